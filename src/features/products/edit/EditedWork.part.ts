import { part } from '../../../lib/part.ts';

export const EditedWork = part(async () => (await import('./EditedWork.tsx')).EditedWork);

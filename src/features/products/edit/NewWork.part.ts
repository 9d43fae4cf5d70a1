import { part } from '../../../lib/part.ts';

export const NewWork = part(async () => (await import('./NewWork.tsx')).NewWork);

import { part } from '../../../lib/part.ts';

export const Keeping = part(async () => (await import('./Keeping.tsx')).Keeping);

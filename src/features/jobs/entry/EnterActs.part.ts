import { part } from '../../../lib/part.ts';

export const EnterActs = part(async () => (await import('./EnterActs.tsx')).EnterActs);

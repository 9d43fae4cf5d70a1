import { part } from '../../../lib/part.ts';

export const OwnerActs = part(async () => (await import('./OwnerActs.tsx')).OwnerActs);

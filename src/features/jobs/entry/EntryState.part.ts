import { part } from '../../../lib/part.ts';

export const EntryState = part(async () => (await import('./EntryState.tsx')).EntryState);

import { part } from '../../../lib/part.ts';

export const CreatorMe = part(async () => (await import('./CreatorMe.tsx')).CreatorMe);

import { part } from '../../lib/part.ts';

export const PublicOnly = part(async () => (await import('./PublicOnly.tsx')).PublicOnly);

import { part } from '../../lib/part.ts';

export const CopyLink = part(async () => (await import('./CopyLink.tsx')).CopyLink);

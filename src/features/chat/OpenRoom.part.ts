import { part } from '../../lib/part.ts';

export const OpenRoom = part(async () => (await import('./OpenRoom.tsx')).OpenRoom);

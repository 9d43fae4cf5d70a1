import { part } from '../../../lib/part.ts';

export const OpenedDesk = part(async () => (await import('./OpenedDesk.tsx')).OpenedDesk);

import { part } from '../../../lib/part.ts';

export const OpenedDraft = part(async () => (await import('./OpenedDraft.tsx')).OpenedDraft);

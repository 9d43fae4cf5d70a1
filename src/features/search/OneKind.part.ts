import { part } from '../../lib/part.ts';

export const OneKind = part(async () => (await import('./OneKind.tsx')).OneKind);

import { part } from '../../../lib/part.ts';

export const SeekingCreators = part(async () => (await import('./SeekingCreators.tsx')).SeekingCreators);

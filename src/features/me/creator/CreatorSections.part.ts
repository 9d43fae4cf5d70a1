import { part } from '../../../lib/part.ts';

export const CreatorSections = part(async () => (await import('./CreatorSections.tsx')).CreatorSections);

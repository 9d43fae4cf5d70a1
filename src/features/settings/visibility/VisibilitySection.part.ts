import { part } from '../../../lib/part.ts';

export const VisibilitySection = part(
  async () => (await import('./VisibilitySection.tsx')).VisibilitySection,
);

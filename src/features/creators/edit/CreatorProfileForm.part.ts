import { part } from '../../../lib/part.ts';

export const CreatorProfileForm = part(
  async () => (await import('./CreatorProfileForm.tsx')).CreatorProfileForm,
);

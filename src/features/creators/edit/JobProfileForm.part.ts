import { part } from '../../../lib/part.ts';

export const JobProfileForm = part(async () => (await import('./JobProfileForm.tsx')).JobProfileForm);

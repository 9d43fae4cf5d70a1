import { part } from '../../../lib/part.ts';

export const OtherJobs = part(async () => (await import('./OtherJobs.tsx')).OtherJobs);

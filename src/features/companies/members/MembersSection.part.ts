import { part } from '../../../lib/part.ts';

export const MembersSection = part(async () => (await import('./MembersSection.tsx')).MembersSection);

import { part } from '../../lib/part.ts';

export const BeginTalk = part(async () => (await import('./BeginTalk.tsx')).BeginTalk);

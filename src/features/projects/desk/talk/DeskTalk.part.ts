import { part } from '../../../../lib/part.ts';

export const DeskTalk = part(async () => (await import('./DeskTalk.tsx')).DeskTalk);

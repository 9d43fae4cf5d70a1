import { part } from '../../../lib/part.ts';

export const DeskPage = part(async () => (await import('./DeskPage.tsx')).DeskPage);

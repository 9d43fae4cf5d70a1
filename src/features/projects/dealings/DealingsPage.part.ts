import { part } from '../../../lib/part.ts';

export const DealingsPage = part(async () => (await import('./DealingsPage.tsx')).DealingsPage);

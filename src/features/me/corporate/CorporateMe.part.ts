import { part } from '../../../lib/part.ts';

export const CorporateMe = part(async () => (await import('./CorporateMe.tsx')).CorporateMe);

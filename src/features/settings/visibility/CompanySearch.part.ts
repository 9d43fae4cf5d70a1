import { part } from '../../../lib/part.ts';

export const CompanySearch = part(async () => (await import('./CompanySearch.tsx')).CompanySearch);

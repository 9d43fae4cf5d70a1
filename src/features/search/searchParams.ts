export const searchTabs = ['works', 'jobs', 'people', 'companies'] as const;
export type SearchTab = (typeof searchTabs)[number];

export interface SearchParams {
  /** What was typed. */
  readonly q?: string;
  /** One kind; all of them without it. */
  readonly tab?: SearchTab;
  /** Chosen facets, such as `category:3`. */
  readonly f?: readonly string[];
  readonly sort?: 'new';
}

export const longestQuery = 200;
const mostChosen = 30;

const isTab = (value: unknown): value is SearchTab => searchTabs.some((tab) => tab === value);
const isFacet = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{1,20}:[\w-]{1,60}$/u.test(value);

export function validateSearch({ q, tab, f, sort }: Record<string, unknown>): SearchParams {
  // `?q=2026` arrives as a number, `?q=true` as a boolean.
  const words = ['string', 'number', 'boolean'].includes(typeof q)
    ? String(q).trim().slice(0, longestQuery)
    : '';
  const chosen = [...new Set((Array.isArray(f) ? f : [f]).filter(isFacet))].slice(0, mostChosen);
  return {
    ...(words !== '' && { q: words }),
    ...(isTab(tab) && { tab }),
    ...(chosen.length > 0 && { f: chosen }),
    ...(sort === 'new' && { sort }),
  };
}

/** What an address asks the server for. */
export function searchVariables({ q, f, sort }: SearchParams) {
  return { query: q ?? '', filters: f ? [...f] : [], sort: sort === 'new' ? 'NEWEST' : 'BEST' } as const;
}

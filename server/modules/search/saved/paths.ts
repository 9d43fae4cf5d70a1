import type { SavedRow } from './savedSql.ts';

const tabs = { PRODUCT: 'works', JOB_OPENING: 'jobs', CREATOR: 'people', COMPANY: 'companies' } as const;

/** The page of a saved search, what came in last first. Words in quotes are words, whatever they look like to the page's router. */
export function pathOf({ query, kind, filters }: Pick<SavedRow, 'filters' | 'kind' | 'query'>): string {
  const search = new URLSearchParams();
  if (query !== '') search.set('q', JSON.stringify(query));
  if (kind !== null) search.set('tab', tabs[kind]);
  if (filters.length > 0) search.set('f', JSON.stringify(filters));
  search.set('sort', 'new');
  return `/search?${search.toString()}`;
}

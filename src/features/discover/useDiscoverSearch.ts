import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FilterValues } from '../../ui/filters/filterFacet.ts';
import { withoutFilters, withSort, withValues } from './discoverChoices.ts';
import { filterKinds } from './discoverSearch.ts';
import type { DiscoverSearch, FeedSort, FilterKind } from './discoverSearch.ts';

interface DiscoverActs {
  readonly search: DiscoverSearch;
  /** `step`: the choice gets a history entry; further choices in the same menu do not. */
  readonly set: (kind: FilterKind, values: readonly string[], step?: boolean) => void;
  readonly setAll: (chosen: FilterValues<FilterKind>, replace?: boolean) => void;
  readonly setSort: (sort: FeedSort | undefined) => void;
  readonly clear: () => void;
}

/** The page's state, which is all in the address. */
export function useDiscoverSearch(): DiscoverActs {
  const search = useSearch({ from: '/chrome/products' });
  const navigate = useNavigate({ from: '/products' });
  // `DiscoverPage` scrolls the list itself.
  const go = (next: DiscoverSearch, replace = false): void =>
    void navigate({ to: '/products', search: next, replace, resetScroll: false });
  return {
    search,
    set: (kind, values, step = true) => go(withValues(search, kind, values), !step),
    setAll: (chosen, replace) =>
      go(
        filterKinds.reduce((next, kind) => withValues(next, kind, chosen[kind] ?? []), search),
        replace,
      ),
    setSort: (sort) => go(withSort(search, sort)),
    clear: () => go(withoutFilters(search)),
  };
}

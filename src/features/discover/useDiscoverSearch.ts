import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FilterValues } from '../../ui/filters/filterFacet.ts';
import { withoutFilters, withValues } from './discoverChoices.ts';
import { filterKinds } from './discoverSearch.ts';
import type { DiscoverSearch, FilterKind } from './discoverSearch.ts';

interface DiscoverActs {
  readonly search: DiscoverSearch;
  /** `step` is one for Back to undo; the further choices made in one go belong to the first. */
  readonly set: (kind: FilterKind, values: readonly string[], step?: boolean) => void;
  readonly setAll: (chosen: FilterValues<FilterKind>, replace?: boolean) => void;
  readonly clear: () => void;
}

/** What the page shows, and how to show something else: it all goes through the address. */
export function useDiscoverSearch(): DiscoverActs {
  const search = useSearch({ from: '/chrome/products' });
  const navigate = useNavigate({ from: '/products' });
  // The list itself goes back to its beginning, under the filters (`DiscoverPage`).
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
    clear: () => go(withoutFilters(search)),
  };
}

import type { ReactElement } from 'react';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { chosenOf, tabOf } from './discoverChoices.ts';
import { useDiscoverSearch } from './useDiscoverSearch.ts';
import { useFilterFacets } from './useFilterFacets.ts';

/** The seven filters of works. */
export function DiscoverFilters(): ReactElement {
  const { search, set, setAll } = useDiscoverSearch();
  return (
    <FilterBar
      facets={useFilterFacets(tabOf(search))}
      chosen={chosenOf(search)}
      onChange={set}
      onReplace={setAll}
    />
  );
}

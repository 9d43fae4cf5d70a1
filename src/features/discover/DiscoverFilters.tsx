import type { ReactElement } from 'react';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SortMenu } from '../../ui/filters/SortMenu.tsx';
import { SeekingChoiceCounts } from './creators/SeekingChoiceCounts.tsx';
import { chosenOf, tabOf, valuesOf } from './discoverChoices.ts';
import { useDiscoverSearch } from './useDiscoverSearch.ts';
import { useFilterFacets } from './useFilterFacets.ts';
import { WorkChoiceCounts } from './works/WorkChoiceCounts.tsx';

const newest = { sort: 'newest', name: '新しい順' } as const;
const sorts = [{ sort: undefined, name: 'おすすめ順' }, newest] as const;
const sortsOfColor = [{ sort: undefined, name: '色の近い順' }, newest] as const;

export function DiscoverFilters(): ReactElement {
  const { search, set, setAll, setSort } = useDiscoverSearch();
  const tab = tabOf(search);
  const colors = valuesOf(search, 'color');
  return (
    <FilterBar
      facets={useFilterFacets(tab, colors)}
      chosen={chosenOf(search)}
      onChange={set}
      onReplace={setAll}
      renderCounted={(kinds, chosen, show) =>
        tab === 'seeking' ? (
          <SeekingChoiceCounts kinds={kinds} chosen={chosen} show={show} />
        ) : (
          <WorkChoiceCounts kinds={kinds} chosen={chosen} newbie={tab === 'newbie'} show={show} />
        )
      }
      aside={
        tab === 'recommended' && (
          <SortMenu
            sorts={colors.length === 0 ? sorts : sortsOfColor}
            current={search.sort}
            onChange={setSort}
            isNamed
          />
        )
      }
    />
  );
}

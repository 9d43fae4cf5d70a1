import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { countOfFilters, valuesOf, withoutFilters, withValues } from './discoverSearch.ts';
import type { DiscoverSearch } from './discoverSearch.ts';
import { FilterChoices } from './FilterChoices.tsx';
import type { FilterFacet } from './filterFacets.ts';

interface FilterSheetProps {
  readonly facets: readonly FilterFacet[];
  readonly search: DiscoverSearch;
  readonly onApply: (search: DiscoverSearch) => void;
  readonly onClose: () => void;
}

/** All filters on a phone. They hold when one says so: the list behind is out of sight until then. */
export function FilterSheet({ facets, search, onApply, onClose }: FilterSheetProps): ReactElement {
  const [chosen, setChosen] = useState(search);
  return (
    <Sheet
      open
      onClose={onClose}
      title="しぼりこみ"
      footer={
        <>
          <Button
            variant="text"
            disabled={countOfFilters(chosen) === 0}
            onClick={() => setChosen(withoutFilters(chosen))}
          >
            すべて外す
          </Button>
          <Button variant="primary" onClick={() => onApply(chosen)}>
            この条件で見る
          </Button>
        </>
      }
    >
      {facets.map((facet) => (
        <FilterChoices
          key={facet.kind}
          facet={facet}
          values={valuesOf(chosen, facet.kind)}
          onChange={(values) => setChosen(withValues(chosen, facet.kind, values))}
        />
      ))}
    </Sheet>
  );
}

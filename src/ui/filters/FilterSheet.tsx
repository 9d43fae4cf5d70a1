import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../buttons/Button.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import { countOfValues } from './filterFacet.ts';
import type { CountedChoices, FilterFacet, FilterValues } from './filterFacet.ts';
import { Sheet } from '../overlays/Sheet.tsx';

interface FilterSheetProps<Kind extends string> {
  readonly facets: readonly FilterFacet<Kind>[];
  readonly chosen: FilterValues<Kind>;
  readonly renderCounted: (chosen: FilterValues<Kind>, show: CountedChoices<Kind>['show']) => ReactElement;
  readonly onApply: (chosen: FilterValues<Kind>) => void;
  readonly onClose: () => void;
}

/** All filters on a phone. They apply on a button, since the sheet covers the list. */
export function FilterSheet<Kind extends string>({
  facets,
  chosen: before,
  renderCounted,
  onApply,
  onClose,
}: FilterSheetProps<Kind>): ReactElement {
  const [chosen, setChosen] = useState(before);
  return (
    <Sheet
      open
      onClose={onClose}
      title="絞り込み"
      footer={
        <>
          <Button variant="text" disabled={countOfValues(chosen) === 0} onClick={() => setChosen({})}>
            すべて外す
          </Button>
          <Button variant="primary" onClick={() => onApply(chosen)}>
            この条件で見る
          </Button>
        </>
      }
    >
      {renderCounted(chosen, (counts) => (
        <>
          {facets.map((facet) => (
            <FilterChoices
              key={facet.kind}
              facet={facet}
              values={chosen[facet.kind] ?? []}
              counts={counts}
              onChange={(values) => setChosen({ ...chosen, [facet.kind]: values })}
            />
          ))}
        </>
      ))}
    </Sheet>
  );
}

import { useRef } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { PopoverButton } from '../buttons/PopoverButton.tsx';
import type { CountedChoices, FilterFacet } from './filterFacet.ts';
import * as css from './filters.css.ts';
import { part } from '../../lib/part.ts';

const FilterChoices = part(async () => (await import('./FilterChoices.tsx')).FilterChoices);

interface FilterMenuProps {
  readonly facet: FilterFacet;
  readonly values: readonly string[];
  /** `step`: the first choice since it was opened. */
  readonly onChange: (values: readonly string[], step: boolean) => void;
  readonly renderCounted: (show: CountedChoices<string>['show']) => ReactElement;
}

/** One filter's menu on a wide screen; choices apply at once. */
export function FilterMenu({ facet, values, onChange, renderCounted }: FilterMenuProps): ReactElement {
  const touched = useRef(false);
  return (
    <PopoverButton
      plain
      label={facet.name}
      className={values.length > 0 ? css.triggerSet : css.trigger}
      popoverClassName={css.menu}
      contentAhead={FilterChoices.ahead}
      onOpenChange={() => {
        touched.current = false;
      }}
      renderContent={() =>
        renderCounted((counts) => (
          <FilterChoices
            facet={facet}
            values={values}
            counts={counts}
            onChange={(next) => {
              onChange(next, !touched.current);
              touched.current = true;
            }}
          />
        ))
      }
    >
      {facet.name}
      <Icon name="down" size={16} className={css.triggerIcon} />
    </PopoverButton>
  );
}

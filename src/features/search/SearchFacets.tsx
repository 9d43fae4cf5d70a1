import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SearchFacets_results$key } from '../../../__generated__/SearchFacets_results.graphql.ts';
import { flush } from '../../ui/buttons/Button.css.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SwatchLabel } from '../../ui/pictures/SwatchLabel.tsx';
import { SavedList } from './saved/SavedList.tsx';
import * as css from './search.css.ts';
import type { SearchParams } from './searchParams.ts';
import { facetGroups, facetWord } from './searchWords.ts';

const shown = 5;

interface SearchFacetsProps {
  readonly search: SearchParams;
  readonly results: SearchFacets_results$key;
}

interface Value {
  readonly value: string;
  readonly word: string;
  readonly count: number;
}

/** What the results can be narrowed by: several of one group are alternatives, the groups hold together. */
export function SearchFacets({ search, results }: SearchFacetsProps): ReactElement {
  const kinds = useFragment(
    graphql`
      fragment SearchFacets_results on SearchResults @relay(plural: true) {
        facets {
          value
          count
          name
        }
      }
    `,
    results,
  );
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = search.f ?? [];
  const values = new Map<string, Value>();
  for (const { value, count, name } of kinds.flatMap(({ facets }) => facets)) {
    const word = name ?? facetWord(value);
    if (word !== null) values.set(value, { value, word, count: (values.get(value)?.count ?? 0) + count });
  }
  const choose = (value: string, isChosen: boolean): void => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value);
    const { f: _before, ...rest } = search;
    void navigate({
      to: '/search',
      search: { ...rest, ...(next.length > 0 && { f: next }) },
      resetScroll: false,
    });
  };
  return (
    <>
      <Button
        className={css.narrowButton}
        icon={<Icon name="filter" size={16} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen.length === 0 ? '絞り込む' : `絞り込む(${chosen.length})`}
      </Button>
      <aside className={cx(css.narrowing, isOpen && css.narrowingOpen)} aria-label="絞り込み">
        {facetGroups.map(([group, name]) => {
          const own = [...values.values()].filter(({ value }) => value.startsWith(`${group}:`));
          return own.length === 0 ? null : (
            <Group key={group} name={name} values={own} chosen={chosen} onChoose={choose} />
          );
        })}
        <SavedList />
      </aside>
    </>
  );
}

interface GroupProps {
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: readonly string[];
  readonly onChoose: (value: string, isChosen: boolean) => void;
}

function Group({ name, values, chosen, onChoose }: GroupProps): ReactElement {
  const [isWhole, setIsWhole] = useState(false);
  const ordered = values.toSorted((one, other) => other.count - one.count);
  const visible = isWhole
    ? ordered
    : ordered.filter(({ value }, index) => index < shown || chosen.includes(value));
  const rest = ordered.length - visible.length;
  return (
    <section className={css.facet}>
      <h2 className={css.facetName}>{name}</h2>
      <ul>
        {visible.map(({ value, word, count }) => (
          <li key={value} className={css.facetValue}>
            <Checkbox checked={chosen.includes(value)} onChange={(isChosen) => onChoose(value, isChosen)}>
              <SwatchLabel color={value.startsWith('color:') ? value.replace('color:', '#') : undefined}>
                {word}
              </SwatchLabel>
            </Checkbox>
            <span className={css.facetCount}>
              {count >= 2_000 ? '2,000+' : count.toLocaleString('ja-JP')}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="text" className={flush} size="s" onClick={() => setIsWhole(true)}>
          {`ほか${rest}件`}
        </Button>
      )}
    </section>
  );
}

import type { ReactElement } from 'react';
import * as filters from '../../ui/filters/filters.css.ts';
import * as css from './DiscoverPage.css.ts';
import { kindsInSchema } from './discoverChoices.ts';
import { filterKinds } from './discoverSearch.ts';
import type { FilterKind } from './discoverSearch.ts';
import { facetNames } from './facetNames.ts';

const grouped = new Intl.NumberFormat('ja-JP');

interface LooseningsProps {
  readonly found: readonly {
    readonly kind: (typeof kindsInSchema)[FilterKind];
    readonly count: number;
    readonly isMore: boolean;
  }[];
  readonly unit: string;
  readonly onLoosen: (kind: FilterKind) => void;
}

/** Filters whose removal gives results, the most first. */
export function Loosenings({ found, unit, onLoosen }: LooseningsProps): ReactElement {
  const helpful = filterKinds
    .flatMap((kind) =>
      found.filter((each) => each.kind === kindsInSchema[kind]).map((each) => ({ ...each, kind })),
    )
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  if (helpful.length === 0) return <p>どれか1つを外しても見つかりません。条件を減らしてみてください。</p>;
  return (
    <>
      <p>次の条件を外すと、見つかります。</p>
      <ul className={filters.loosenings}>
        {helpful.map(({ kind, count, isMore }) => (
          <li key={kind}>
            <button type="button" className={css.loosening} onClick={() => onLoosen(kind)}>
              {facetNames[kind]}を外す
              <span className={css.looseningCount}>
                {grouped.format(count)}
                {isMore ? `${unit}以上` : unit}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { ReactElement } from 'react';
import * as css from './DiscoverPage.css.ts';
import type { FilterKind } from './discoverSearch.ts';
import { facetNames } from './facetNames.ts';

const grouped = new Intl.NumberFormat('ja-JP');

const kindOf = {
  CATEGORY: 'category',
  INDUSTRY: 'industry',
  TOOL: 'tool',
  JOB_SEEKING_STATUS: 'status',
  OPERATIONAL_AVAILABILITY: 'availability',
  ENGAGEMENT_TYPE: 'engagement',
  WAY_OF_WORKING: 'way',
} as const satisfies Record<string, FilterKind>;

interface LooseningsProps {
  readonly found: readonly {
    readonly kind: keyof typeof kindOf;
    readonly count: number;
    readonly isMore: boolean;
  }[];
  readonly unit: string;
  readonly onLoosen: (kind: FilterKind) => void;
}

/** The filters that hide something, the one that hides most first. */
export function Loosenings({ found, unit, onLoosen }: LooseningsProps): ReactElement {
  const helpful = found.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  if (helpful.length === 0) return <p>どれか1つを外しても見つかりません。条件を減らしてみてください。</p>;
  return (
    <>
      <p>次の条件を外すと、見つかります。</p>
      <ul className={css.loosenings}>
        {helpful.map(({ kind, count, isMore }) => (
          <li key={kind}>
            <button type="button" className={css.loosening} onClick={() => onLoosen(kindOf[kind])}>
              {facetNames[kindOf[kind]]}を外す
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

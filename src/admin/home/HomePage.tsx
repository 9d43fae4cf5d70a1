import { useEffect, useState, useTransition } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import type { HomePageQuery, OverviewRange } from '../__generated__/HomePageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf } from '../place.ts';
import * as css from './home.css.ts';
import { Day } from './Day.tsx';
import { Reasons } from './Reasons.tsx';
import { SlowCompanies } from './SlowCompanies.tsx';
import { Speed } from './Speed.tsx';
import { Todos } from './Todos.tsx';
import { Waiting } from './Waiting.tsx';

const ranges: readonly (readonly [OverviewRange, string])[] = [
  ['WEEK', '7日'],
  ['MONTH', '30日'],
  ['QUARTER', '90日'],
];

const spanOf = { WEEK: 'DAYS_7', MONTH: 'DAYS_30', QUARTER: 'DAYS_90' } as const;

/** `/admin`: what waits and its age first. */
export function HomePage(): ReactElement {
  const [range, setRange] = useState<OverviewRange>('MONTH');
  const [isTurning, turn] = useTransition();
  const now = useMinute();
  useEffect(() => nameTab('全体'), []);
  const { overview, numbers, slowCompanies, todos } = useQuery<HomePageQuery>(
    graphql`
      query HomePageQuery($range: OverviewRange!, $span: NumbersSpan!) {
        overview(range: $range) {
          ...Waiting_overview
          ...Speed_overview
          ...Reasons_overview
        }
        numbers(span: $span) {
          ...Day_numbers
        }
        slowCompanies {
          ...SlowCompanies_companies
        }
        todos {
          ...Todos_todos
        }
      }
    `,
    { range, span: spanOf[range] },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <div className={page.page} aria-busy={isTurning}>
      <header className={page.head}>
        <h1 className={page.title}>全体</h1>
        <span className={page.note}>{formatDateTime(now)}</span>
        <fieldset className={css.ranges} aria-label="期間">
          {ranges.map(([value, word]) => (
            <button
              key={value}
              type="button"
              className={css.range}
              aria-pressed={value === range}
              onClick={() => turn(() => setRange(value))}
            >
              {word}
            </button>
          ))}
        </fieldset>
      </header>
      <div className={css.first}>
        <section className={css.block}>
          <h2 className={css.blockTitle}>
            審査待ち
            <a className={css.act} href={addressOf('works')}>
              審査する
            </a>
          </h2>
          <Waiting overview={overview} />
        </section>
        <section className={css.block}>
          <Speed overview={overview} />
        </section>
        <section className={css.block}>
          <h2 className={css.blockTitle}>対応が必要なこと</h2>
          <Todos todos={todos} />
        </section>
      </div>
      <Day numbers={numbers} />
      <div className={css.last}>
        <SlowCompanies companies={slowCompanies} />
        <Reasons overview={overview} />
      </div>
    </div>
  );
}

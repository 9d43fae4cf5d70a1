import { useEffect, useState, useTransition } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { dayWords } from '../../features/analytics/analyticsWords.ts';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useQuery } from '../../relay/useQuery.ts';
import type { NumbersPageQuery, NumbersSpan } from '../__generated__/NumbersPageQuery.graphql.ts';
import * as home from '../home/home.css.ts';
import * as page from '../page.css.ts';
import { Makeup } from './Makeup.tsx';
import { MeasureGroup } from './MeasureGroup.tsx';

const spans: readonly (readonly [NumbersSpan, string])[] = [
  ['DAYS_7', '7日'],
  ['DAYS_30', '30日'],
  ['DAYS_90', '90日'],
];

/** `/admin/numbers`: the whole by day, small multiples with their tables. */
export function NumbersPage(): ReactElement {
  const [span, setSpan] = useState<NumbersSpan>('DAYS_30');
  const [isTurning, turn] = useTransition();
  useEffect(() => nameTab('数字'), []);
  const { numbers, makeup } = useQuery<NumbersPageQuery>(
    graphql`
      query NumbersPageQuery($span: NumbersSpan!) {
        numbers(span: $span) {
          since
          until
          groups {
            name
            measures {
              ...MeasureGroup_measures
            }
          }
          reviewers {
            ...MeasureGroup_measures
          }
        }
        makeup {
          ...Makeup_questions
        }
      }
    `,
    { span },
    { fetchPolicy: 'store-and-network' },
  );
  const { since, until, groups, reviewers } = numbers;
  const days = { since, until };
  return (
    <div className={page.page} aria-busy={isTurning}>
      <header className={page.head}>
        <h1 className={page.title}>数字</h1>
        <span className={page.note}>
          {dayWords(since)}〜{dayWords(until)}
        </span>
        <fieldset className={home.ranges} aria-label="期間">
          {spans.map(([value, word]) => (
            <button
              key={value}
              type="button"
              className={home.range}
              aria-pressed={value === span}
              onClick={() => turn(() => setSpan(value))}
            >
              {word}
            </button>
          ))}
        </fieldset>
      </header>
      {groups.map(({ name, measures }) => (
        <MeasureGroup key={name} name={name} measures={measures} {...days} />
      ))}
      {reviewers.length > 0 && <MeasureGroup name="審査した人" measures={reviewers} {...days} />}
      <p className={page.note}>
        待ちの件数と古さ、進行中の報酬は、合計ではなく最後の値です。日は日本時間で区切ります。
      </p>
      <Makeup questions={makeup} />
    </div>
  );
}

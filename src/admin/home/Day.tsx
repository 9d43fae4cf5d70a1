import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { change, dayWords } from '../../features/analytics/analyticsWords.ts';
import { Columns } from '../../features/analytics/charts/Columns.tsx';
import type { Day_numbers$key } from '../__generated__/Day_numbers.graphql.ts';
import { orNothing } from '../numbers/numberWords.ts';
import * as css from './home.css.ts';

/** What the day is told by; the replies are said in words beside their share. */
const shown: readonly (readonly [key: string, title: string])[] = [
  ['signUpDone', '登録(クリエイター)'],
  ['works', '公開された作品'],
  ['entries', '応募'],
  ['repliesInTime', '返信率'],
];

/** Sign-ups, works, entries and replies: the sum, what today brought, and the days as columns. */
export function Day({ numbers }: { readonly numbers: Day_numbers$key }): ReactElement {
  const { since, until, groups } = useFragment(
    graphql`
      fragment Day_numbers on Numbers {
        since
        until
        groups {
          measures {
            key
            unit
            total
            today
            before
            byDay
          }
        }
      }
    `,
    numbers,
  );
  const measures = new Map(groups.flatMap((group) => group.measures.map((one) => [one.key, one] as const)));
  const minutes = measures.get('replyMinutes');
  return (
    <div className={css.day}>
      {shown.map(([key, title]) => {
        const measure = measures.get(key);
        if (measure === undefined) return null;
        const { unit, total, today, before, byDay } = measure;
        return (
          <section key={key} className={css.dayBlock} aria-label={title}>
            <h2 className={css.blockTitle}>{title}</h2>
            <div className={css.dayBig}>
              <span className={css.dayFigure}>
                {orNothing(total, unit === '%' ? unit : '')}
                {total != null && unit !== '%' && <span className={css.dayUnit}>{unit}</span>}
              </span>
              <p className={css.said}>
                {key === 'repliesInTime' ? (
                  <>
                    返信まで平均 <b>{orNothing(minutes?.total, '分')}</b>
                  </>
                ) : (
                  <>
                    <span className={css.whole}>
                      今日 <b>{orNothing(today, unit)}</b>
                    </span>
                    {before != null && (
                      <span className={css.whole}>前の期間比 {change(total ?? 0, before)}</span>
                    )}
                  </>
                )}
              </p>
            </div>
            <Columns values={byDay} height={56} tone={key === 'repliesInTime' ? 'ai' : 'ink'} />
            <div className={css.ends}>
              <span>{dayWords(since)}</span>
              <span>{dayWords(until)}</span>
            </div>
          </section>
        );
      })}
    </div>
  );
}

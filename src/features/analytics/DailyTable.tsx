import type { ReactElement } from 'react';
import * as css from './analytics.css.ts';
import { dayWords, daysFrom, grouped } from './analyticsWords.ts';

interface DailyTableProps {
  readonly since: string;
  readonly measures: readonly { readonly name: string; readonly byDay: readonly number[] }[];
}

/** The chart's data as a table, newest day first. */
export function DailyTable({ since, measures }: DailyTableProps): ReactElement {
  const days = daysFrom(since, measures[0]?.byDay.length ?? 0);
  return (
    <details className={css.daily}>
      <summary className={css.dailySummary}>日ごとの数字を表で見る</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={css.dailyScroll} aria-label="日ごとの数字" tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.headCell}>
                日付
              </th>
              {measures.map(({ name }) => (
                <th key={name} scope="col" className={css.headCell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, place) => (
                <tr key={day}>
                  <th scope="row" className={css.cell}>
                    {dayWords(day)}
                  </th>
                  {measures.map(({ name, byDay }) => (
                    <td key={name} className={css.cell}>
                      {grouped.format(byDay[place] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </section>
    </details>
  );
}

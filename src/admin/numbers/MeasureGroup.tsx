import { useId } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Columns } from '../../features/analytics/charts/Columns.tsx';
import { dayWords } from '../../features/analytics/analyticsWords.ts';
import type { MeasureGroup_measures$key } from '../__generated__/MeasureGroup_measures.graphql.ts';
import * as page from '../page.css.ts';
import { orNothing } from './numberWords.ts';
import * as css from './numbers.css.ts';

interface MeasureGroupProps {
  readonly name: string;
  readonly since: string;
  readonly until: string;
  readonly measures: MeasureGroup_measures$key;
}

/** Small multiples, and beside them what they draw in figures. */
export function MeasureGroup({ name, since, until, measures: key }: MeasureGroupProps): ReactElement {
  const id = useId();
  const measures = useFragment(
    graphql`
      fragment MeasureGroup_measures on Measure @relay(plural: true) {
        name
        unit
        total
        today
        before
        byDay
      }
    `,
    key,
  );
  const days = measures[0]?.byDay.length ?? 0;
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className={page.sub}>
        {name}
      </h2>
      <div className={css.group}>
        <div className={css.panels} aria-hidden="true">
          {measures.map((measure) => (
            <div key={measure.name} className={css.panel}>
              <div className={css.name}>{measure.name}</div>
              <span className={css.figure}>{orNothing(measure.total, measure.unit)}</span>
              <Columns values={measure.byDay} height={48} />
              <div className={css.axis}>
                <span>{dayWords(since)}</span>
                <span>{dayWords(until)}</span>
              </div>
            </div>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <section className={css.scroll} aria-label={`${name}の表`} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.head}>
                  項目
                </th>
                <th scope="col" className={css.head}>
                  今日
                </th>
                <th scope="col" className={css.head}>
                  {days}日
                </th>
                <th scope="col" className={css.head}>
                  前の{days}日
                </th>
              </tr>
            </thead>
            <tbody>
              {measures.map(({ name: row, unit, total, today, before }) => (
                <tr key={row}>
                  <th scope="row" className={css.rowName}>
                    {row}
                  </th>
                  <td className={css.cell}>{orNothing(today, unit)}</td>
                  <td className={css.cell}>{orNothing(total, unit)}</td>
                  <td className={css.cell}>{orNothing(before, unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

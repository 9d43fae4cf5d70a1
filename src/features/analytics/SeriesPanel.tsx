import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SeriesPanel_days$key } from '../../../__generated__/SeriesPanel_days.graphql.ts';
import type { SeriesPanel_series$key } from '../../../__generated__/SeriesPanel_series.graphql.ts';
import * as css from './analytics.css.ts';
import { change, dayWords, grouped } from './analyticsWords.ts';
import { Columns } from './charts/Columns.tsx';
import { peaks } from './charts/columns.ts';

interface SeriesPanelProps {
  readonly title: string;
  readonly series: SeriesPanel_series$key;
  readonly days: SeriesPanel_days$key;
  /** `shu` when every column counts. */
  readonly tone?: 'ink' | 'shu';
}

/** One measure: its sum, change, and a column per day. */
export function SeriesPanel({
  title,
  series: seriesKey,
  days: daysKey,
  tone = 'ink',
}: SeriesPanelProps): ReactElement {
  const { total, before, byDay } = useFragment(
    graphql`
      fragment SeriesPanel_series on AnalyticsSeries {
        total
        before
        byDay
      }
    `,
    seriesKey,
  );
  const { since, until } = useFragment(
    graphql`
      fragment SeriesPanel_days on AnalyticsDays {
        since
        until
      }
    `,
    daysKey,
  );
  return (
    <section className={css.panel}>
      <h2 className={css.panelHead}>
        {title}
        <span className={css.panelFigure}>{grouped.format(total)}</span>
        {before != null && (
          <span className={css.panelChange}>
            前の{byDay.length}日比 {change(total, before)}
          </span>
        )}
      </h2>
      <Columns values={byDay} tone={tone} marked={tone === 'ink' ? peaks(byDay) : undefined} height={84} />
      <div className={css.axis} aria-hidden="true">
        <span>{dayWords(since)}</span>
        <span>{dayWords(until)}</span>
      </div>
    </section>
  );
}

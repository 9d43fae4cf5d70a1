import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorksCharts_analytics$key } from '../../../../__generated__/WorksCharts_analytics.graphql.ts';
import * as css from '../analytics.css.ts';
import { DailyTable } from '../DailyTable.tsx';
import { SeriesPanel } from '../SeriesPanel.tsx';

/** Four charts, and all their numbers in a table. */
export function WorksCharts({
  analytics: key,
}: {
  readonly analytics: WorksCharts_analytics$key;
}): ReactElement {
  const { days, views, saves, visits, reached } = useFragment(
    graphql`
      fragment WorksCharts_analytics on WorksAnalytics {
        days {
          since
          ...SeriesPanel_days
        }
        views {
          byDay
          ...SeriesPanel_series
        }
        saves {
          byDay
          ...SeriesPanel_series
        }
        visits {
          byDay
          ...SeriesPanel_series
        }
        reached {
          byDay
          ...SeriesPanel_series
        }
      }
    `,
    key,
  );
  return (
    <>
      <div className={css.panels}>
        <SeriesPanel title="作品の閲覧" series={views} days={days} />
        <SeriesPanel title="保存" series={saves} days={days} />
        <SeriesPanel title="プロフィールの訪問" series={visits} days={days} />
        <SeriesPanel title="声がかかった会社" series={reached} days={days} tone="shu" />
      </div>
      <DailyTable
        since={days.since}
        measures={[
          { name: '閲覧', byDay: views.byDay },
          { name: '保存', byDay: saves.byDay },
          { name: '訪問', byDay: visits.byDay },
          { name: '声', byDay: reached.byDay },
        ]}
      />
    </>
  );
}

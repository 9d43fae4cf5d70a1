import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { WorksAnalyticsPageCsvQuery } from '../../../../__generated__/WorksAnalyticsPageCsvQuery.graphql.ts';
import type {
  WorksAnalyticsPageQuery,
  WorksAnalyticsPageQuery$variables,
} from '../../../../__generated__/WorksAnalyticsPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import * as css from '../analytics.css.ts';
import { AnalyticsHead } from '../AnalyticsHead.tsx';
import { searchOf } from '../analyticsSearch.ts';
import { CsvButton } from '../CsvButton.tsx';
import { Sentence } from '../Sentence.tsx';
import { AudienceBars } from './AudienceBars.tsx';
import { SourceBars } from './SourceBars.tsx';
import { WorksCharts } from './WorksCharts.tsx';
import { WorksFigures } from './WorksFigures.tsx';
import { worksSentence } from './worksSentence.ts';

const title = '作品の数字';

/** `/me/analytics`: views of a creator's works and page, by day, work and source. */
export function WorksAnalyticsPage({
  variables,
}: {
  readonly variables: WorksAnalyticsPageQuery$variables;
}): ReactElement {
  const environment = useRelayEnvironment();
  const { worksAnalytics: analytics } = useRouteQuery<WorksAnalyticsPageQuery>(
    graphql`
      query WorksAnalyticsPageQuery($span: AnalyticsSpan!) {
        worksAnalytics(span: $span) {
          days {
            since
            ...AnalyticsHead_days
          }
          views {
            total
            byDay
          }
          saves {
            total
          }
          visits {
            total
          }
          reached {
            total
          }
          ...WorksCharts_analytics
          ...WorksFigures_analytics
          ...SourceBars_analytics
          ...AudienceBars_analytics
        }
      }
    `,
    variables,
  );
  const { days, views, saves, visits, reached } = analytics;
  const parts = worksSentence({
    days: views.byDay.length,
    views: views.total,
    saves: saves.total,
    reached: reached.total,
  });
  const load = async (): Promise<string | undefined> => {
    const answer = await fetchQuery<WorksAnalyticsPageCsvQuery>(
      environment,
      graphql`
        query WorksAnalyticsPageCsvQuery($span: AnalyticsSpan!) {
          worksAnalyticsCsv(span: $span)
        }
      `,
      variables,
    ).toPromise();
    return answer?.worksAnalyticsCsv;
  };
  const isEmpty = parts === null && visits.total === 0;
  return (
    <div className={css.page}>
      <PageHead title={title} />
      <AnalyticsHead title={title} page="/me/analytics" search={searchOf(variables.span)} days={days} />
      {isEmpty ? (
        <EmptyState
          title="作品が開かれると、ここに数字が並びます。"
          action={
            <Link to="/products/create" className={buttonClass({ variant: 'primary' })}>
              作品を載せる
            </Link>
          }
        >
          閲覧、保存、プロフィールの訪問、声がかかった会社を、日ごと・作品ごとに90日分まで見られます。
        </EmptyState>
      ) : (
        <>
          <Sentence
            parts={
              parts ?? [
                {
                  before: `この${views.byDay.length}日で、プロフィールがのべ`,
                  figure: visits.total,
                  after: '回訪問されました。',
                },
              ]
            }
          />
          <WorksCharts analytics={analytics} />
          <div className={css.below}>
            <WorksFigures
              analytics={analytics}
              csv={<CsvButton name={`tsumugi-works-${days.since}.csv`} load={load} />}
            />
            <div className={css.side}>
              <SourceBars analytics={analytics} />
              <AudienceBars analytics={analytics} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

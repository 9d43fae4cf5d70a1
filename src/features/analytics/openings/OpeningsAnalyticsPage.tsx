import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { OpeningsAnalyticsPageCsvQuery } from '../../../../__generated__/OpeningsAnalyticsPageCsvQuery.graphql.ts';
import type {
  OpeningsAnalyticsPageQuery,
  OpeningsAnalyticsPageQuery$variables,
} from '../../../../__generated__/OpeningsAnalyticsPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import * as css from '../analytics.css.ts';
import { AnalyticsHead } from '../AnalyticsHead.tsx';
import { searchOf } from '../analyticsSearch.ts';
import { CsvButton } from '../CsvButton.tsx';
import { Sentence } from '../Sentence.tsx';
import { EntrySources } from './EntrySources.tsx';
import { Funnel } from './Funnel.tsx';
import { OpeningsDaily } from './OpeningsDaily.tsx';
import { OpeningsFigures } from './OpeningsFigures.tsx';
import { openingsSentence } from './openingsSentence.ts';
import { ReplyTimes } from './ReplyTimes.tsx';

const title = '募集の数字';

/** `/my_company/analytics`: views of openings, how far entries came, and how soon they were answered. */
export function OpeningsAnalyticsPage({
  variables,
}: {
  readonly variables: OpeningsAnalyticsPageQuery$variables;
}): ReactElement {
  const environment = useRelayEnvironment();
  const { openingsAnalytics: analytics } = useRouteQuery<OpeningsAnalyticsPageQuery>(
    graphql`
      query OpeningsAnalyticsPageQuery($span: AnalyticsSpan!) {
        openingsAnalytics(span: $span) {
          days {
            since
            ...AnalyticsHead_days
          }
          opened {
            total
            byDay
          }
          entered {
            total
          }
          reached {
            step
            people
          }
          openingsCount
          ...Funnel_analytics
          ...OpeningsDaily_analytics
          ...OpeningsFigures_analytics
          ...ReplyTimes_analytics
          ...EntrySources_analytics
        }
      }
    `,
    variables,
  );
  const { days, opened, entered, reached, openingsCount } = analytics;
  const load = async (): Promise<string | undefined> => {
    const answer = await fetchQuery<OpeningsAnalyticsPageCsvQuery>(
      environment,
      graphql`
        query OpeningsAnalyticsPageCsvQuery($span: AnalyticsSpan!) {
          openingsAnalyticsCsv(span: $span)
        }
      `,
      variables,
    ).toPromise();
    return answer?.openingsAnalyticsCsv;
  };
  return (
    <div className={css.page}>
      <PageHead title={title} />
      <AnalyticsHead
        title={title}
        page="/my_company/analytics"
        search={searchOf(variables.span)}
        days={days}
      />
      {openingsCount === 0 ? (
        <EmptyState
          title="募集を公開すると、ここに数字が並びます。"
          action={
            <Link to="/projects" className={buttonClass({ variant: 'primary' })}>
              募集の管理へ
            </Link>
          }
        >
          表示、閲覧、応募、選考の段階、返信までの時間を、募集ごとに90日分まで見られます。
        </EmptyState>
      ) : (
        <>
          <Sentence
            parts={openingsSentence({
              days: opened.byDay.length,
              openings: openingsCount,
              opened: opened.total,
              entered: entered.total,
              hired: reached.find(({ step }) => step === 'HIRED')?.people ?? 0,
            })}
          />
          <Funnel analytics={analytics} />
          <OpeningsDaily analytics={analytics} />
          <div className={css.below}>
            <OpeningsFigures
              analytics={analytics}
              csv={<CsvButton name={`tsumugi-openings-${days.since}.csv`} load={load} />}
            />
            <div className={css.side}>
              <ReplyTimes analytics={analytics} />
              <EntrySources analytics={analytics} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

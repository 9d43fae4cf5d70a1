import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { EngagementsPage_query$key } from '../../../../__generated__/EngagementsPage_query.graphql.ts';
import type { EngagementsPagePaginationQuery } from '../../../../__generated__/EngagementsPagePaginationQuery.graphql.ts';
import type { EngagementsPageQuery } from '../../../../__generated__/EngagementsPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { MoreOfList } from '../../page/MoreOfList.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { mayOffer } from '../../session/memberContent.ts';
import { useSessionState } from '../../session/session.ts';
import { EngagementRow } from './EngagementRow.tsx';
import * as css from './list.css.ts';
import { Ledger } from './Ledger.tsx';
import { Payments } from './Payments.tsx';

const query = graphql`
  query EngagementsPageQuery {
    ...EngagementsPage_query
    engagementRoundsDue {
      id
      ...Payments_rounds
    }
  }
`;

const over: ReadonlySet<string> = new Set(['ENDED_EARLY', 'RECEIVED']);

/** `/engagements`: work under way, upcoming payments, and what is done. */
export function EngagementsPage(): ReactElement | null {
  const session = useSessionState();
  if (session.status !== 'member') return null;
  return <Engagements isCreator={session.audience === 'creator'} mayPayFees={mayOffer(session)} />;
}

interface EngagementsProps {
  readonly isCreator: boolean;
  readonly mayPayFees: boolean;
}

function Engagements({ isCreator, mayPayFees }: EngagementsProps): ReactElement {
  const answer = useRouteQuery<EngagementsPageQuery>(query, {});
  const { engagementRoundsDue } = answer;
  const {
    data: { engagements },
    hasNext,
    isLoadingNext,
    loadNext,
  } = usePaginationFragment<EngagementsPagePaginationQuery, EngagementsPage_query$key>(
    graphql`
      fragment EngagementsPage_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "EngagementsPagePaginationQuery") {
        engagements(first: $count, after: $cursor) @connection(key: "EngagementsPage_engagements") {
          edges {
            node {
              id
              viewerIs
              rounds {
                state
              }
              ...EngagementRow_engagement
            }
          }
        }
      }
    `,
    answer,
  );
  const all = engagements.edges.flatMap((edge) => (edge?.node == null ? [] : [edge.node]));
  const isOver = ({ rounds }: (typeof all)[number]): boolean => rounds.every(({ state }) => over.has(state));
  const sections = [
    { key: 'open', title: '進行中', those: all.filter((one) => !isOver(one)) },
    { key: 'over', title: '終了', those: all.filter(isOver) },
  ];
  return (
    <div className={css.page}>
      <PageHead title="進行中の仕事" />
      <header className={css.head}>
        <h1 className={css.title}>進行中の仕事</h1>
        {mayPayFees && (
          <Link to="/engagements/fees" className={buttonClass({ size: 's' })}>
            つむぎの手数料
          </Link>
        )}
      </header>
      {all.length === 0 && (
        <EmptyState
          title={
            isCreator
              ? '正式なオファーを承諾すると、仕事がここで始まります。'
              : 'オファーが承諾されると、仕事がここで始まります。'
          }
          action={
            <Link
              to={isCreator ? '/jobs' : '/projects'}
              className={buttonClass({ variant: isCreator ? 'creator' : 'primary' })}
            >
              {isCreator ? '仕事を探す' : '募集を開く'}
            </Link>
          }
        >
          納品、検収、支払い、入金の確認までを、双方で同じページから進められます。
        </EmptyState>
      )}
      {engagementRoundsDue.length > 0 && <Payments rounds={engagementRoundsDue} isCreator={isCreator} />}
      {sections.map(({ key, title, those }) =>
        those.length === 0 ? null : (
          <section key={key} className={css.section} aria-labelledby={`engagements-${key}`}>
            <h2 id={`engagements-${key}`} className={css.sectionTitle}>
              {title}
              <span className={css.count}>{`${those.length}${hasNext ? '+' : ''}`}</span>
            </h2>
            <div className={css.rows}>
              {those.map((engagement) => (
                <EngagementRow key={engagement.id} engagement={engagement} isCreator={isCreator} />
              ))}
            </div>
          </section>
        ),
      )}
      {hasNext && <MoreOfList count={50} loadNext={loadNext} isLoading={isLoadingNext} isEndless />}
      {all.some(({ viewerIs }) => viewerIs !== 'AGENT') && <Ledger />}
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type {
  DealingsPage_consultations$data,
  DealingsPage_consultations$key,
} from '../../../../__generated__/DealingsPage_consultations.graphql.ts';
import type {
  DealingsPage_offers$data,
  DealingsPage_offers$key,
} from '../../../../__generated__/DealingsPage_offers.graphql.ts';
import type { DealingsPageConsultationsPaginationQuery } from '../../../../__generated__/DealingsPageConsultationsPaginationQuery.graphql.ts';
import type { DealingsPageOffersPaginationQuery } from '../../../../__generated__/DealingsPageOffersPaginationQuery.graphql.ts';
import type { DealingsPageQuery } from '../../../../__generated__/DealingsPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { MoreOfList } from '../../page/MoreOfList.tsx';
import { ConsultationRow } from './ConsultationRow.tsx';
import { DealingRow } from './DealingRow.tsx';
import { DealingsHead } from './DealingsHead.tsx';
import * as css from './dealings.css.ts';
import { consultationStates, dealingStates, offerStates, stateOf } from './dealingStates.ts';
import type { DealingState } from './dealingStates.ts';
import { OfferRow } from './OfferRow.tsx';

const query = graphql`
  query DealingsPageQuery {
    ...DealingsPage_offers
    ...DealingsPage_consultations
    myEnteredJobOpenings(limit: 100, offset: 0) {
      nodes {
        id
        entryDetail {
          stage
          firstRepliedAt
          officialJobOffer {
            id
          }
        }
        ...DealingRow_opening
      }
      ...DealingsHead_entered
      pageInfo {
        hasNext
      }
    }
  }
`;

const offersFragment = graphql`
  fragment DealingsPage_offers on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
  @refetchable(queryName: "DealingsPageOffersPaginationQuery") {
    officialJobOffers(first: $count, after: $cursor) @connection(key: "DealingsPage_officialJobOffers") {
      edges {
        node {
          id
          status
          replyBy
          ...OfferRow_offer
        }
      }
    }
  }
`;

const consultationsFragment = graphql`
  fragment DealingsPage_consultations on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
  @refetchable(queryName: "DealingsPageConsultationsPaginationQuery") {
    jobConsultations(first: $count, after: $cursor) @connection(key: "DealingsPage_jobConsultations") {
      edges {
        node {
          id
          status
          replyBy
          ...ConsultationRow_consultation
        }
      }
    }
  }
`;

interface Dealing {
  readonly id: string;
  readonly state: DealingState;
  /** By when the viewer is to answer. */
  readonly due: string | null;
  readonly row: ReactElement;
}

/**
 * Offers bind, so they come before consultations, and both before what one entered. An entry that led to an offer stands as that: the same
 * thing is not told twice.
 */
function dealingsOf(
  { officialJobOffers }: DealingsPage_offers$data,
  { jobConsultations }: DealingsPage_consultations$data,
  { myEnteredJobOpenings }: DealingsPageQuery['response'],
): Dealing[] {
  const offered = new Set(officialJobOffers.edges.map(({ node }) => node.id));
  return [
    ...officialJobOffers.edges.map(({ node }) => ({
      id: node.id,
      state: offerStates[node.status].state,
      due: node.replyBy ?? null,
      row: <OfferRow key={node.id} offer={node} />,
    })),
    ...jobConsultations.edges.map(({ node }) => ({
      id: node.id,
      state: consultationStates[node.status].state,
      due: node.replyBy,
      row: <ConsultationRow key={node.id} consultation={node} />,
    })),
    ...myEnteredJobOpenings.nodes.flatMap((opening) => {
      if (opening.entryDetail == null) return [];
      const { stage, firstRepliedAt, officialJobOffer: offer } = opening.entryDetail;
      if (offer != null && offered.has(offer.id) && (stage === 'OFFERED' || stage === 'HIRED')) return [];
      return [
        {
          id: opening.id,
          state: stateOf({ stage, firstRepliedAt }),
          due: null,
          row: <DealingRow key={opening.id} opening={opening} />,
        },
      ];
    }),
  ];
}

const byDue = (one: Dealing, other: Dealing): number => (one.due ?? '').localeCompare(other.due ?? '');

/** `/projects` for creators: what they have to do with companies, by how it stands; what waits for them comes first. */
export function DealingsPage(): ReactElement {
  const data = useRouteQuery<DealingsPageQuery>(query, {});
  const { myEnteredJobOpenings: list } = data;
  const offers = usePaginationFragment<DealingsPageOffersPaginationQuery, DealingsPage_offers$key>(
    offersFragment,
    data,
  );
  const consultations = usePaginationFragment<
    DealingsPageConsultationsPaginationQuery,
    DealingsPage_consultations$key
  >(consultationsFragment, data);
  // One list after the other.
  const more = [offers, consultations].find(({ hasNext }) => hasNext);
  const dealings = dealingsOf(offers.data, consultations.data, data);
  return (
    <div className={css.page}>
      <DealingsHead title="案件" current="all" entered={list} />
      {dealings.length === 0 && (
        <EmptyState
          title="応募した仕事と、届いた相談やオファーが、ここに並びます。"
          action={
            <Link to="/jobs" className={buttonClass({ variant: 'primary' })}>
              仕事を探す
            </Link>
          }
        >
          会社は14日以内に返信する約束です。返信期限も、届いたメッセージも、ここに表示されます。
        </EmptyState>
      )}
      {dealingStates.map(({ state, title, lead }) => {
        const found = dealings.filter((each) => each.state === state);
        const those = state === 'todo' ? found.toSorted(byDue) : found;
        if (those.length === 0) return null;
        return (
          <section key={state} className={css.section} aria-labelledby={`dealings-${state}`}>
            <header className={css.sectionHead}>
              <h2 id={`dealings-${state}`} className={css.sectionTitle}>
                {title}
                <span className={css.count}>{those.length}</span>
              </h2>
              <p className={css.lead}>{lead}</p>
            </header>
            <div className={css.rows}>{those.map(({ row }) => row)}</div>
          </section>
        );
      })}
      {more !== undefined && (
        <MoreOfList count={100} loadNext={more.loadNext} isLoading={more.isLoadingNext} isEndless />
      )}
      {list.pageInfo.hasNext && (
        <p className={css.rest}>
          応募は新しい100件を表示しています。それより前は
          <Link to="/jobs/entered" className={link}>
            応募した仕事
          </Link>
          で見られます。
        </p>
      )}
    </div>
  );
}

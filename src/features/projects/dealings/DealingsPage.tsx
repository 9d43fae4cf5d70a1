import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DealingsPageQuery } from '../../../../__generated__/DealingsPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { ConsultationRow } from './ConsultationRow.tsx';
import { DealingRow } from './DealingRow.tsx';
import { DealingsHead } from './DealingsHead.tsx';
import * as css from './dealings.css.ts';
import { consultationStates, dealingStates, offerStates, stateOf } from './dealingStates.ts';
import type { DealingState } from './dealingStates.ts';
import { OfferRow } from './OfferRow.tsx';

const query = graphql`
  query DealingsPageQuery {
    officialJobOffers(first: 100) {
      edges {
        node {
          id
          status
          replyBy
          ...OfferRow_offer
        }
      }
    }
    jobConsultations(first: 100) {
      edges {
        node {
          id
          status
          replyBy
          ...ConsultationRow_consultation
        }
      }
    }
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
function dealingsOf(data: DealingsPageQuery['response']): Dealing[] {
  const offered = new Set(data.officialJobOffers.edges.map(({ node }) => node.id));
  return [
    ...data.officialJobOffers.edges.map(({ node }) => ({
      id: node.id,
      state: offerStates[node.status].state,
      due: node.replyBy ?? null,
      row: <OfferRow key={node.id} offer={node} />,
    })),
    ...data.jobConsultations.edges.map(({ node }) => ({
      id: node.id,
      state: consultationStates[node.status].state,
      due: node.replyBy,
      row: <ConsultationRow key={node.id} consultation={node} />,
    })),
    ...data.myEnteredJobOpenings.nodes.flatMap((opening) => {
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
  const dealings = dealingsOf(data);
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
      {list.pageInfo.hasNext && (
        <p className={css.rest}>
          新しい100件を出しています。それより前は
          <Link to="/jobs/entered" className={link}>
            応募した仕事
          </Link>
          で見られます。
        </p>
      )}
    </div>
  );
}

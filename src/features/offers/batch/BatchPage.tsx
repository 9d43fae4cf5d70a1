import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { BatchPageQuery } from '../../../../__generated__/BatchPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { Price } from '../../../ui/text/Price.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { link } from '../../../ui/text/link.css.ts';
import * as css from './batch.css.ts';
import { BatchReply } from './BatchReply.tsx';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

const query = graphql`
  query BatchPageQuery($id: ID!) {
    jobConsultation(id: $id) {
      id
      title
      offerDetail
      sentAt
      replyBy
      status
      contract {
        __typename
        ... on HourlyRateConsultationContract {
          netHourlyRatePrice
        }
        ... on UnitConsultationContract {
          netBudget
        }
      }
      ...BatchReply_consultation
      batch {
        id
        status
        ...BatchReply_consultation
      }
    }
  }
`;

interface BatchPageProps {
  readonly variables: { readonly id: string };
}

/** Accepted first, then those waiting. */
const order = { ACCEPTED: 0, SENT: 1, DECLINED: 2, EXPIRED: 3, WITHDRAWN: 4 } as const;

/** `/consultations/{id}`: a consultation and all its recipients, for its company. */
export function BatchPage({ variables }: BatchPageProps): ReactElement {
  const { jobConsultation: consultation } = useRouteQuery<BatchPageQuery>(query, variables);
  if (consultation == null) throw pageNotFound();
  const { contract } = consultation;
  const hourly =
    contract.__typename === 'HourlyRateConsultationContract' ? contract.netHourlyRatePrice : null;
  const whole = contract.__typename === 'UnitConsultationContract' ? contract.netBudget : null;
  const amount = hourly ?? whole ?? null;
  const replies =
    consultation.batch.length === 0
      ? [consultation]
      : consultation.batch.toSorted((one, other) => order[one.status] - order[other.status]);
  const answered = replies.filter(({ status }) => status === 'ACCEPTED' || status === 'DECLINED').length;
  return (
    <div className={css.page}>
      <PageHead title={`相談 ${consultation.title}`} />
      <h1 className={css.title}>
        <PhraseText>{consultation.title}</PhraseText>
      </h1>
      <dl className={css.facts}>
        <div>
          <dt className={css.fact}>送信</dt>
          <dd>{formatDate(consultation.sentAt, { year: 'auto' })}</dd>
        </div>
        <div>
          <dt className={css.fact}>返信期限</dt>
          <dd>{formatDate(consultation.replyBy, { year: 'auto' })} 23:59まで</dd>
        </div>
        <div>
          <dt className={css.fact}>報酬</dt>
          <dd>
            {amount === null ? (
              '相談して決定'
            ) : (
              <Price amount={amount} tax="excluded" per={hourly == null ? undefined : '時給'} />
            )}
          </dd>
        </div>
      </dl>
      <p className={css.detail}>{consultation.offerDetail}</p>
      <section className={css.section} aria-labelledby="batch-replies">
        <h2 id="batch-replies" className={css.sectionTitle}>
          返信 {answered}/{replies.length}
        </h2>
        <ul className={css.replies}>
          {replies.map((reply) => (
            <BatchReply key={reply.id} consultation={reply} />
          ))}
        </ul>
      </section>
      <p className={css.again}>
        <Link to="/messages" className={link}>
          メッセージの一覧を見る
        </Link>
      </p>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ConsultationRow_consultation$key } from '../../../../__generated__/ConsultationRow_consultation.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Price } from '../../../ui/text/Price.tsx';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import * as css from './dealings.css.ts';
import { consultationStates } from './dealingStates.ts';
import { DealRow } from './DealRow.tsx';

/** A consultation that came: it is answered in its room. */
export function ConsultationRow({
  consultation: key,
}: {
  readonly consultation: ConsultationRow_consultation$key;
}): ReactElement {
  const { title, status, sentAt, replyBy, chatRoomId, company, contract } = useFragment(
    graphql`
      fragment ConsultationRow_consultation on JobConsultation {
        title
        status
        sentAt
        replyBy
        chatRoomId
        company {
          name
          avatarImagePath
        }
        contract {
          __typename
          ... on HourlyRateConsultationContract {
            netHourlyRatePrice
          }
          ... on UnitConsultationContract {
            netBudget
          }
        }
      }
    `,
    key,
  );
  const isOpen = status === 'SENT';
  const hourly =
    contract.__typename === 'HourlyRateConsultationContract' ? contract.netHourlyRatePrice : null;
  const whole = contract.__typename === 'UnitConsultationContract' ? contract.netBudget : null;
  const amount = hourly ?? whole ?? null;
  return (
    <DealRow
      kind="相談"
      title={
        chatRoomId == null ? (
          <PhraseText>{title}</PhraseText>
        ) : (
          <Link to="/messages/$roomId" params={{ roomId: chatRoomId }} className={css.link}>
            <PhraseText>{title}</PhraseText>
          </Link>
        )
      }
      company={{ name: company.name, avatarImagePath: company.avatarImagePath }}
      status={consultationStates[status]}
      began={{ name: '受信', date: sentAt }}
      due={isOpen ? { name: '返信期限', date: replyBy } : null}
      pay={
        amount !== null && (
          <Price amount={amount} tax="excluded" strong per={hourly == null ? undefined : '時給'} />
        )
      }
      roomId={isOpen ? null : chatRoomId}
      act={
        isOpen &&
        chatRoomId != null && (
          <Link
            to="/messages/$roomId"
            params={{ roomId: chatRoomId }}
            className={buttonClass({ variant: 'primary', size: 's' })}
            aria-label={`${title}の相談に返信する`}
          >
            返信する
          </Link>
        )
      }
    />
  );
}

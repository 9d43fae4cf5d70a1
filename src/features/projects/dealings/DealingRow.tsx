import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DealingRow_opening$key } from '../../../../__generated__/DealingRow_opening.graphql.ts';
import { openingKinds } from '../../../lib/words/openingKinds.ts';
import { openingStatus } from '../../../lib/words/openingStatus.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { OpeningPay } from '../../jobs/opening/pay/OpeningPay.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { entryStages } from '../../../lib/words/entryStages.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import * as css from './dealings.css.ts';
import { stateOf } from './dealingStates.ts';
import { DealRow } from './DealRow.tsx';

/** One entry, with the company's last words. */
export function DealingRow({
  opening: key,
  headingLevel = 'h3',
}: {
  readonly opening: DealingRow_opening$key;
  readonly headingLevel?: 'h2' | 'h3';
}): ReactElement | null {
  const opening = useFragment(
    graphql`
      fragment DealingRow_opening on JobOpening {
        id
        title
        status
        resumerationType
        company {
          name
          avatarImagePath
        }
        entryDetail {
          stage
          enteredAt
          replyBy
          firstRepliedAt
          chatRoomId
          latestMessage
          latestMessageAt
          officialJobOffer {
            id
            status
          }
        }
        ...OpeningPay_opening
      }
    `,
    key,
  );
  const { id, title, status, company, entryDetail } = opening;
  if (entryDetail == null) return null;
  const { stage, firstRepliedAt, latestMessage, latestMessageAt, officialJobOffer: offer } = entryDetail;
  const isWaiting = stateOf({ stage, firstRepliedAt }) === 'waiting';
  return (
    <DealRow
      kind="応募"
      headingLevel={headingLevel}
      title={
        <Link to="/jobs/$id" params={{ id }} className={css.link}>
          <PhraseText>{title}</PhraseText>
        </Link>
      }
      company={{ name: company.name, avatarImagePath: company.avatarImagePath }}
      status={entryStages[stage]}
      began={{ name: '応募', date: entryDetail.enteredAt }}
      due={isWaiting ? { name: '返信期限', date: entryDetail.replyBy } : null}
      note={[
        openingKinds[opening.resumerationType],
        ...(status === 'PUBLIC' ? [] : [openingStatus[status].word]),
      ].join(' ・ ')}
      pay={<OpeningPay opening={opening} />}
      roomId={entryDetail.chatRoomId}
      act={
        offer != null &&
        (offer.status === 'SENT' || offer.status === 'ACCEPTED') && (
          <Link
            to="/offers/$id"
            params={{ id: offer.id }}
            className={buttonClass({ size: 's', ...(offer.status === 'SENT' && { variant: 'primary' }) })}
            aria-label={`${title}の${offer.status === 'SENT' ? 'オファーに返答する' : 'オファーを見る'}`}
          >
            {offer.status === 'SENT' ? 'オファーに返答する' : 'オファーを見る'}
          </Link>
        )
      }
    >
      {latestMessage != null && latestMessage !== '' && (
        <p className={css.message}>
          {latestMessageAt != null && <RelativeTime date={latestMessageAt} short className={css.when} />}
          {latestMessage}
        </p>
      )}
    </DealRow>
  );
}

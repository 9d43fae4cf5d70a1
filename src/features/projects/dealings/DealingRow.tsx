import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DealingRow_opening$key } from '../../../../__generated__/DealingRow_opening.graphql.ts';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { entryStages } from '../../../lib/words/entryStages.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import * as css from './dealings.css.ts';
import { stateOf } from './dealingStates.ts';
import { DealRow } from './DealRow.tsx';

/** One entry, with the company's last words. */
export function DealingRow({
  opening: key,
}: {
  readonly opening: DealingRow_opening$key;
}): ReactElement | null {
  const { id, title, company, entryDetail } = useFragment(
    graphql`
      fragment DealingRow_opening on JobOpening {
        id
        title
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
        }
      }
    `,
    key,
  );
  if (entryDetail == null) return null;
  const { stage, firstRepliedAt, latestMessage, latestMessageAt } = entryDetail;
  const isWaiting = stateOf({ stage, firstRepliedAt }) === 'waiting';
  return (
    <DealRow
      kind="応募"
      title={
        <Link to="/jobs/$id" params={{ id }} className={css.link}>
          <PhraseText>{title}</PhraseText>
        </Link>
      }
      company={{ name: company.name, avatarImagePath: company.avatarImagePath }}
      status={entryStages[stage]}
      began={{ name: '応募', date: entryDetail.enteredAt }}
      due={isWaiting ? { name: '返信期限', date: entryDetail.replyBy } : null}
      roomId={entryDetail.chatRoomId}
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

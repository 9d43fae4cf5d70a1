import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EntryState_entry$key } from '../../../../__generated__/EntryState_entry.graphql.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import * as css from '../opening/detail.css.ts';
import { EntryChanges } from './EntryChanges.tsx';
import { EntryWords } from './EntryWords.tsx';
import { awaitsReply, entryStages } from '../../../lib/words/entryStages.ts';
import { ReplyBy } from '../opening/ReplyBy.tsx';
import { WithdrawEntry } from './WithdrawEntry.tsx';

const door = `${buttonClass({ variant: 'primary', block: true })} ${css.roomLink}`;

interface EntryStateProps {
  readonly openingId: string;
  readonly companyId: string;
  readonly entry: EntryState_entry$key;
  /** Just sent: takes the focus, as its button is gone. */
  readonly isNew: boolean;
}

/** The viewer's entry: stage, the company's words, what was sent, and withdrawing. */
export function EntryState({ openingId, companyId, entry: key, isNew }: EntryStateProps): ReactElement {
  const entry = useFragment(
    graphql`
      fragment EntryState_entry on JobEntry {
        stage
        enteredAt
        replyBy
        firstRepliedAt
        chatRoomId
        latestMessage
        latestMessageAt
        canWithdraw
        ...EntryWords_entry
        ...EntryChanges_entry
      }
    `,
    key,
  );
  const { shape, tone, word } = entryStages[entry.stage];
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <section ref={place} className={css.entry} aria-label="あなたの応募" tabIndex={isNew ? -1 : undefined}>
      <p className={css.stage}>
        <Status shape={shape} tone={tone}>
          {word}
        </Status>
      </p>
      <p className={css.entryTimes}>
        <DateText date={entry.enteredAt} year="auto" />
        に応募
        {awaitsReply(entry.stage, entry.firstRepliedAt) && (
          <>
            <br />
            <ReplyBy date={entry.replyBy} />
          </>
        )}
      </p>
      {entry.latestMessage != null && entry.latestMessage !== '' && (
        <figure className={css.message}>
          <blockquote className={css.messageWords}>{entry.latestMessage}</blockquote>
          <figcaption className={css.messageFrom}>
            会社から{entry.latestMessageAt != null && ' '}
            {entry.latestMessageAt != null && (
              <DateText date={entry.latestMessageAt} year="auto" weekday={false} />
            )}
          </figcaption>
        </figure>
      )}
      {entry.chatRoomId == null ? (
        <Link to="/messages" search={{ company: companyId }} className={door}>
          メッセージを送る
        </Link>
      ) : (
        <Link to="/messages/$roomId" params={{ roomId: entry.chatRoomId }} className={door}>
          メッセージを開く
        </Link>
      )}
      <EntryChanges entry={entry} />
      <EntryWords entry={entry} />
      {entry.canWithdraw && <WithdrawEntry openingId={openingId} />}
    </section>
  );
}

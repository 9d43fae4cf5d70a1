import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DealingRow_opening$key } from '../../../../__generated__/DealingRow_opening.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Deadline } from '../../../ui/text/Deadline.tsx';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { entryStages } from '../../../lib/words/entryStages.ts';
import * as css from './dealings.css.ts';
import { stateOf } from './dealingStates.ts';

/** One entry: whose opening, how far it came, by when an answer is due, and the company's last words. */
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
  const { stage, firstRepliedAt, chatRoomId, latestMessage, latestMessageAt } = entryDetail;
  const { word, shape, tone } = entryStages[stage];
  const waiting = stateOf({ stage, firstRepliedAt }) === 'waiting';
  return (
    <article className={css.row}>
      <Avatar name={company.name} src={company.avatarImagePath} shape="square" size={40} />
      <div className={css.words}>
        <h3 className={css.name}>
          <Link to="/jobs/$id" params={{ id }} className={css.link}>
            <PhraseText>{title}</PhraseText>
          </Link>
        </h3>
        <p className={css.company}>{company.name}</p>
        {latestMessage != null && latestMessage !== '' && (
          <p className={css.message}>
            {latestMessageAt != null && <RelativeTime date={latestMessageAt} short className={css.when} />}
            {latestMessage}
          </p>
        )}
      </div>
      <dl className={css.facts}>
        <div>
          <dt className={css.fact}>段階</dt>
          <dd>
            <Status shape={shape} tone={tone}>
              {word}
            </Status>
          </dd>
        </div>
        <div>
          <dt className={css.fact}>応募</dt>
          <dd className={css.figure}>
            <DateText date={entryDetail.enteredAt} weekday={false} year="auto" />
          </dd>
        </div>
        {waiting && (
          <div>
            <dt className={css.fact}>返信期限</dt>
            <dd className={css.figure}>
              <Deadline date={entryDetail.replyBy} />
            </dd>
          </div>
        )}
      </dl>
      <div className={css.acts}>
        {chatRoomId != null && (
          <Link
            to="/messages/$roomId"
            params={{ roomId: chatRoomId }}
            className={buttonClass({ size: 's' })}
            aria-label={`${company.name}とのメッセージを開く`}
          >
            メッセージを開く
          </Link>
        )}
      </div>
    </article>
  );
}

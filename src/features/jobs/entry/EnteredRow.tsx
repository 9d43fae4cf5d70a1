import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EnteredRow_opening$key } from '../../../../__generated__/EnteredRow_opening.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { awaitsReply, entryStages } from '../../../lib/words/entryStages.ts';
import * as css from '../list/jobs.css.ts';
import { OpeningPay } from '../opening/OpeningPay.tsx';
import { openingStatus } from '../../../lib/words/openingStatus.ts';
import { openingKinds } from '../../../lib/words/openingKinds.ts';
import { ReplyBy } from '../opening/ReplyBy.tsx';

/** One entry: to what, where it stands, and until when an answer is due. */
export function EnteredRow({ opening: key }: { readonly opening: EnteredRow_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment EnteredRow_opening on JobOpening {
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
          latestMessage
        }
        ...OpeningPay_opening
      }
    `,
    key,
  );
  const { id, title, company, status, entryDetail: entry } = opening;
  const stage = entry ? entryStages[entry.stage] : null;
  return (
    <article className={css.enteredRow}>
      <Avatar
        name={company.name}
        src={company.avatarImagePath}
        shape="square"
        size={40}
        className={css.face}
      />
      <div className={css.main}>
        <h2 className={css.title}>
          <Link to="/jobs/$id" params={{ id }} className={css.titleLink}>
            {title}
          </Link>
        </h2>
        <p className={css.about}>
          <span className={css.company}>{company.name}</span>
          <span>{openingKinds[opening.resumerationType]}</span>
          <OpeningPay opening={opening} />
          {status !== 'PUBLIC' && <span className={css.tags}>{openingStatus[status].word}</span>}
        </p>
      </div>
      {entry && stage && (
        <div className={css.entryState}>
          <p>
            <Status shape={stage.shape} tone={stage.tone}>
              {stage.word}
            </Status>
          </p>
          {awaitsReply(entry.stage, entry.firstRepliedAt) && (
            <p className={css.replyBy}>
              <ReplyBy date={entry.replyBy} />
            </p>
          )}
          {entry.latestMessage != null && entry.latestMessage !== '' && (
            <p className={css.lastWords}>{entry.latestMessage}</p>
          )}
        </div>
      )}
      <p className={css.enteredAt}>
        {entry && (
          <>
            <DateText date={entry.enteredAt} year="auto" weekday={false} />
            に応募
          </>
        )}
      </p>
    </article>
  );
}

import { lazy, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobAside_opening$key } from '../../../__generated__/JobAside_opening.graphql.ts';
import { formatDate } from '../../lib/dates.ts';
import { Deadline } from '../../ui/Deadline.tsx';
import { formatDeadline } from '../../ui/formatDate.ts';
import { Status } from '../../ui/Status.tsx';
import { useMinute } from '../../ui/useMinute.ts';
import { useSessionState } from '../accounts/session.ts';
import { CompanyReplies } from './CompanyReplies.tsx';
import * as css from './detail.css.ts';
import { EntryState } from './EntryState.tsx';
import { JobActs } from './JobActs.tsx';
import { ownStatus } from './openingStatus.ts';

// The page waits for it where it is shown, so that nothing gives way to it.
const OwnerActs = lazy(async () => ({ default: (await import('./OwnerActs.tsx')).OwnerActs }));

/** Where the opening stands, what the viewer can do with it, and how its company answers. */
export function JobAside({ opening: key }: { readonly opening: JobAside_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment JobAside_opening on JobOpening {
        id
        status
        isSuspended
        isOwnedJobOpening
        publishedAt
        closedAt
        validThrough
        questions {
          __typename
        }
        entryDetail {
          ...EntryState_entry
        }
        company {
          ...CompanyReplies_company
        }
        ...JobActs_opening
        ...OwnerActs_opening
      }
    `,
    key,
  );
  const { status, entryDetail: entry } = opening;
  const [enteredBefore] = useState(entry != null);
  const now = useMinute();
  const session = useSessionState();
  const asCreator = session.status === 'member' && session.audience === 'creator';
  const { shape, word } = ownStatus(status, opening.isSuspended);
  return (
    <aside className={css.aside} aria-label="募集の状態">
      <div className={css.asideHead}>
        <Status shape={shape} tone="company">
          {word}
        </Status>
        {opening.closedAt != null ? (
          <span className={css.asideDate}>{formatDate(opening.closedAt)} 終了</span>
        ) : (
          opening.publishedAt != null && (
            <span className={css.asideDate}>{formatDate(opening.publishedAt)} 公開</span>
          )
        )}
      </div>
      {opening.isOwnedJobOpening ? (
        <OwnerActs opening={opening} />
      ) : (
        <>
          {entry && <EntryState openingId={opening.id} entry={entry} isNew={!enteredBefore} />}
          <JobActs opening={opening} />
        </>
      )}
      <dl className={css.facts}>
        {status === 'PUBLIC' && opening.validThrough != null && (
          <div className={css.fact}>
            <dt className={css.factName}>応募の締切</dt>
            <dd>
              <Deadline date={opening.validThrough} />
              {!formatDeadline(opening.validThrough, now).pressing && ' 23:59まで'}
            </dd>
          </div>
        )}
        {status === 'PUBLIC' && asCreator && !entry && (
          <div className={css.fact}>
            <dt className={css.factName}>応募のとき</dt>
            <dd>
              応募の言葉
              {opening.questions.length > 0 && `と、質問${opening.questions.length}つへの答え`}
            </dd>
          </div>
        )}
        <CompanyReplies company={opening.company} />
      </dl>
    </aside>
  );
}

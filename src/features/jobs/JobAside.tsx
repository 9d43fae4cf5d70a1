import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobAside_opening$key } from '../../../__generated__/JobAside_opening.graphql.ts';
import { formatDate } from '../../lib/dates.ts';
import { ahead } from '../../lib/ahead.ts';
import { Deadline } from '../../ui/Deadline.tsx';
import { formatDeadline } from '../../ui/formatDate.ts';
import { partAhead } from '../../ui/partAhead.ts';
import { Status } from '../../ui/Status.tsx';
import { useMinute } from '../../ui/useMinute.ts';
import { useSessionState } from '../accounts/session.ts';
import type { SessionState } from '../accounts/session.ts';
import { CompanyReplies } from './CompanyReplies.tsx';
import * as css from './detail.css.ts';
import { JobActs, readyActs } from './JobActs.tsx';
import { ownStatus } from './openingStatus.ts';

// Each is for some of those who look. The route asks for their code together with the page's; the page waits for the one it shows.
const ownerActs = partAhead(async () => (await import('./OwnerActs.tsx')).OwnerActs);
const entryState = partAhead(async () => (await import('./EntryState.tsx')).EntryState);

/** Makes ready what the viewer may be shown: it is drawn at once when the opening comes. */
export function readyAside(session: SessionState): void {
  const isCompany = session.status === 'member' && session.audience === 'company';
  readyActs(isCompany);
  if (session.status === 'member') ahead(isCompany ? ownerActs.fetch : entryState.fetch);
}

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
        <ownerActs.Part opening={opening} />
      ) : (
        <>
          {entry && <entryState.Part openingId={opening.id} entry={entry} isNew={!enteredBefore} />}
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

import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { JobAside_opening$key } from '../../../../__generated__/JobAside_opening.graphql.ts';
import { formatDate } from '../../../lib/text/dates.ts';
import { Deadline } from '../../../ui/text/Deadline.tsx';
import { formatDeadline } from '../../../ui/text/formatDate.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { useMinute } from '../../../ui/text/useMinute.ts';
import { useSessionState } from '../../session/session.ts';
import { CompanyReplies } from './CompanyReplies.tsx';
import * as css from './detail.css.ts';
import { FitReason } from './FitReason.tsx';
import { JobActs } from './JobActs.tsx';
import { OpeningFacts } from './OpeningFacts.tsx';
import { ownStatus } from '../../../lib/words/openingStatus.ts';
import { ReportLink } from '../../reports/ReportLink.tsx';
import { EntryState } from '../entry/EntryState.part.ts';
import { OwnerActs } from '../owner/OwnerActs.part.ts';

/** Status, key facts, actions, and the company's replies. */
export function JobAside({ opening: key }: { readonly opening: JobAside_opening$key }): ReactElement {
  const opening = useFragment(
    graphql`
      fragment JobAside_opening on JobOpening {
        id
        status
        isSuspended
        hold {
          reason
        }
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
          id
          ...CompanyReplies_company
        }
        ...OpeningFacts_opening
        ...FitReason_opening
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
  const { shape, word } = ownStatus(status, opening.isSuspended, opening.hold?.reason);
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
      <div className={css.asideFacts}>
        <OpeningFacts opening={opening} />
      </div>
      {opening.isOwnedJobOpening ? (
        <OwnerActs opening={opening} />
      ) : (
        <>
          {entry && (
            <EntryState
              openingId={opening.id}
              companyId={opening.company.id}
              entry={entry}
              isNew={!enteredBefore}
            />
          )}
          <JobActs opening={opening} />
        </>
      )}
      <dl className={css.facts}>
        {status === 'PUBLIC' && opening.validThrough != null && (
          <div className={css.fact}>
            <dt className={css.factName}>応募の締切</dt>
            <dd>
              <Deadline date={opening.validThrough} weekday />
              {!formatDeadline(opening.validThrough, now).pressing && (
                <span className={css.until}> 23:59まで</span>
              )}
            </dd>
          </div>
        )}
        {status === 'PUBLIC' && asCreator && !entry && (
          <div className={css.fact}>
            <dt className={css.factName}>応募に必要なもの</dt>
            <dd>
              応募メッセージ
              {opening.questions.length > 0 && `、質問への回答(${opening.questions.length}問)`}
            </dd>
          </div>
        )}
        {status === 'PUBLIC' && asCreator && !entry && <FitReason opening={opening} />}
        <CompanyReplies company={opening.company} />
      </dl>
      {!opening.isOwnedJobOpening && <ReportLink subjectId={opening.id} kind="opening" />}
    </aside>
  );
}

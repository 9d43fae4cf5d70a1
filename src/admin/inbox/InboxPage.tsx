import { startTransition, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { quoted } from '../../lib/text/japaneseText.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { cx } from '../../ui/cx.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import type { InboxPage_report$key } from '../__generated__/InboxPage_report.graphql.ts';
import type { InboxPageQuery } from '../__generated__/InboxPageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf, go } from '../place.ts';
import { waited } from '../reviews/waits.ts';
import * as split from '../split.css.ts';
import { useKeys } from '../useKeys.ts';
import { Contacts } from './Contacts.tsx';
import { Mails } from './Mails.tsx';
import { ReportPane } from './ReportPane.tsx';
import { reasonWords, subjectWords } from './reportWords.ts';

/** `/admin/reports`: what members reported, and below it what they wrote to the house and mails that did not get out. */
export function InboxPage({ id }: { readonly id: string | null }): ReactElement {
  const [version, setVersion] = useState(0);
  const again = (): void => startTransition(() => setVersion((now) => now + 1));
  useEffect(() => nameTab('通報'), []);
  const data = useQuery<InboxPageQuery>(
    graphql`
      query InboxPageQuery {
        openReports {
          id
          ...InboxPage_report
        }
        waitingContacts {
          id
          ...Contacts_contact
        }
        mailsInDoubt {
          id
          ...Mails_mail
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const reports = data.openReports;
  const at = Math.max(
    reports.findIndex((report) => report.id === id),
    0,
  );
  const current = reports[at];
  const step = (by: number): void => {
    const next = reports[at + by];
    if (next !== undefined) go(addressOf('reports', next.id), { replace: true });
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>通報</h1>
        <p className={page.note}>
          対応前 {reports.length}件　待ちの長い順<span className={page.keys}>　JとKで前後</span>
        </p>
      </header>
      {current === undefined ? (
        <EmptyState title="対応前の通報はありません。">会員から通報があると、ここに並びます。</EmptyState>
      ) : (
        <div className={split.columns}>
          <ul className={split.list} aria-label="通報">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportItem report={report} id={report.id} isCurrent={report.id === current.id} />
              </li>
            ))}
          </ul>
          <Suspense
            key={current.id}
            fallback={
              <div className={split.pane}>
                <Spinner label="通報を読み込み中" />
              </div>
            }
          >
            <ReportPane
              id={current.id}
              onDone={() => {
                go(addressOf('reports', reports[at + 1]?.id ?? reports[at - 1]?.id), { replace: true });
                again();
              }}
            />
          </Suspense>
        </div>
      )}
      <Contacts contacts={data.waitingContacts} onDone={again} />
      <Mails mails={data.mailsInDoubt} onDone={again} />
    </div>
  );
}

interface ReportItemProps {
  readonly report: InboxPage_report$key;
  readonly id: string;
  readonly isCurrent: boolean;
}

function ReportItem({ report, id, isCurrent }: ReportItemProps): ReactElement {
  const { subjectKind, subjectName, reason, createdAt } = useFragment(
    graphql`
      fragment InboxPage_report on Report {
        subjectKind
        subjectName
        reason
        createdAt
      }
    `,
    report,
  );
  const now = useMinute();
  const isLate = now - Date.parse(createdAt) > 24 * 3_600_000;
  return (
    <a href={addressOf('reports', id)} className={split.item} aria-current={isCurrent ? 'true' : undefined}>
      <b>{reasonWords[reason]}</b>
      <span className={cx(split.end, isLate && page.late)}>{waited(createdAt, now)}</span>
      <span className={page.small}>
        {subjectWords[subjectKind]}
        {subjectName != null && quoted(subjectName)}
      </span>
    </a>
  );
}

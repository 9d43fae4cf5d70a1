import { startTransition, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { cx } from '../../ui/cx.ts';
import { useMinute } from '../../ui/text/useMinute.ts';
import type { LeadsPage_lead$key } from '../__generated__/LeadsPage_lead.graphql.ts';
import type { LeadsPageQuery } from '../__generated__/LeadsPageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf, go } from '../place.ts';
import * as split from '../split.css.ts';
import { waited } from '../reviews/waits.ts';
import { useKeys } from '../useKeys.ts';
import { LeadPane } from './LeadPane.tsx';

/** `/admin/leads`: companies that want to join. */
export function LeadsPage({ id }: { readonly id: string | null }): ReactElement {
  const [version, setVersion] = useState(0);
  useEffect(() => nameTab('申し込み'), []);
  const { waitingLeads } = useQuery<LeadsPageQuery>(
    graphql`
      query LeadsPageQuery {
        waitingLeads {
          id
          ...LeadsPage_lead
          ...LeadPane_lead
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const at = Math.max(
    waitingLeads.findIndex((lead) => lead.id === id),
    0,
  );
  const current = waitingLeads[at];
  const step = (by: number): void => {
    const next = waitingLeads[at + by];
    if (next !== undefined) go(addressOf('leads', next.id), { replace: true });
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>会社の申し込み</h1>
        <p className={page.note}>
          {waitingLeads.length}件　待ちの長い順
          <span className={page.keys}>　JとKで前後、Yで承認、Rで見送り</span>
        </p>
      </header>
      {current === undefined ? (
        <EmptyState title="新しいお申し込みはありません。">
          会社のお申し込みがあると、ここに並びます。
        </EmptyState>
      ) : (
        <div className={split.columns}>
          <ul className={split.list} aria-label="お申し込み">
            {waitingLeads.map((lead) => (
              <li key={lead.id}>
                <LeadItem lead={lead} id={lead.id} isCurrent={lead.id === current.id} />
              </li>
            ))}
          </ul>
          <LeadPane
            key={current.id}
            lead={current}
            onDone={() => {
              go(addressOf('leads', waitingLeads[at + 1]?.id ?? waitingLeads[at - 1]?.id), { replace: true });
              startTransition(() => setVersion((now) => now + 1));
            }}
          />
        </div>
      )}
    </div>
  );
}

interface LeadItemProps {
  readonly lead: LeadsPage_lead$key;
  readonly id: string;
  readonly isCurrent: boolean;
}

function LeadItem({ lead, id, isCurrent }: LeadItemProps): ReactElement {
  const { companyName, personName, createdAt } = useFragment(
    graphql`
      fragment LeadsPage_lead on Lead {
        companyName
        personName
        createdAt
      }
    `,
    lead,
  );
  const now = useMinute();
  const isLate = now - Date.parse(createdAt) > 24 * 3_600_000;
  return (
    <a href={addressOf('leads', id)} className={split.item} aria-current={isCurrent ? 'true' : undefined}>
      <b>{companyName}</b>
      <span className={cx(split.end, isLate && page.late)}>{waited(createdAt, now)}</span>
      <span className={page.small}>{personName}</span>
    </a>
  );
}

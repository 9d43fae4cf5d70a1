import { startTransition, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useMinute } from '../../ui/text/useMinute.ts';
import type { ContestsPage_contest$key } from '../__generated__/ContestsPage_contest.graphql.ts';
import type { ContestsPageQuery } from '../__generated__/ContestsPageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf, go } from '../place.ts';
import { waited } from '../reviews/waits.ts';
import * as split from '../split.css.ts';
import { useKeys } from '../useKeys.ts';
import { ContestPane } from './ContestPane.tsx';
import { subjectWords } from './contestWords.ts';

/** `/admin/contests`: decisions that somebody contests, for whoever did not decide them. */
export function ContestsPage({ id }: { readonly id: string | null }): ReactElement {
  const [version, setVersion] = useState(0);
  useEffect(() => nameTab('異議'), []);
  const { contests } = useQuery<ContestsPageQuery>(
    graphql`
      query ContestsPageQuery {
        contests {
          id
          ...ContestsPage_contest
          ...ContestPane_contest
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const at = Math.max(
    contests.findIndex((one) => one.id === id),
    0,
  );
  const current = contests[at];
  const step = (by: number): void => {
    const next = contests[at + by];
    if (next !== undefined) go(addressOf('contests', next.id), { replace: true });
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>異議</h1>
        <p className={page.note}>
          回答前 {contests.length}件　待ちの長い順<span className={page.keys}>　JとKで前後</span>
        </p>
      </header>
      {current === undefined ? (
        <EmptyState title="回答前の異議はありません。">
          停止や非表示の判断に異議があると、ここに並びます。判断した本人は回答できません。
        </EmptyState>
      ) : (
        <div className={split.columns}>
          <ul className={split.list} aria-label="異議">
            {contests.map((one) => (
              <li key={one.id}>
                <ContestItem contest={one} id={one.id} isCurrent={one.id === current.id} />
              </li>
            ))}
          </ul>
          <ContestPane
            key={current.id}
            contest={current}
            id={current.id}
            onDone={() => {
              go(addressOf('contests', contests[at + 1]?.id ?? contests[at - 1]?.id), { replace: true });
              startTransition(() => setVersion((now) => now + 1));
            }}
          />
        </div>
      )}
    </div>
  );
}

interface ContestItemProps {
  readonly contest: ContestsPage_contest$key;
  readonly id: string;
  readonly isCurrent: boolean;
}

function ContestItem({ contest, id, isCurrent }: ContestItemProps): ReactElement {
  const { subjectKind, subjectName, contestedAt, isOwn } = useFragment(
    graphql`
      fragment ContestsPage_contest on Contest {
        subjectKind
        subjectName
        contestedAt
        isOwn
      }
    `,
    contest,
  );
  const now = useMinute();
  const isLate = now - Date.parse(contestedAt) > 5 * 24 * 3_600_000;
  return (
    <a href={addressOf('contests', id)} className={split.item} aria-current={isCurrent ? 'true' : undefined}>
      <b>{subjectName}</b>
      <span className={cx(split.end, isLate && page.late)}>{waited(contestedAt, now)}</span>
      <span className={page.small}>
        {subjectWords[subjectKind]}
        {isOwn && '　自分の判断'}
      </span>
    </a>
  );
}

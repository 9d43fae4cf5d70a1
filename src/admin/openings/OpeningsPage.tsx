import { startTransition, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { useMinute } from '../../ui/text/useMinute.ts';
import type { OpeningsPage_opening$key } from '../__generated__/OpeningsPage_opening.graphql.ts';
import type { OpeningsPageQuery } from '../__generated__/OpeningsPageQuery.graphql.ts';
import * as page from '../page.css.ts';
import { addressOf, go } from '../place.ts';
import { groupOf, waited } from '../reviews/waits.ts';
import { takeLastBack } from '../reviews/useVerdict.ts';
import * as split from '../split.css.ts';
import { useKeys } from '../useKeys.ts';
import { OpeningPane } from './OpeningPane.tsx';

/** Others work on the same queue. */
const everyMs = 15_000;

/** `/admin/openings`: what a rule held back when it was published. */
export function OpeningsPage({ id }: { readonly id: string | null }): ReactElement {
  const [version, setVersion] = useState(0);
  const again = (): void => startTransition(() => setVersion((now) => now + 1));
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setVersion((now) => now + 1)), everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => nameTab('募集の確認'), []);
  const { openingQueue } = useQuery<OpeningsPageQuery>(
    graphql`
      query OpeningsPageQuery {
        openingQueue {
          total
          openings {
            id
            reviewerName
            ...OpeningsPage_opening
          }
          ...OpeningPane_queue
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const { openings, total } = openingQueue;
  const free = openings.find(({ reviewerName }) => reviewerName == null);
  const current = id ?? free?.id ?? null;
  const at = openings.findIndex((opening) => opening.id === current);
  const open = (next: string | undefined): void => {
    go(addressOf('openings', next), { replace: true });
  };
  const step = (by: number): void => {
    const next = openings[at === -1 ? 0 : at + by]?.id;
    if (next !== undefined) open(next);
  };
  const advance = (): void => {
    const rest = [...openings.slice(at + 1), ...openings.slice(0, Math.max(at, 0))];
    open(rest.find(({ reviewerName }) => reviewerName == null)?.id);
    again();
  };
  // Here, and not in the pane: the last one leaves none.
  useKeys({ j: () => step(1), k: () => step(-1), z: takeLastBack });
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>募集の確認</h1>
        <p className={page.note}>
          {total}件　待ちの長い順
          <span className={page.keys}>　JとKで前後、Yで公開、Rで差し戻し、Zで取り消し</span>
        </p>
      </header>
      {current === null ? (
        <EmptyState title={total === 0 ? '確認待ちの募集はありません。' : '手の空いている募集はありません。'}>
          {total === 0
            ? '公開のときに規則が見つけた記載があると、ここに並びます。'
            : 'ほかの担当者が確認しています。'}
        </EmptyState>
      ) : (
        <div className={split.columns}>
          <ul className={split.list} aria-label="確認待ちの募集">
            {openings.map((opening) => (
              <li key={opening.id}>
                <Item opening={opening} isCurrent={opening.id === current} />
              </li>
            ))}
          </ul>
          <Suspense key={current} fallback={<Spinner label="募集を読み込み中" />}>
            <OpeningPane
              id={current}
              queue={openingQueue}
              isListed={at !== -1}
              onDone={advance}
              onChanged={again}
              onUndone={() => {
                again();
                open(current);
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

interface ItemProps {
  readonly opening: OpeningsPage_opening$key;
  readonly isCurrent: boolean;
}

function Item({ opening: key, isCurrent }: ItemProps): ReactElement {
  const { id, title, companyName, heldAt, dueAt, reviewerName } = useFragment(
    graphql`
      fragment OpeningsPage_opening on WaitingOpening {
        id
        title
        companyName
        heldAt
        dueAt
        reviewerName
      }
    `,
    key,
  );
  const now = useMinute();
  const group = groupOf(dueAt, now);
  return (
    <a href={addressOf('openings', id)} className={split.item} aria-current={isCurrent ? 'true' : undefined}>
      <b>{title}</b>
      <span className={cx(split.end, (group === 'over' || group === 'soon') && page.late)}>
        {waited(heldAt, now)}
      </span>
      <span className={page.small}>{reviewerName == null ? companyName : `${reviewerName}さんが確認中`}</span>
    </a>
  );
}

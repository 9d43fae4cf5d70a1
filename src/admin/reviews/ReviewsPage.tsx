import { startTransition, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { nameTab } from '../../features/page/documentTitle.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import type { ReviewsPageQuery } from '../__generated__/ReviewsPageQuery.graphql.ts';
import { addressOf, go } from '../place.ts';
import { Foot } from './Foot.tsx';
import { QueuePane } from './QueuePane.tsx';
import { ReviewPane } from './ReviewPane.tsx';
import { useKeys } from '../useKeys.ts';
import * as css from './reviews.css.ts';
import { takeLastBack } from './useVerdict.ts';

/** Others work on the same queue. */
const everyMs = 15_000;

/** `/admin/works`: what waits for its review, one beside the other, worked by keys. */
export function ReviewsPage({ id }: { readonly id: string | null }): ReactElement {
  const [version, setVersion] = useState(0);
  const again = (): void => startTransition(() => setVersion((now) => now + 1));
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setVersion((now) => now + 1)), everyMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => nameTab('審査'), []);
  const { reviewQueue } = useQuery<ReviewsPageQuery>(
    graphql`
      query ReviewsPageQuery {
        reviewQueue {
          works {
            id
            reviewerName
            heldBy
          }
          ...QueuePane_queue
          ...ReviewPane_queue
          ...Foot_queue
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', version },
  );
  const { works } = reviewQueue;
  const free = works.find(({ reviewerName, heldBy }) => reviewerName == null && heldBy == null);
  const current = id ?? free?.id ?? null;
  const at = works.findIndex((work) => work.id === current);
  const open = (next: string | undefined): void => {
    if (next !== undefined) go(addressOf('works', next), { replace: true });
  };
  const step = (by: number): void => open(works[at === -1 ? 0 : at + by]?.id);
  /** After a decision: the next that nobody has before them. */
  const advance = (): void => {
    const rest = [...works.slice(at + 1), ...works.slice(0, Math.max(at, 0))];
    const next = rest.find(({ reviewerName, heldBy }) => reviewerName == null && heldBy == null);
    go(addressOf('works', next?.id), { replace: true });
    again();
  };
  // Here, and not in the pane: the last one leaves none.
  useKeys({ z: takeLastBack });
  return (
    <div className={css.desk}>
      <QueuePane queue={reviewQueue} current={current} />
      {current === null ? (
        <div className={css.empty}>
          <EmptyState
            title={works.length === 0 ? '審査待ちの作品はありません。' : '手の空いている作品はありません。'}
          >
            {works.length === 0
              ? '新しい申請があると、ここに並びます。'
              : 'ほかの担当者が審査しているか、保留中の作品だけが残っています。'}
          </EmptyState>
        </div>
      ) : (
        <Suspense
          key={current}
          fallback={
            <div className={css.empty}>
              <Spinner label="作品を読み込み中" />
            </div>
          }
        >
          <ReviewPane
            id={current}
            queue={reviewQueue}
            onStep={step}
            onDone={advance}
            onChanged={again}
            onOpen={open}
          />
        </Suspense>
      )}
      <Foot queue={reviewQueue} />
    </div>
  );
}

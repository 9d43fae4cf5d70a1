import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useQuery } from '../../relay/useQuery.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { ReviewPane_queue$key } from '../__generated__/ReviewPane_queue.graphql.ts';
import type { ReviewPaneQuery } from '../__generated__/ReviewPaneQuery.graphql.ts';
import { JudgePane } from './JudgePane.tsx';
import { WorkContents } from './WorkContents.tsx';
import { useKeys } from '../useKeys.ts';
import { useLease } from './useLease.ts';
import * as css from './reviews.css.ts';

interface ReviewPaneProps {
  readonly id: string;
  readonly queue: ReviewPane_queue$key;
  readonly onStep: (by: number) => void;
  /** A decision stands: on to the next. */
  readonly onDone: () => void;
  readonly onChanged: () => void;
  readonly onOpen: (id: string) => void;
}

/** One work, large, and what is decided about it. */
export function ReviewPane({ id, queue, onStep, onDone, onChanged, onOpen }: ReviewPaneProps): ReactElement {
  const known = useFragment(
    graphql`
      fragment ReviewPane_queue on ReviewQueue {
        works {
          id
        }
        ...JudgePane_queue
      }
    `,
    queue,
  );
  const [version, setVersion] = useState(0);
  const { workUnderReview: work } = useQuery<ReviewPaneQuery>(
    graphql`
      query ReviewPaneQuery($id: ID!) {
        workUnderReview(id: $id) {
          waiting {
            authorName
          }
          contents {
            name
            categories
            media {
              id
            }
          }
          author {
            approvedWorks
          }
          version
          ...WorkContents_work
          ...JudgePane_work
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', version },
  );
  const lease = useLease(work == null ? null : id);
  const [place, setPlace] = useState(0);
  const count = work?.contents.media.length ?? 0;
  const turn = (by: number): void => setPlace((now) => (now + by + count) % Math.max(count, 1));
  useKeys({
    j: () => onStep(1),
    k: () => onStep(-1),
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
  });
  const isGone = work == null || !known.works.some((one) => one.id === id);
  if (work == null)
    return (
      <div className={css.empty}>
        <EmptyState
          title="ほかの担当者が処理しました。"
          action={<Button onClick={onDone}>次の作品へ</Button>}
        >
          この作品は、もう審査待ちではありません。
        </EmptyState>
      </div>
    );
  const first = work.author.approvedWorks === 0 ? '　はじめての作品' : '';
  return (
    <>
      <section className={css.work} aria-label={work.contents.name}>
        <div className={css.workHead}>
          <h2 className={css.workTitle}>{work.contents.name}</h2>
          <span className={css.workSub}>
            {work.waiting.authorName}　{work.contents.categories.join('、')}
            {first}
          </span>
          <span className={css.steps}>
            <IconButton icon="left" label="前の作品" onClick={() => onStep(-1)} />
            <IconButton icon="right" label="次の作品" onClick={() => onStep(1)} />
          </span>
        </div>
        <WorkContents
          work={work}
          place={place}
          onPlace={setPlace}
          notice={
            isGone ? 'ほかの担当者が処理しました。この作品は、もう審査待ちではありません。' : lease.refused
          }
        />
      </section>
      <JudgePane
        key={work.version}
        id={id}
        work={work}
        queue={known}
        isFree={!isGone && lease.refused === null}
        onDone={onDone}
        onStale={() => {
          setVersion((now) => now + 1);
          onChanged();
        }}
        onUndone={() => {
          onChanged();
          onOpen(id);
        }}
      />
    </>
  );
}

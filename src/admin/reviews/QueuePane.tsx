import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useMinute } from '../../ui/text/useMinute.ts';
import type { QueuePane_queue$data, QueuePane_queue$key } from '../__generated__/QueuePane_queue.graphql.ts';
import { addressOf } from '../place.ts';
import * as css from './reviews.css.ts';
import { groupOf, groupWords, kindWords, waited, type WaitGroup } from './waits.ts';

type Work = QueuePane_queue$data['works'][number];

interface QueuePaneProps {
  readonly queue: QueuePane_queue$key;
  readonly current: string | null;
}

/** The longest wait first, in groups by how soon it ends. */
export function QueuePane({ queue, current }: QueuePaneProps): ReactElement {
  const { works, total } = useFragment(
    graphql`
      fragment QueuePane_queue on ReviewQueue {
        total
        works {
          id
          name
          authorName
          kind
          submittedAt
          dueAt
          reviewerName
          heldBy
          thumbnail {
            url
            width
            height
            thumbhash
          }
        }
      }
    `,
    queue,
  );
  const now = useMinute();
  const groups = works.reduce<{ readonly group: WaitGroup; readonly works: Work[] }[]>((made, work) => {
    const group = groupOf(work.dueAt, now);
    const last = made.at(-1);
    if (last?.group === group) last.works.push(work);
    else made.push({ group, works: [work] });
    return made;
  }, []);
  return (
    <aside className={css.queue} aria-label="審査待ちの作品">
      <div className={css.paneHead}>
        <h1 className={css.paneTitle}>審査待ち</h1>
        <span className={css.figure}>{total}</span>
        <span className={css.edge}>待ちの長い順</span>
      </div>
      {groups.map(({ group, works: inGroup }) => (
        <section key={group}>
          <h2 className={css.group}>
            <span>{groupWords[group]}</span>
            <span>{inGroup.length}</span>
          </h2>
          <ul className={css.list}>
            {inGroup.map((work) => (
              <li key={work.id}>
                <Item
                  work={work}
                  isCurrent={work.id === current}
                  isLate={group === 'over' || group === 'soon'}
                  now={now}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}

interface ItemProps {
  readonly work: Work;
  readonly isCurrent: boolean;
  readonly isLate: boolean;
  readonly now: number;
}

function Item({ work, isCurrent, isLate, now }: ItemProps): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const { thumbnail } = work;
  const state = work.heldBy == null ? kindWords[work.kind] : '保留';
  return (
    <a
      ref={link}
      href={addressOf('works', work.id)}
      className={css.item}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {thumbnail == null ? (
        <span className={css.thumb} />
      ) : (
        <Picture
          src={thumbnail.url}
          alt=""
          width={thumbnail.width}
          height={thumbnail.height}
          sizes="60px"
          aspect="4 / 3"
          thumbhash={thumbnail.thumbhash}
          className={css.thumb}
        />
      )}
      <span className={css.itemName}>{work.name}</span>
      <span className={cx(css.itemEnd, isLate && css.late)}>{waited(work.submittedAt, now)}</span>
      <span className={css.itemSub}>
        {work.reviewerName == null ? work.authorName : `${work.reviewerName}さんが審査中`}
      </span>
      <span className={css.itemEnd}>{state}</span>
    </a>
  );
}

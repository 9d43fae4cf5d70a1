import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { whenIdle } from '../../lib/browser/whenIdle.ts';
import type { UsedFeed } from '../../relay/feeds/usePagedFeed.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { WindowRows } from '../../ui/lists/WindowRows.tsx';
import { pressBookmarkOfCard } from '../bookmarks/bookmarkKey.ts';
import { Failure } from '../page/Failure.tsx';
import { firstOf, picksOf, reachOf } from './feedLayout.ts';
import type { PlacedRow } from './feedLayout.ts';
import * as css from './feed.css.ts';
import { useCardLinks } from './useCardLinks.ts';

/** Content between rows, shown once: before this row (not the first), or at the end of a short list. */
export interface Interlude {
  readonly before: number;
  readonly content: ReactNode;
}

const kindOf = ({ kind }: PlacedRow): string => kind;

interface EndlessFeedProps<TQuery extends OperationType, TFilters> {
  readonly used: UsedFeed<TQuery, TFilters>;
  /** The history entry. */
  readonly visit: string;
  readonly rows: readonly PlacedRow[];
  /** A kind's height until one is measured. */
  readonly guess: (kind: string) => number;
  readonly renderRow: (row: PlacedRow) => ReactElement;
  readonly interlude?: Interlude | undefined;
  /** Shown for loading rows. */
  readonly waiting: ReactNode;
  readonly empty: ReactNode;
  readonly end: ReactNode;
  /** The rows are visible. */
  readonly onStand?: () => void;
}

/**
 * An endless list scrolled by the window. Each page is its own operation and only rows near the screen are
 * mounted, so the cost does not grow with scrolling.
 */
export function EndlessFeed<TQuery extends OperationType, TFilters>({
  used: { feed, view },
  visit,
  rows,
  guess,
  renderRow,
  interlude,
  waiting,
  empty,
  end,
  onStand,
}: EndlessFeedProps<TQuery, TFilters>): ReactElement {
  const links = useCardLinks();
  const [place] = useState(() => feed.recall(visit));
  const waits = view.tail === 'more';
  const reach = (shown: { readonly first: number; readonly last: number }): void => {
    const items = reachOf(rows, shown.first, shown.last);
    // Not in the frame that mounts a row: the next page loads long before it is needed.
    if (items) whenIdle(() => feed.reach(items.first, items.last), 100);
  };
  const renderAt = (row: PlacedRow, index: number): ReactNode => {
    if (index !== interlude?.before) return renderRow(row);
    return (
      <>
        {interlude.content}
        {renderRow(row)}
      </>
    );
  };

  return (
    <div
      className={css.feed}
      onPointerOver={links.onPointerOver}
      onFocus={links.onFocus}
      onKeyDown={pressBookmarkOfCard}
      onClick={links.onClick}
      role="presentation"
    >
      <WindowRows
        rows={rows}
        kindOf={kindOf}
        fromOf={firstOf}
        guess={guess}
        renderRow={renderAt}
        onReach={reach}
        onStand={onStand}
        place={place}
        onLeave={(left) => feed.remember(visit, { ...left, picks: picksOf(rows) })}
        renderBelow={(near) => (
          // A new element at each place, so that new content does not jump.
          <div key={rows.length} className={waits ? css.waitingTail : css.tail}>
            {waits && near && waiting}
            {view.tail === 'failed' && (
              <Failure
                title={rows.length > 0 ? '続きを読み込めませんでした。' : '読み込めませんでした。'}
                headingLevel="h3"
                error={view.error}
                retry={() => feed.retry()}
              />
            )}
            {view.tail === 'paused' && <Button onClick={() => feed.retry()}>続きを見る</Button>}
            {view.tail === 'end' && rows.length > 0 && interlude && rows.length <= interlude.before
              ? interlude.content
              : null}
            {view.tail === 'end' && (rows.length > 0 ? end : empty)}
          </div>
        )}
      />
    </div>
  );
}

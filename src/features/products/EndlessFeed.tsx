import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { WindowVirtualizer } from 'virtua';
import type { WindowVirtualizerHandle } from 'virtua';
import type { UsedFeed } from '../../relay/usePagedFeed.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { reachOf } from './feedLayout.ts';
import type { PlacedRow } from './feedLayout.ts';
import * as css from './ProductFeed.css.ts';
import { useCardLinks } from './useCardLinks.ts';

/** Something between the rows, once: before the row of that number, which is not the first, or at the end of a short list. */
export interface Interlude {
  readonly before: number;
  readonly content: ReactNode;
}

interface EndlessFeedProps<TQuery extends OperationType, TFilters> {
  readonly used: UsedFeed<TQuery, TFilters>;
  /** The history entry that it is shown for. */
  readonly visit: string;
  readonly rows: readonly PlacedRow[];
  /** About how high a row is, until it was measured. */
  readonly rowHeight: number;
  readonly renderRow: (row: PlacedRow) => ReactElement;
  readonly interlude?: Interlude | undefined;
  /** In the place of rows that are on their way. */
  readonly waiting: ReactNode;
  readonly empty: ReactNode;
  readonly end: ReactNode;
}

/**
 * A list without an end, virtualised by the window: each page of it is an operation of its own, and only rows near the screen are
 * mounted, so neither the DOM nor the cost of a page grows with what was scrolled past.
 */
export function EndlessFeed<TQuery extends OperationType, TFilters>({
  used: { feed, view },
  visit,
  rows,
  rowHeight,
  renderRow,
  interlude,
  waiting,
  empty,
  end,
}: EndlessFeedProps<TQuery, TFilters>): ReactElement {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const links = useCardLinks();
  const [place] = useState(() => feed.recall(visit));

  /** Tells the feed which items are on the screen. */
  const reach = (laid: readonly PlacedRow[]) => {
    const list = handle.current;
    if (!list) return;
    // The first row stands before the virtualised ones.
    const first = list.scrollOffset <= 0 ? 0 : list.findItemIndex(list.scrollOffset) + 1;
    const last = list.findItemIndex(Math.max(0, list.scrollOffset + list.viewportSize)) + 1;
    const items = reachOf(laid, first, last);
    if (items) feed.reach(items.first, items.last);
  };
  const reachAfterLayout = useEffectEvent(reach);
  const remember = useEffectEvent(() => {
    const list = handle.current;
    if (list) feed.remember(visit, { scrollOffset: list.scrollOffset, itemSizes: list.cache });
  });

  // Rows that arrive may all fit on the screen: then there is no scrolling to ask for more.
  useEffect(() => reachAfterLayout(rows), [rows]);
  useLayoutEffect(() => () => remember(), []);

  const [firstRow, ...rest] = rows;
  const waits = view.tail === 'idle' || view.tail === 'loading';

  return (
    <div
      className={css.feed}
      onPointerOver={links.onPointerOver}
      onFocus={links.onFocus}
      onKeyDown={links.onKeyDown}
      onClick={links.onClick}
      role="presentation"
    >
      {/* Always there, so that the feed can be reached by keyboard from above. */}
      {firstRow && renderRow(firstRow)}
      {firstRow && (
        <WindowVirtualizer
          ref={handle}
          data={rest}
          itemSize={rowHeight}
          onScroll={() => reach(rows)}
          {...(place === null ? {} : { cache: place.itemSizes })}
        >
          {(row: PlacedRow, index) =>
            index + 1 === interlude?.before ? (
              <>
                {interlude.content}
                {renderRow(row)}
              </>
            ) : (
              renderRow(row)
            )
          }
        </WindowVirtualizer>
      )}
      {/* A new one for each place it stands at: what is new does not jump. */}
      <div key={rows.length} className={waits ? css.waitingTail : css.tail}>
        {waits && waiting}
        {view.tail === 'failed' && (
          <ErrorState title="つづきを読み込めませんでした。" headingLevel="h3" onRetry={() => feed.retry()} />
        )}
        {view.tail === 'end' && rows.length > 0 && interlude && rows.length <= interlude.before
          ? interlude.content
          : null}
        {view.tail === 'end' && (rows.length > 0 ? end : empty)}
      </div>
    </div>
  );
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { OperationType } from 'relay-runtime';
import { WindowVirtualizer } from 'virtua';
import type { WindowVirtualizerHandle } from 'virtua';
import type { ProductCard_product$key } from '../../../__generated__/ProductCard_product.graphql.ts';
import type { FeedDefinition } from '../../relay/feedSessions.ts';
import { usePagedFeed } from '../../relay/usePagedFeed.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Twist } from '../../ui/Twist.tsx';
import { useVisit } from '../shell/useVisit.ts';
import { FeedLayout, reachOf } from './feedLayout.ts';
import type { PlacedItem, PlacedRow } from './feedLayout.ts';
import * as css from './ProductFeed.css.ts';
import { ProductFeedRow } from './ProductFeedRow.tsx';
import { useCardLinks } from './useCardLinks.ts';
import { estimatedRowHeight, useColumns } from './useColumns.ts';
import { WaitingFeed } from './WaitingFeed.tsx';

const nothing: readonly string[] = [];

interface ProductFeedProps<TQuery extends OperationType, TFilters> {
  readonly definition: FeedDefinition<TQuery, TFilters>;
  readonly filters: TFilters;
  /** The card's fragment key within a page's response. */
  readonly productAt: (response: TQuery['response'], index: number) => ProductCard_product$key | null;
  readonly isPick: (response: TQuery['response'], index: number) => boolean;
  /** Ids of works that stand elsewhere on the page already. */
  readonly omit?: readonly string[];
  readonly emptyText?: string;
  readonly endText?: string;
}

/**
 * The endless feed. Rows are laid out once and virtualised by the window; each page of the list is an operation of its own, and only
 * cards near the screen are mounted, so neither the DOM nor the cost of a page grows with what was scrolled past.
 */
export function ProductFeed<TQuery extends OperationType, TFilters>({
  definition,
  filters,
  productAt,
  isPick,
  omit = nothing,
  emptyText = '公開されている作品は、まだありません。',
  endText = 'ここまでが、いま公開されている作品です。',
}: ProductFeedProps<TQuery, TFilters>): ReactElement {
  const visit = useVisit();
  const { feed, view } = usePagedFeed(definition, filters, visit);
  const columns = useColumns();
  const [layout] = useState(() => new FeedLayout<TQuery['response']>(isPick, omit));
  const rows = layout.rowsOf(view, columns);
  const handle = useRef<WindowVirtualizerHandle>(null);
  const links = useCardLinks();
  const [place] = useState(() => feed.recall(visit));
  const [rowHeight] = useState(() => estimatedRowHeight(columns));

  /** Tells the feed which cards are on the screen. */
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

  const productOf = (item: PlacedItem) => {
    const placed = view.at(item.at);
    const response = placed?.page.response;
    return placed && response != null ? productAt(response, placed.index) : null;
  };
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
      {firstRow && <ProductFeedRow row={firstRow} productOf={productOf} />}
      {firstRow && (
        <WindowVirtualizer
          ref={handle}
          data={rest}
          itemSize={rowHeight}
          onScroll={() => reach(rows)}
          {...(place === null ? {} : { cache: place.itemSizes })}
        >
          {(row: PlacedRow) => <ProductFeedRow row={row} productOf={productOf} />}
        </WindowVirtualizer>
      )}
      {/* A new one for each place it stands at: what is new does not jump. */}
      <div key={rows.length} className={waits ? css.waitingTail : css.tail}>
        {waits && <WaitingFeed />}
        {view.tail === 'failed' && (
          <ErrorState title="つづきを読み込めませんでした。" headingLevel="h3" onRetry={() => feed.retry()} />
        )}
        {view.tail === 'end' && (
          <p className={css.end}>
            <Twist />
            {view.count > 0 ? endText : emptyText}
          </p>
        )}
      </div>
    </div>
  );
}

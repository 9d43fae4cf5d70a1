import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { OperationType } from 'relay-runtime';
import { WindowVirtualizer } from 'virtua';
import type { WindowVirtualizerHandle } from 'virtua';
import type { ProductCard_product$key } from '../../../__generated__/ProductCard_product.graphql.ts';
import type { FeedDefinition } from '../../relay/pagedFeed.ts';
import { usePagedFeed } from '../../relay/usePagedFeed.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { Twist } from '../../ui/Twist.tsx';
import { useVisit } from '../shell/useVisit.ts';
import { FeedLayout, reachOf } from './feedLayout.ts';
import type { PlacedItem, PlacedRow } from './feedLayout.ts';
import * as css from './ProductFeed.css.ts';
import { ProductCard } from './ProductCard.tsx';
import { useCardLinks } from './useCardLinks.ts';
import { useColumns } from './useColumns.ts';

const sizes = '(max-width: 767px) 50vw, (max-width: 1199px) 33vw, 25vw';
const pickSizes = '(max-width: 767px) 100vw, (max-width: 1199px) 66vw, 50vw';

/** The card that was opened from a feed, by visit: the focus returns to it on Back. */
const openedCards = new Map<string, string>();

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
  const container = useRef<HTMLDivElement>(null);
  const links = useCardLinks();
  const [place] = useState(() => feed.recall(visit));

  /** Tells the feed which cards are on the screen. */
  const reach = (laid: readonly PlacedRow[]) => {
    const list = handle.current;
    if (!list) return;
    const first = list.findItemIndex(Math.max(0, list.scrollOffset));
    const last = list.findItemIndex(Math.max(0, list.scrollOffset) + list.viewportSize);
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
  useEffect(() => {
    const opened = openedCards.get(visit);
    if (opened === undefined || !place) return;
    // The router scrolls back after this page has rendered; the card is mounted once that place is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        container.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(opened)}"]`)?.focus({ preventScroll: true });
      }),
    );
  }, [visit, place]);

  const card = (item: PlacedItem, large: boolean): ReactElement => {
    const placed = view.at(item.at);
    const response = placed?.page.response;
    const product = placed && response != null ? productAt(response, placed.index) : null;
    return product ? (
      <ProductCard key={item.id} product={product} sizes={large ? pickSizes : sizes} large={large} />
    ) : (
      <SkeletonCard key={item.id} />
    );
  };
  const rowOf = (row: PlacedRow): ReactElement => {
    if (row.kind === 'row') return <div className={css.row}>{row.items.map((item) => card(item, false))}</div>;
    const half = row.items.length / 2;
    return (
      <div className={css.row}>
        {row.items.slice(0, half).map((item) => card(item, false))}
        <div className={`${css.pickPlace} ${css.pickSide[row.side]}`}>{card(row.pick, true)}</div>
        {row.items.slice(half).map((item) => card(item, false))}
      </div>
    );
  };

  return (
    <div
      ref={container}
      className={css.feed}
      onPointerOver={links.onPointerOver}
      onFocus={links.onFocus}
      onClickCapture={(event) => {
        const opened = event.target instanceof Element ? event.target.closest('[data-card]') : null;
        const id = opened?.getAttribute('data-card');
        if (id != null) openedCards.set(visit, id);
      }}
      onClick={links.onClick}
      role="presentation"
    >
      <WindowVirtualizer ref={handle} data={rows} onScroll={() => reach(rows)} {...(place === null ? {} : { cache: place.itemSizes })}>
        {(row: PlacedRow) => rowOf(row)}
      </WindowVirtualizer>
      <div className={css.tail}>
        {(view.tail === 'idle' || view.tail === 'loading') && (
          <div className={css.row} aria-hidden="true">
            {Array.from({ length: columns }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </div>
        )}
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

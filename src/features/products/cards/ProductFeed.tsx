import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import type { ProductCard_product$key } from '../../../../__generated__/ProductCard_product.graphql.ts';
import type { FeedDefinition } from '../../../relay/feeds/definePagedFeed.ts';
import { useDrawing } from '../../../lib/browser/useDrawing.ts';
import { usePagedFeed } from '../../../relay/feeds/usePagedFeed.ts';
import { useVisit } from '../../page/useVisit.ts';
import { EndlessFeed } from '../../feeds/EndlessFeed.tsx';
import type { Interlude } from '../../feeds/EndlessFeed.tsx';
import { FeedEnd } from '../../feeds/FeedEnd.tsx';
import * as css from '../../feeds/feed.css.ts';
import { FeedLayout, itemsOf } from '../../feeds/feedLayout.ts';
import type { PlacedItem } from '../../feeds/feedLayout.ts';
import { ProductFeedRow } from './ProductFeedRow.tsx';
import { estimatedRowHeight, useColumns } from '../../feeds/useColumns.ts';
import { WaitingFeed } from '../../feeds/WaitingFeed.tsx';

const nothing: readonly string[] = [];

interface ProductFeedProps<TQuery extends OperationType, TFilters> {
  readonly definition: FeedDefinition<TQuery, TFilters>;
  readonly filters: TFilters;
  /** The card's fragment key within a page's response. */
  readonly productAt: (response: TQuery['response'], index: number) => ProductCard_product$key | null;
  readonly isPick: (response: TQuery['response'], index: number) => boolean;
  /** Ids of works that are left out: they stand elsewhere on the page already, or were taken out of the list. */
  readonly omit?: readonly string[];
  readonly interlude?: Interlude | undefined;
  /** Where there is nothing: a line, or what one can do about it. */
  readonly empty?: ReactNode;
  readonly endText?: string;
}

/** The endless feed of works. Rows are laid out once. */
export function ProductFeed<TQuery extends OperationType, TFilters>({
  definition,
  filters,
  productAt,
  isPick,
  omit = nothing,
  interlude,
  empty,
  endText = 'すべて表示しました。',
}: ProductFeedProps<TQuery, TFilters>): ReactElement {
  const visit = useVisit();
  const used = usePagedFeed(definition, filters, visit);
  const { view } = used;
  const { at } = view;
  const columns = useColumns();
  const isDrawing = useDrawing();
  const [wasDrawn] = useState(isDrawing);
  // What was drawn is seen until the rows stand in its place.
  const [isCovered, setIsCovered] = useState(isDrawing);
  const [layout] = useState(() => new FeedLayout<TQuery['response']>(isPick, used.feed.recall(visit)?.picks));
  const rows = layout.rowsOf(view, columns, omit);
  const productOf = (item: PlacedItem) => {
    const placed = at(item.at);
    const response = placed?.page.response;
    return placed && response != null ? productAt(response, placed.index) : null;
  };
  const atTheEnd = <FeedEnd>{endText}</FeedEnd>;
  const instead = empty ?? <FeedEnd>公開されている作品は、まだありません。</FeedEnd>;
  const cover = isCovered && rows.length > 0 && (
    <div className={isDrawing ? undefined : css.cover}>
      <ProductFeedRow row={{ kind: 'row', items: rows.flatMap(itemsOf) }} productOf={productOf} />
    </div>
  );
  if (isDrawing)
    return (
      <div className={css.covered}>
        {cover}
        <div className={view.tail === 'more' ? css.waitingTail : css.tail}>
          {view.tail === 'end' && (rows.length > 0 ? atTheEnd : instead)}
        </div>
      </div>
    );
  const list = (
    <EndlessFeed
      used={used}
      visit={visit}
      rows={rows}
      guess={(kind) => estimatedRowHeight(columns, kind === 'pick')}
      renderRow={(row) => <ProductFeedRow row={row} productOf={productOf} />}
      interlude={interlude}
      waiting={<WaitingFeed />}
      empty={instead}
      end={atTheEnd}
      {...(isCovered && { onStand: () => setIsCovered(false) })}
    />
  );
  return wasDrawn ? (
    <div className={css.covered}>
      {cover}
      {list}
    </div>
  ) : (
    list
  );
}

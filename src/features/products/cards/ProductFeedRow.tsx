import { memo } from 'react';
import type { ReactElement } from 'react';
import type { ProductCard_product$key } from '../../../../__generated__/ProductCard_product.graphql.ts';
import { SkeletonCard } from '../../../ui/feedback/SkeletonCard.tsx';
import type { PlacedItem, PlacedRow } from '../../feeds/feedLayout.ts';
import { ProductCard } from './ProductCard.tsx';
import * as css from '../../feeds/feed.css.ts';

const sizes = '(max-width: 767px) 50vw, (max-width: 1199px) 33vw, 25vw';
const pickSizes = '(max-width: 767px) 100vw, (max-width: 1199px) 66vw, 50vw';

/** What changes a row renders it anew, not its cards. Their pictures are not lazy: what is mounted is near the screen. */
const Card = memo(ProductCard);

interface ProductFeedRowProps {
  readonly row: PlacedRow;
  /** The card's fragment key, or null while its page is not there. */
  readonly productOf: (item: PlacedItem) => ProductCard_product$key | null;
}

/** A row of cards, or two rows beside 「編集部の一枚」. */
export function ProductFeedRow({ row, productOf }: ProductFeedRowProps): ReactElement {
  const card = (item: PlacedItem, large: boolean): ReactElement => {
    const product = productOf(item);
    return product ? (
      <Card key={item.id} product={product} sizes={large ? pickSizes : sizes} eager large={large} />
    ) : (
      <SkeletonCard key={item.id} />
    );
  };
  const cards = (items: readonly PlacedItem[]) => items.map((item) => card(item, false));
  if (row.kind === 'row') return <div className={css.row}>{cards(row.items)}</div>;
  const half = row.items.length / 2;
  return (
    <div className={css.row}>
      {cards(row.items.slice(0, half))}
      <div className={`${css.pickPlace} ${css.pickSide[row.side]}`}>{card(row.pick, true)}</div>
      {cards(row.items.slice(half))}
    </div>
  );
}

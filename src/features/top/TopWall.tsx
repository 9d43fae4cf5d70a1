import type { ReactElement } from 'react';
import { usePagedFeed } from '../../relay/usePagedFeed.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useColumns } from '../products/useColumns.ts';
import { useVisit } from '../shell/useVisit.ts';
import { justify } from './justify.ts';
import { aspectOf, onTheWall, productAt, publicFeed } from './publicFeed.ts';
import * as css from './TopPage.css.ts';
import { WallPiece } from './WallPiece.tsx';

/** Sum of aspects a row is filled to, by the number of columns the page stands in. */
const rowAspects: Readonly<Record<number, number>> = { 2: 2, 3: 3.6, 4: 4.8 };
const sizes: Readonly<Record<number, string>> = { 2: '50vw', 3: '33vw', 4: '28vw' };

/** The newest works, uncropped. They are the beginning of the feed below, which goes on where the wall ends. */
export function TopWall(): ReactElement {
  const visit = useVisit();
  const { view } = usePagedFeed(publicFeed, {}, visit);
  const columns = useColumns();
  const products = Array.from({ length: Math.min(onTheWall, view.count) }, (_, at) => {
    const item = view.at(at);
    return item?.page.response ? productAt(item.page.response, item.index) : null;
  }).filter((product) => product !== null);
  if (products.length === 0) {
    return (
      <div className={css.wallRow}>
        {Array.from({ length: columns }, (_, index) => (
          <Skeleton key={index} aspect="4 / 3" />
        ))}
      </div>
    );
  }
  const rows = justify(
    products.map((product) => ({ product, aspect: aspectOf(product) })),
    rowAspects[columns] ?? 4.8,
  );
  return (
    <div>
      {rows.map((row) => (
        <div key={row[0]?.product.id} className={css.wallRow}>
          {row.map(({ product, aspect }) => (
            <div key={product.id} style={{ flex: `${aspect} 1 0`, minWidth: 0 }}>
              <WallPiece product={product} sizes={sizes[columns] ?? '28vw'} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

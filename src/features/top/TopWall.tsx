import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TopWall_products$key } from '../../../__generated__/TopWall_products.graphql.ts';
import { useColumns } from '../feeds/useColumns.ts';
import { justify } from './justify.ts';
import * as css from './TopPage.css.ts';
import { WallPiece } from './WallPiece.tsx';

/** Sum of aspects a row is filled to, by the number of columns the page stands in. */
const rowAspects: Readonly<Record<number, number>> = { 2: 2, 3: 3.6, 4: 4.8 };
const sizes: Readonly<Record<number, string>> = { 2: '50vw', 3: '33vw', 4: '28vw' };

/** Every second work hangs with an upright picture, where it has one: a wall of one proportion is a table. Square ones mostly show a detail. */
function pictureFor(aspects: readonly number[], place: number): number {
  const upright = place % 2 === 1 ? aspects.findIndex((aspect) => aspect < 0.9) : 0;
  return Math.max(upright, 0);
}

/** The newest works, uncropped, in rows as wide as the page. */
export function TopWall({ products: keys }: { readonly products: TopWall_products$key }): ReactElement {
  const products = useFragment(
    graphql`
      fragment TopWall_products on Product @relay(plural: true) {
        id
        media {
          width
          height
        }
        ...WallPiece_product
      }
    `,
    keys,
  );
  const columns = useColumns();
  const hung = products.map((product, place) => {
    const aspects = product.media.map(({ width, height }) => width / height);
    const picture = pictureFor(aspects, place);
    return { product, picture, aspect: aspects[picture] ?? 4 / 3 };
  });
  return (
    <div>
      {justify(hung, rowAspects[columns] ?? 4.8).map((row) => (
        <div key={row[0]?.product.id} className={css.wallRow}>
          {row.map(({ product, picture, aspect }) => (
            <div key={product.id} style={{ flex: `${aspect} 1 0`, minWidth: 0 }}>
              <WallPiece product={product} picture={picture} sizes={sizes[columns] ?? '28vw'} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TopWall_products$key } from '../../../__generated__/TopWall_products.graphql.ts';
import { justify } from './justify.ts';
import * as css from './TopPage.css.ts';
import { WallPiece } from './WallPiece.tsx';

/** Sum of aspect ratios in a row. */
const rowAspect = 4.8;

/**
 * Every second work shows an upright picture if it has one, so that the wall does not look like a table.
 * Square ones are mostly details.
 */
function pictureFor(aspects: readonly number[], place: number): number {
  const upright = place % 2 === 1 ? aspects.findIndex((aspect) => aspect < 0.9) : 0;
  return Math.max(upright, 0);
}

/** The newest works, uncropped, in justified rows; pairs on phones. */
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
  const hung = products.map((product, place) => {
    const aspects = product.media.map(({ width, height }) => width / height);
    const picture = pictureFor(aspects, place);
    return { product, picture, aspect: aspects[picture] ?? 4 / 3 };
  });
  return (
    <div className={css.wall}>
      {justify(hung, rowAspect).map((row) => {
        const sum = row.reduce((total, { aspect }) => total + aspect, 0);
        return (
          <div key={row[0]?.product.id} className={css.wallRow}>
            {row.map(({ product, picture, aspect }) => (
              <WallPiece
                key={product.id}
                product={product}
                picture={picture}
                sizes={`(max-width: 767px) 46vw, ${Math.ceil((94 * aspect) / sum)}vw`}
                inRow
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

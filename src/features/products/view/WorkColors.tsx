import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkColors_product$key } from '../../../../__generated__/WorkColors_product.graphql.ts';
import { colorWord } from '../../../lib/words/colorWords.ts';
import { Swatch } from '../../../ui/pictures/Swatch.tsx';
import * as css from './ProductPage.css.ts';

/** The colours of its card, each the way to works that have it too. */
export function WorkColors({ product }: { readonly product: WorkColors_product$key }): ReactElement | null {
  const { colors } = useFragment(
    graphql`
      fragment WorkColors_product on Product {
        colors {
          color
          nearestNamed
          share
        }
      }
    `,
    product,
  );
  if (colors.length === 0) return null;
  return (
    <div className={css.fact}>
      <dt className={css.factName}>色</dt>
      <dd className={css.colors}>
        {colors.map(({ color, nearestNamed, share }) => (
          <Link
            key={color}
            to="/products"
            search={{ color: color.slice(1) }}
            className={css.color}
            aria-label={`${colorWord(nearestNamed)}に近いこの色の作品を見る(この作品の${share}%)`}
            title="この色の作品を見る"
          >
            <Swatch color={color} size={28} />
          </Link>
        ))}
      </dd>
    </div>
  );
}

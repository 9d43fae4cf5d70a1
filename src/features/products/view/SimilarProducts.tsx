import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SimilarProducts_product$key } from '../../../../__generated__/SimilarProducts_product.graphql.ts';
import { MoreWorks } from '../cards/MoreWorks.tsx';
import * as css from './ProductPage.css.ts';

/** Works of the same categories by other hands. */
export function SimilarProducts({
  product,
}: {
  readonly product: SimilarProducts_product$key;
}): ReactElement {
  const { similarProducts } = useFragment(
    graphql`
      fragment SimilarProducts_product on Product {
        similarProducts(first: 8) {
          ...MoreWorks_products
        }
      }
    `,
    product,
  );
  return <MoreWorks className={css.more} title="似ている作品" works={similarProducts} />;
}

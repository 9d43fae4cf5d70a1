import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductsOfAuthor_product$key } from '../../../../__generated__/ProductsOfAuthor_product.graphql.ts';
import { moreLink } from '../../../ui/text/link.css.ts';
import { MoreWorks } from '../cards/MoreWorks.tsx';
import { creatorName } from '../../people/creatorName.ts';
import * as css from './ProductPage.css.ts';

const shown = 4;

/** More by the same hand. */
export function ProductsOfAuthor({
  product,
}: {
  readonly product: ProductsOfAuthor_product$key;
}): ReactElement {
  const { id, author } = useFragment(
    graphql`
      fragment ProductsOfAuthor_product on Product {
        id
        author {
          id
          ...creatorName_creator
          productsCount {
            count
            isMore
          }
          products(first: 5) {
            edges {
              node {
                id
                ...MoreWorks_products
              }
            }
          }
        }
      }
    `,
    product,
  );
  const others = author.products.edges
    .map(({ node }) => node)
    .filter((node) => node.id !== id)
    .slice(0, shown);
  const { count, isMore } = author.productsCount;
  return (
    <MoreWorks
      className={css.more}
      title={`${creatorName(author)}の作品`}
      note={`全${count}点${isMore ? '以上' : ''}`}
      link={
        <Link to="/creators/$id" params={{ id: author.id }} className={moreLink}>
          すべて見る
        </Link>
      }
      works={others}
    />
  );
}

import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ProductPageQuery } from '../../../__generated__/ProductPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { pageNotFound } from '../shell/pageNotFound.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import * as css from './ProductPage.css.ts';
import { ProductsOfAuthor } from './ProductsOfAuthor.tsx';
import { ProductText } from './ProductText.tsx';

/** `/products/{id}` for anybody: the work's pictures, its facts, what its author wrote, and more by the same hand. */
export function ProductPage(): ReactElement {
  const { id } = useParams({ from: '/chrome/products/$id' });
  const { publicProduct: product } = useRouteQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery($id: ID!) {
        publicProduct(id: $id) {
          name
          description
          author {
            profile {
              lastName
              firstName
            }
          }
          ...ProductFigures_product
          ...ProductFacts_product
          ...ProductText_product
          ...ProductsOfAuthor_product
        }
      }
    `,
    { id },
  );
  if (!product) throw pageNotFound();
  const { lastName, firstName } = product.author.profile;
  return (
    <>
      <PageHead
        title={`${product.name} - ${lastName} ${firstName}`}
        description={product.description.slice(0, 120)}
      />
      <article className={css.layout}>
        <ProductFigures product={product}>
          <ProductText product={product} />
        </ProductFigures>
        <ProductFacts product={product} />
      </article>
      <ProductsOfAuthor product={product} />
    </>
  );
}

import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  ProductPageQuery,
  ProductPageQuery$variables,
} from '../../../../__generated__/ProductPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { OwnerPanel } from './OwnerPanel.tsx';
import { ProductView } from './ProductView.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';
import { WorksBeside } from './WorksBeside.tsx';
import { useViewProduct } from './useViewProduct.ts';

interface ProductPageProps {
  readonly variables: ProductPageQuery$variables;
}

/** `/products/{id}`: a work for guests, for members, for its owner in any state, and for whoever has a link to it. */
export function ProductPage({ variables }: ProductPageProps): ReactElement {
  const data = useRouteQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery(
        $id: ID!
        $shareToken: String
        $asMember: Boolean!
        $asHolder: Boolean!
        $asCreator: Boolean!
      ) {
        publicProduct(id: $id) @skip(if: $asMember) {
          id
          ...ProductView_product
          ...WorksBeside_product
        }
        product(id: $id, shareToken: $shareToken) @include(if: $asMember) {
          id
          ...ProductView_product
          ...SimilarProducts_product
          ...WorksBeside_product
        }
        withoutLink: product(id: $id) @include(if: $asHolder) {
          id
        }
        myProduct(id: $id) @include(if: $asCreator) {
          product {
            id
            ...ProductView_product
          }
          ...OwnerPanel_work
        }
      }
    `,
    variables,
  );
  const product = data.myProduct?.product ?? data.product ?? data.publicProduct;
  const listed = data.product ?? data.publicProduct;
  const share = variables.shareToken ?? null;
  useViewProduct(data.myProduct || !product ? null : product.id, share);
  if (!product) throw pageNotFound();
  return (
    <>
      {/* Another work by Back: no picture of this one stays open. */}
      <ProductView
        key={product.id}
        product={product}
        own={data.myProduct != null}
        byLinkOnly={share !== null && data.withoutLink == null}
        shareToken={share}
      >
        {data.myProduct && <OwnerPanel work={data.myProduct} />}
      </ProductView>
      {data.product && <SimilarProducts product={data.product} />}
      {listed && <WorksBeside product={listed} />}
    </>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProductView_product$key } from '../../../../__generated__/ProductView_product.graphql.ts';
import { creatorName } from '../../people/creatorName.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { SectionBoundary } from '../../page/SectionBoundary.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import * as css from './ProductPage.css.ts';
import { ProductsOfAuthor } from './ProductsOfAuthor.tsx';
import { ProductText } from './ProductText.tsx';

interface ProductViewProps {
  readonly product: ProductView_product$key;
  readonly own: boolean;
  /** The viewer sees it by a link and not otherwise. */
  readonly byLinkOnly: boolean;
  /** Of that link. */
  readonly shareToken: string | null;
  /** Beside the pictures, for the owner. */
  readonly children?: ReactNode;
}

/** The work's pictures, its facts, what its author wrote, and more by the same hand. */
export function ProductView({
  product: key,
  own,
  byLinkOnly,
  shareToken,
  children,
}: ProductViewProps): ReactElement {
  const product = useFragment(
    graphql`
      fragment ProductView_product on Product {
        name
        description
        author {
          ...creatorName_creator
        }
        ...ProductFigures_product
        ...ProductFacts_product
        ...ProductText_product
        ...ProductsOfAuthor_product
      }
    `,
    key,
  );
  return (
    <>
      <PageHead
        title={`${product.name} - ${creatorName(product.author)}`}
        description={product.description.slice(0, 120)}
      />
      <article className={css.layout}>
        <ProductFigures product={product}>
          <ProductText product={product} />
        </ProductFigures>
        <ProductFacts product={product} own={own} byLinkOnly={byLinkOnly} shareToken={shareToken}>
          {children}
        </ProductFacts>
      </article>
      <SectionBoundary title="ほかの作品を読み込めませんでした。">
        <ProductsOfAuthor product={product} />
      </SectionBoundary>
    </>
  );
}

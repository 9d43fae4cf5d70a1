import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkHits_results$key } from '../../../__generated__/WorkHits_results.graphql.ts';
import { pressBookmarkOfCard } from '../bookmarks/bookmarkKey.ts';
import { useCardLinks } from '../feeds/useCardLinks.ts';
import { ProductCard } from '../products/cards/ProductCard.tsx';
import { MarkedExcerpt } from './MarkedExcerpt.tsx';
import { MarkedTitle } from './MarkedTitle.tsx';
import * as css from './search.css.ts';

const sizes = '(max-width: 1023px) 50vw, (max-width: 1199px) 25vw, 20vw';

export function WorkHits({ results }: { readonly results: WorkHits_results$key }): ReactElement {
  const { edges } = useFragment(
    graphql`
      fragment WorkHits_results on SearchResults {
        edges {
          node {
            ...MarkedTitle_hit
            ...MarkedExcerpt_hit
            product {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    results,
  );
  const links = useCardLinks();
  return (
    <div
      className={css.cards}
      onClick={links.onClick}
      onPointerOver={links.onPointerOver}
      onFocus={links.onFocus}
      onKeyDown={pressBookmarkOfCard}
      role="presentation"
    >
      {edges.map(
        ({ node }) =>
          node.product != null && (
            <div key={node.product.id}>
              <ProductCard product={node.product} sizes={sizes} title={<MarkedTitle hit={node} />} />
              <MarkedExcerpt hit={node} className={css.why} />
            </div>
          ),
      )}
    </div>
  );
}

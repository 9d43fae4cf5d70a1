import { graphql } from 'relay-runtime';
import type { productsFeed$data } from '../../../../__generated__/productsFeed.graphql.ts';

// A page of a list of cards, unmasked in the list's query.
void graphql`
  fragment productsFeed on ProductConnection {
    edges {
      node {
        id
        ...ProductCard_product
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`;

/** What the list's feed has to know of it. */
export function pageOfProducts({ edges, pageInfo }: Pick<productsFeed$data, 'edges' | 'pageInfo'>) {
  return {
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  };
}

import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { bookmarkedFeedQuery } from '../../../../__generated__/bookmarkedFeedQuery.graphql.ts';
import { definePagedFeed } from '../../../relay/feeds/definePagedFeed.ts';

type BookmarkedFeedResponse = bookmarkedFeedQuery['response'];

export function productAt(response: BookmarkedFeedResponse, index: number) {
  return response.bookmarkedProducts.edges[index]?.node ?? null;
}

/** How many there were when this page of them was answered. */
export function totalOf(response: BookmarkedFeedResponse): number {
  return response.bookmarkedProducts.totalCount;
}

/** What the viewer saved, last saved first. A new visit asks anew, since a work may have been saved anywhere. */
export const bookmarkedFeed = definePagedFeed<bookmarkedFeedQuery, Record<string, never>>({
  query: getRequest(graphql`
    query bookmarkedFeedQuery($first: Int!, $after: String) {
      bookmarkedProducts(first: $first, after: $after) {
        totalCount
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
    }
  `),
  pageSize: 24,
  freshForMs: 0,
  variables: (_filters, page) => page,
  select: ({ bookmarkedProducts: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { publicFeedQuery } from '../../../__generated__/publicFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/feeds/definePagedFeed.ts';

type PublicFeedResponse = publicFeedQuery['response'];

export function productAt(response: PublicFeedResponse, index: number) {
  return response.publicProducts.edges[index]?.node ?? null;
}

export function isPick(response: PublicFeedResponse, index: number): boolean {
  return response.publicProducts.edges[index]?.node.pickReason != null;
}

/** Every public work, newest first. */
export const publicFeed = definePagedFeed<publicFeedQuery, Record<string, never>>({
  query: getRequest(graphql`
    query publicFeedQuery($first: Int!, $after: String) {
      publicProducts(first: $first, after: $after) {
        edges {
          node {
            id
            pickReason
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
  variables: (_filters, page) => page,
  select: ({ publicProducts: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

import { graphql } from 'react-relay/hooks';
import PublicFeedQueryNode from '../../../__generated__/publicFeedQuery.graphql.ts';
import type { publicFeedQuery } from '../../../__generated__/publicFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/pagedFeed.ts';

export const publicFeedQueryNode = graphql`
  query publicFeedQuery($first: Int!, $after: String) {
    publicProducts(first: $first, after: $after) {
      edges {
        node {
          id
          pickReason
          thumbnailImage {
            width
            height
          }
          ...ProductCard_product
          ...WallPiece_product
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

export type PublicFeedResponse = publicFeedQuery['response'];

/** How many works of the feed's beginning hang on the wall above it. */
export const onTheWall = 12;

/** Every public work, newest first. Endless, without filters. */
export const publicFeed = definePagedFeed<publicFeedQuery, Record<string, never>>({
  query: PublicFeedQueryNode,
  pageSize: 24,
  variables: (_filters, page) => page,
  select: ({ publicProducts: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

import { graphql } from 'react-relay/hooks';
import CreatorFeedQueryNode from '../../../__generated__/creatorFeedQuery.graphql.ts';
import type { creatorFeedQuery } from '../../../__generated__/creatorFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/pagedFeed.ts';

export const creatorFeedQueryNode = graphql`
  query creatorFeedQuery($userId: ID!, $first: Int!, $after: String) {
    creatorUserPublicProducts(userId: $userId, first: $first, after: $after) {
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
`;

export type CreatorFeedResponse = creatorFeedQuery['response'];

/** One creator's public works, newest first. */
export const creatorFeed = definePagedFeed<creatorFeedQuery, { readonly userId: string }>({
  query: CreatorFeedQueryNode,
  pageSize: 24,
  variables: ({ userId }, page) => ({ userId, ...page }),
  select: ({ creatorUserPublicProducts: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

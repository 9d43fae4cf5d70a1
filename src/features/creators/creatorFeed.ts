import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { creatorFeedQuery } from '../../../__generated__/creatorFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/feeds/definePagedFeed.ts';
import { pageOfProducts } from '../products/cards/productsFeed.ts';

export type CreatorFeedResponse = creatorFeedQuery['response'];

/** Public works only, newest first. */
export const creatorFeed = definePagedFeed<creatorFeedQuery, { readonly userId: string }>({
  query: getRequest(graphql`
    query creatorFeedQuery($userId: ID!, $first: Int!, $after: String) {
      creatorUserPublicProducts(userId: $userId, first: $first, after: $after) {
        ...productsFeed @relay(mask: false)
      }
    }
  `),
  pageSize: 24,
  variables: ({ userId }, page) => ({ userId, ...page }),
  select: ({ creatorUserPublicProducts }) => pageOfProducts(creatorUserPublicProducts),
});

import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { creatorMemberFeedQuery } from '../../../__generated__/creatorMemberFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/feeds/definePagedFeed.ts';
import { pageOfProducts } from '../products/cards/productsFeed.ts';

export type CreatorMemberFeedResponse = creatorMemberFeedQuery['response'];

/** With works for members, newest first. */
export const creatorMemberFeed = definePagedFeed<creatorMemberFeedQuery, { readonly userId: string }>({
  query: getRequest(graphql`
    query creatorMemberFeedQuery($userId: ID!, $first: Int!, $after: String) {
      creatorUserProducts(userId: $userId, first: $first, after: $after) {
        ...productsFeed @relay(mask: false)
      }
    }
  `),
  pageSize: 24,
  variables: ({ userId }, page) => ({ userId, ...page }),
  select: ({ creatorUserProducts }) => pageOfProducts(creatorUserProducts),
});

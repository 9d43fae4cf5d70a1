import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { timelineFeedQuery } from '../../../__generated__/timelineFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/feedSessions.ts';

/** What the followed creators did, newest first. */
export const timelineFeed = definePagedFeed<timelineFeedQuery, object>({
  query: getRequest(graphql`
    query timelineFeedQuery($first: Int!, $after: String) {
      followingUserActivities(first: $first, after: $after) {
        edges {
          node {
            id
            occurredAt
            ...ActivityRow_activity
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pageSize: 30,
  variables: (_filters, page) => page,
  select: ({ followingUserActivities: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

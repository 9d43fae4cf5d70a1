import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { timelineFeedQuery } from '../../../__generated__/timelineFeedQuery.graphql.ts';
import { tokyoDay } from '../../lib/dates.ts';
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

type Page = timelineFeedQuery['response'];

export const activityAt = ({ followingUserActivities: { edges } }: Page, index: number) =>
  edges[index]?.node ?? null;

/** The day in Tokyo of an entry, for the headings between them. */
export const dayAt = ({ followingUserActivities: { edges } }: Page, index: number) => {
  const at = edges[index]?.node.occurredAt;
  return at === undefined ? null : { at, day: tokyoDay(at) };
};

import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { timelineFeedQuery } from '../../../__generated__/timelineFeedQuery.graphql.ts';
import { tokyoDay } from '../../lib/text/dates.ts';
import { definePagedFeed } from '../../relay/feeds/definePagedFeed.ts';

/** Newest first. Every visit reloads, as one can follow on any page. */
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
  freshForMs: 0,
  variables: (_filters, page) => page,
  select: ({ followingUserActivities: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

type Page = timelineFeedQuery['response'];

/** With its time, and its day in Tokyo for headings. */
export function activityAt({ followingUserActivities: { edges } }: Page, index: number) {
  const activity = edges[index]?.node;
  if (activity === undefined) return null;
  const at = activity.occurredAt;
  return { activity, at, day: tokyoDay(at) };
}

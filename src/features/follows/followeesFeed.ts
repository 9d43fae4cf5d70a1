import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { followeesFeedQuery } from '../../../__generated__/followeesFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/feedSessions.ts';

/** Whom the viewer follows, newest first. */
export const followeesFeed = definePagedFeed<followeesFeedQuery, object>({
  query: getRequest(graphql`
    query followeesFeedQuery($first: Int!, $after: String) {
      followees(first: $first, after: $after) {
        totalCount
        edges {
          node {
            id
            ...FolloweeRow_follow
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pageSize: 20,
  variables: (_filters, page) => page,
  select: ({ followees: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

type Page = followeesFeedQuery['response'];

export const totalOf = ({ followees }: Page) => followees.totalCount;

export const followAt = ({ followees }: Page, index: number) => followees.edges[index]?.node ?? null;

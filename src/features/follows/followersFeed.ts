import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { followersFeedQuery } from '../../../__generated__/followersFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/feedSessions.ts';

/** Who follows the viewer, newest first. A new visit asks anew, since a company may follow at any time. */
export const followersFeed = definePagedFeed<followersFeedQuery, object>({
  query: getRequest(graphql`
    query followersFeedQuery($first: Int!, $after: String) {
      followers(first: $first, after: $after) {
        totalCount
        edges {
          node {
            id
            ...FollowerRow_follow
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pageSize: 40,
  freshForMs: 0,
  variables: (_filters, page) => page,
  select: ({ followers: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

type Page = followersFeedQuery['response'];

export const totalOf = ({ followers }: Page) => followers.totalCount;

export const followAt = ({ followers }: Page, index: number) => followers.edges[index]?.node ?? null;

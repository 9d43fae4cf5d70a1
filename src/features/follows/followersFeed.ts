import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { followersFeedQuery } from '../../../__generated__/followersFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/feeds/definePagedFeed.ts';

/** Newest first. Every visit reloads, as companies can follow at any time. */
export const followersFeed = definePagedFeed<followersFeedQuery, object>({
  query: getRequest(graphql`
    query followersFeedQuery($first: Int!, $after: String, $atStart: Boolean!) {
      me @include(if: $atStart) {
        ...FollowersCount_viewer
      }
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
  variables: (_filters, page) => ({ ...page, atStart: page.after === null }),
  select: ({ followers: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

type Page = followersFeedQuery['response'];

export const totalOf = ({ followers }: Page) => followers.totalCount;

export const viewerOf = ({ me }: Page) => me ?? null;

export const followAt = ({ followers }: Page, index: number) => followers.edges[index]?.node ?? null;

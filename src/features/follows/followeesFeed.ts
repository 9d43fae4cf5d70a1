import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { followeesFeedQuery } from '../../../__generated__/followeesFeedQuery.graphql.ts';
import { definePagedFeed } from '../../relay/feeds/definePagedFeed.ts';

/** Newest first. Every visit reloads, as one can follow on any page. */
export const followeesFeed = definePagedFeed<followeesFeedQuery, object>({
  query: getRequest(graphql`
    query followeesFeedQuery($first: Int!, $after: String, $atStart: Boolean!) {
      me @include(if: $atStart) {
        ...Followees_viewer
        ...useFirstLook_user
      }
      followees(first: $first, after: $after) {
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
  freshForMs: 0,
  variables: (_filters, page) => ({ ...page, atStart: page.after === null }),
  select: ({ followees: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

type Page = followeesFeedQuery['response'];

export const followAt = ({ followees }: Page, index: number) => followees.edges[index]?.node ?? null;

export const viewerOf = ({ me }: Page) => me ?? null;

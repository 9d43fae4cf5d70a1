import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { noticesFeedActivityQuery } from '../../../__generated__/noticesFeedActivityQuery.graphql.ts';
import type { noticesFeedHouseQuery } from '../../../__generated__/noticesFeedHouseQuery.graphql.ts';
import { tokyoDay } from '../../lib/text/dates.ts';
import { definePagedFeed } from '../../relay/feeds/definePagedFeed.ts';

export interface NoticeFilter {
  readonly unread: boolean;
}

/** Newest first. Every visit reloads. */
export const activityFeed = definePagedFeed<noticesFeedActivityQuery, NoticeFilter>({
  query: getRequest(graphql`
    query noticesFeedActivityQuery($first: Int!, $after: String, $unread: Boolean!) {
      activityNotifications(first: $first, after: $after, unreadOnly: $unread) {
        edges {
          node {
            id
            sentAt
            ...ActivityNotice_notice
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
  variables: ({ unread }, page) => ({ ...page, unread }),
  select: ({ activityNotifications: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

/** Tsumugi's own notices, newest first. */
export const houseFeed = definePagedFeed<noticesFeedHouseQuery, NoticeFilter>({
  query: getRequest(graphql`
    query noticesFeedHouseQuery($first: Int!, $after: String, $unread: Boolean!) {
      tsumugiNotifications(first: $first, after: $after, unreadOnly: $unread) {
        edges {
          node {
            id
            publishAt
            ...HouseNotice_notice
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
  variables: ({ unread }, page) => ({ ...page, unread }),
  select: ({ tsumugiNotifications: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

/** With its time, and its day in Tokyo for the margin. */
export function activityAt(
  { activityNotifications: { edges } }: noticesFeedActivityQuery['response'],
  index: number,
) {
  const notice = edges[index]?.node;
  return notice === undefined ? null : { notice, at: notice.sentAt, day: tokyoDay(notice.sentAt) };
}

export function houseAt(
  { tsumugiNotifications: { edges } }: noticesFeedHouseQuery['response'],
  index: number,
) {
  const notice = edges[index]?.node;
  return notice === undefined ? null : { notice, at: notice.publishAt, day: tokyoDay(notice.publishAt) };
}

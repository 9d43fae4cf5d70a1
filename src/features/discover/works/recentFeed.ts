import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { recentFeedQuery } from '../../../../__generated__/recentFeedQuery.graphql.ts';
import { definePagedFeed } from '../../../relay/feeds/definePagedFeed.ts';
import type { WorkFilters } from '../discoverChoices.ts';

export const recentFeed = definePagedFeed<recentFeedQuery, WorkFilters>({
  query: getRequest(graphql`
    query recentFeedQuery(
      $first: Int!
      $after: String
      $categoryIds: [ID!]
      $industryIds: [ID!]
      $toolIds: [ID!]
      $jobSeekingStatuses: [JobSeekingStatus!]
      $operationalAvailabilities: [OperationalAvailability!]
      $engagementTypes: [CreatorEngagementType!]
      $wayOfWorkings: [WayOfWorking!]
      $colors: [String!]
    ) {
      works: recommendedRecentProducts(
        first: $first
        after: $after
        categoryIds: $categoryIds
        industryIds: $industryIds
        toolIds: $toolIds
        jobSeekingStatuses: $jobSeekingStatuses
        operationalAvailabilities: $operationalAvailabilities
        engagementTypes: $engagementTypes
        wayOfWorkings: $wayOfWorkings
        colors: $colors
      ) {
        edges {
          node {
            id
            ...isEditorsPick_product
            ...ProductCard_product
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pageSize: 24,
  variables: (filters, page) => ({ ...filters, ...page }),
  select: ({ works: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

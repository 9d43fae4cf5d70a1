import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { recommendedFeedQuery } from '../../../../__generated__/recommendedFeedQuery.graphql.ts';
import { definePagedFeed } from '../../../relay/feeds/definePagedFeed.ts';
import type { RecommendedFilters } from '../discoverChoices.ts';

/** Shuffled without filters, else best first; or newest first. */
export const recommendedFeed = definePagedFeed<recommendedFeedQuery, RecommendedFilters>({
  query: getRequest(graphql`
    query recommendedFeedQuery(
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
      $order: ProductOrder
    ) {
      works: products(
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
        order: $order
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

import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { seekingFeedQuery } from '../../../../__generated__/seekingFeedQuery.graphql.ts';
import { definePagedFeed } from '../../../relay/feeds/definePagedFeed.ts';
import type { SeekingFilters } from '../discoverChoices.ts';

/** Newest status first. */
export const seekingFeed = definePagedFeed<seekingFeedQuery, SeekingFilters>({
  query: getRequest(graphql`
    query seekingFeedQuery(
      $first: Int!
      $after: String
      $categoryIds: [ID!]
      $toolIds: [ID!]
      $jobSeekingStatuses: [JobSeekingStatus!]
      $operationalAvailabilities: [OperationalAvailability!]
      $engagementTypes: [CreatorEngagementType!]
      $wayOfWorkings: [WayOfWorking!]
    ) {
      jobSeekingCreators(
        first: $first
        after: $after
        categoryIds: $categoryIds
        toolIds: $toolIds
        jobSeekingStatuses: $jobSeekingStatuses
        operationalAvailabilities: $operationalAvailabilities
        engagementTypes: $engagementTypes
        wayOfWorkings: $wayOfWorkings
      ) {
        edges {
          node {
            id
            ...SeekingCreator_creator
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pageSize: 12,
  variables: (filters, page) => ({ ...filters, ...page }),
  select: ({ jobSeekingCreators: { edges, pageInfo } }) => ({
    ids: edges.map(({ node }) => node.id),
    endCursor: pageInfo.endCursor,
    hasNextPage: pageInfo.hasNextPage,
  }),
});

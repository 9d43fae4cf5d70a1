import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { WorkChoiceCountsQuery } from '../../../../__generated__/WorkChoiceCountsQuery.graphql.ts';
import type { CountedChoices } from '../../../ui/filters/filterFacet.ts';
import { filtersOf, kindsInSchema, searchOf } from '../discoverChoices.ts';
import type { FilterKind } from '../discoverSearch.ts';
import { useChoiceCounts } from '../useChoiceCounts.ts';

interface WorkChoiceCountsProps extends CountedChoices<FilterKind> {
  readonly newbie: boolean;
}

/** How many works each choice finds. */
export function WorkChoiceCounts({ kinds, chosen, newbie, show }: WorkChoiceCountsProps): ReactElement {
  return show(
    useChoiceCounts<WorkChoiceCountsQuery>(
      graphql`
        query WorkChoiceCountsQuery(
          $of: [ProductFilterKind!]!
          $newbie: Boolean!
          $categoryIds: [ID!]
          $industryIds: [ID!]
          $toolIds: [ID!]
          $jobSeekingStatuses: [JobSeekingStatus!]
          $operationalAvailabilities: [OperationalAvailability!]
          $engagementTypes: [CreatorEngagementType!]
          $wayOfWorkings: [WayOfWorking!]
          $colors: [String!]
        ) {
          productChoiceCounts(
            of: $of
            newbie: $newbie
            categoryIds: $categoryIds
            industryIds: $industryIds
            toolIds: $toolIds
            jobSeekingStatuses: $jobSeekingStatuses
            operationalAvailabilities: $operationalAvailabilities
            engagementTypes: $engagementTypes
            wayOfWorkings: $wayOfWorkings
            colors: $colors
          ) {
            value
            count
            isMore
          }
        }
      `,
      { of: kinds.map((kind) => kindsInSchema[kind]), newbie, ...filtersOf(searchOf(kinds, chosen)) },
      ({ productChoiceCounts }) =>
        productChoiceCounts.map(({ value, count, isMore }) => ({ value, count, isMore })),
    ),
  );
}

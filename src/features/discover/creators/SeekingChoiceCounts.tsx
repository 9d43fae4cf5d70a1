import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SeekingChoiceCountsQuery } from '../../../../__generated__/SeekingChoiceCountsQuery.graphql.ts';
import type { CountedChoices } from '../../../ui/filters/filterFacet.ts';
import { kindsInSchema, searchOf, seekingFiltersOf } from '../discoverChoices.ts';
import type { FilterKind } from '../discoverSearch.ts';
import { useChoiceCounts } from '../useChoiceCounts.ts';

/** How many of those who look for work each choice finds. They have no industry. */
export function SeekingChoiceCounts({ kinds, chosen, show }: CountedChoices<FilterKind>): ReactElement {
  return show(
    useChoiceCounts<SeekingChoiceCountsQuery>(
      graphql`
        query SeekingChoiceCountsQuery(
          $of: [SeekingFilterKind!]!
          $categoryIds: [ID!]
          $toolIds: [ID!]
          $jobSeekingStatuses: [JobSeekingStatus!]
          $operationalAvailabilities: [OperationalAvailability!]
          $engagementTypes: [CreatorEngagementType!]
          $wayOfWorkings: [WayOfWorking!]
        ) {
          jobSeekingCreatorsChoiceCounts(
            of: $of
            categoryIds: $categoryIds
            toolIds: $toolIds
            jobSeekingStatuses: $jobSeekingStatuses
            operationalAvailabilities: $operationalAvailabilities
            engagementTypes: $engagementTypes
            wayOfWorkings: $wayOfWorkings
          ) {
            value
            count
            isMore
          }
        }
      `,
      {
        of: kinds.flatMap((kind) => (kind === 'industry' || kind === 'color' ? [] : [kindsInSchema[kind]])),
        ...seekingFiltersOf(searchOf(kinds, chosen)),
      },
      ({ jobSeekingCreatorsChoiceCounts }) =>
        jobSeekingCreatorsChoiceCounts.map(({ value, count, isMore }) => ({ value, count, isMore })),
    ),
  );
}

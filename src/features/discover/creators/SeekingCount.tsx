import { useDeferredValue } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../../relay/useQuery.ts';
import type { SeekingCountQuery } from '../../../../__generated__/SeekingCountQuery.graphql.ts';
import type { SeekingFilters } from '../discoverChoices.ts';
import { Found } from '../ResultCount.tsx';

/** The last number stays while loading. */
export function SeekingCount({ filters }: { readonly filters: SeekingFilters }): ReactElement {
  const { jobSeekingCreatorsCount } = useQuery<SeekingCountQuery>(
    graphql`
      query SeekingCountQuery(
        $categoryIds: [ID!]
        $toolIds: [ID!]
        $jobSeekingStatuses: [JobSeekingStatus!]
        $operationalAvailabilities: [OperationalAvailability!]
        $engagementTypes: [CreatorEngagementType!]
        $wayOfWorkings: [WayOfWorking!]
      ) {
        jobSeekingCreatorsCount(
          categoryIds: $categoryIds
          toolIds: $toolIds
          jobSeekingStatuses: $jobSeekingStatuses
          operationalAvailabilities: $operationalAvailabilities
          engagementTypes: $engagementTypes
          wayOfWorkings: $wayOfWorkings
        ) {
          count
          isMore
        }
      }
    `,
    useDeferredValue(filters),
  );
  const { count, isMore } = jobSeekingCreatorsCount;
  return <Found count={count} isMore={isMore} unit="人" />;
}

import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../../relay/useQuery.ts';
import type { SeekingLooseningsQuery } from '../../../../__generated__/SeekingLooseningsQuery.graphql.ts';
import type { SeekingFilters } from '../discoverChoices.ts';
import type { FilterKind } from '../discoverSearch.ts';
import { Loosenings } from '../Loosenings.tsx';

interface SeekingLooseningsProps {
  readonly filters: SeekingFilters;
  readonly onLoosen: (kind: FilterKind) => void;
}

export function SeekingLoosenings({ filters, onLoosen }: SeekingLooseningsProps): ReactElement {
  const { jobSeekingCreatorsLoosenings } = useQuery<SeekingLooseningsQuery>(
    graphql`
      query SeekingLooseningsQuery(
        $categoryIds: [ID!]
        $toolIds: [ID!]
        $jobSeekingStatuses: [JobSeekingStatus!]
        $operationalAvailabilities: [OperationalAvailability!]
        $engagementTypes: [CreatorEngagementType!]
        $wayOfWorkings: [WayOfWorking!]
      ) {
        jobSeekingCreatorsLoosenings(
          categoryIds: $categoryIds
          toolIds: $toolIds
          jobSeekingStatuses: $jobSeekingStatuses
          operationalAvailabilities: $operationalAvailabilities
          engagementTypes: $engagementTypes
          wayOfWorkings: $wayOfWorkings
        ) {
          kind
          count
          isMore
        }
      }
    `,
    filters,
  );
  const found = jobSeekingCreatorsLoosenings.map(({ kind, count, isMore }) => ({ kind, count, isMore }));
  return <Loosenings found={found} unit="人" onLoosen={onLoosen} />;
}

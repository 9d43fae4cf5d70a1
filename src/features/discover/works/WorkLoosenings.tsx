import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../../relay/useQuery.ts';
import type { WorkLooseningsQuery } from '../../../../__generated__/WorkLooseningsQuery.graphql.ts';
import type { WorkFilters } from '../discoverChoices.ts';
import type { FilterKind } from '../discoverSearch.ts';
import { Loosenings } from '../Loosenings.tsx';

interface WorkLooseningsProps {
  readonly filters: WorkFilters;
  readonly newbie: boolean;
  readonly onLoosen: (kind: FilterKind) => void;
}

export function WorkLoosenings({ filters, newbie, onLoosen }: WorkLooseningsProps): ReactElement {
  const { productFilterLoosenings } = useQuery<WorkLooseningsQuery>(
    graphql`
      query WorkLooseningsQuery(
        $newbie: Boolean
        $categoryIds: [ID!]
        $industryIds: [ID!]
        $toolIds: [ID!]
        $jobSeekingStatuses: [JobSeekingStatus!]
        $operationalAvailabilities: [OperationalAvailability!]
        $engagementTypes: [CreatorEngagementType!]
        $wayOfWorkings: [WayOfWorking!]
        $colors: [String!]
      ) {
        productFilterLoosenings(
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
          kind
          count
          isMore
        }
      }
    `,
    { newbie, ...filters },
  );
  const found = productFilterLoosenings.map(({ kind, count, isMore }) => ({ kind, count, isMore }));
  return <Loosenings found={found} unit="点" onLoosen={onLoosen} />;
}

import { useDeferredValue } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { useQuery } from '../../relay/useQuery.ts';
import type { ResultCountQuery } from '../../../__generated__/ResultCountQuery.graphql.ts';
import * as css from './DiscoverPage.css.ts';
import type { WorkFilters } from './discoverChoices.ts';

const grouped = new Intl.NumberFormat('ja-JP');

interface ResultCountProps {
  readonly filters: WorkFilters;
  readonly newbie: boolean;
}

/** Counted up to a limit. The last number stays while loading. */
export function ResultCount({ filters, newbie }: ResultCountProps): ReactElement {
  const { productsCount } = useQuery<ResultCountQuery>(
    graphql`
      query ResultCountQuery(
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
        productsCount(
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
          count
          isMore
        }
      }
    `,
    useDeferredValue({ newbie, ...filters }),
  );
  const { count, isMore } = productsCount;
  return <Found count={count} isMore={isMore} unit="点" />;
}

interface FoundProps {
  readonly count: number;
  readonly isMore: boolean;
  readonly unit: string;
}

export function Found({ count, isMore, unit }: FoundProps): ReactElement {
  return (
    <p className={css.count}>
      <output>
        該当<b className={css.countFigure}>{grouped.format(count)}</b>
        {isMore ? `${unit}以上` : unit}
      </output>
    </p>
  );
}

import { useDeferredValue } from 'react';
import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { ResultCountQuery } from '../../../__generated__/ResultCountQuery.graphql.ts';
import * as css from './DiscoverPage.css.ts';
import type { WorkFilters } from './discoverSearch.ts';

const grouped = new Intl.NumberFormat('ja-JP');

interface ResultCountProps {
  readonly filters: WorkFilters;
  readonly newbie: boolean;
}

/** How many works there are. The server counts up to a limit. The last number stays until the next one is there. */
export function ResultCount({ filters, newbie }: ResultCountProps): ReactElement {
  const { productsCount } = useLazyLoadQuery<ResultCountQuery>(
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
        ) {
          count
          isMore
        }
      }
    `,
    useDeferredValue({ newbie, ...filters }),
  );
  return (
    <p className={css.count}>
      該当<b className={css.countFigure}>{grouped.format(productsCount.count)}</b>
      {productsCount.isMore ? '点以上' : '点'}
    </p>
  );
}

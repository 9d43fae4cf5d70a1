import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { NoResultsQuery } from '../../../__generated__/NoResultsQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SectionBoundary } from '../shell/SectionBoundary.tsx';
import * as css from './DiscoverPage.css.ts';
import { countOfFilters, filtersOf, tabOf } from './discoverSearch.ts';
import type { FilterKind, WorkFilters } from './discoverSearch.ts';
import { facetNames } from './filterFacets.ts';
import { useDiscoverSearch } from './useDiscoverSearch.ts';

const grouped = new Intl.NumberFormat('ja-JP');

const kindOf = {
  CATEGORY: 'category',
  INDUSTRY: 'industry',
  TOOL: 'tool',
  JOB_SEEKING_STATUS: 'status',
  OPERATIONAL_AVAILABILITY: 'availability',
  ENGAGEMENT_TYPE: 'engagement',
  WAY_OF_WORKING: 'way',
} as const satisfies Record<string, FilterKind>;

/** Nothing fits: which filter to take away, and what would be found then. */
export function NoResults(): ReactElement {
  const { search, set, clear } = useDiscoverSearch();
  const tab = tabOf(search);
  if (countOfFilters(search) === 0) {
    return (
      <EmptyState
        className={css.nothing}
        title={tab === 'seeking' ? '仕事を探している人が、ここに並びます。' : '作品が、ここに並びます。'}
      >
        <p>
          {tab === 'newbie'
            ? '90日以内に登録した人の作品は、いまありません。'
            : 'いまはまだありません。時間をおいて見にきてください。'}
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className={css.nothing}
      title={tab === 'seeking' ? '条件に合う人は、いまいません。' : '条件に合う作品は、まだありません。'}
      action={<Button onClick={clear}>条件をすべて外す</Button>}
    >
      {tab === 'seeking' ? (
        <p>条件を減らすと、見つかりやすくなります。</p>
      ) : (
        <SectionBoundary title="外せる条件を調べられませんでした。" headingLevel="h3">
          <Suspense fallback={<p>外すと見つかる条件を調べています。</p>}>
            <Loosenings
              filters={filtersOf(search)}
              newbie={tab === 'newbie'}
              onLoosen={(kind) => set(kind, [])}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </EmptyState>
  );
}

interface LooseningsProps {
  readonly filters: WorkFilters;
  readonly newbie: boolean;
  readonly onLoosen: (kind: FilterKind) => void;
}

function Loosenings({ filters, newbie, onLoosen }: LooseningsProps): ReactElement {
  const { productFilterLoosenings } = useLazyLoadQuery<NoResultsQuery>(
    graphql`
      query NoResultsQuery(
        $newbie: Boolean
        $categoryIds: [ID!]
        $industryIds: [ID!]
        $toolIds: [ID!]
        $jobSeekingStatuses: [JobSeekingStatus!]
        $operationalAvailabilities: [OperationalAvailability!]
        $engagementTypes: [CreatorEngagementType!]
        $wayOfWorkings: [WayOfWorking!]
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
        ) {
          kind
          count
          isMore
        }
      }
    `,
    { newbie, ...filters },
  );
  const helpful = productFilterLoosenings
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  if (helpful.length === 0) return <p>どれか一つを外しても見つかりません。条件を減らしてみてください。</p>;
  return (
    <>
      <p>次の条件を外すと、見つかります。</p>
      <ul className={css.loosenings}>
        {helpful.map(({ kind, count, isMore }) => (
          <li key={kind}>
            <button type="button" className={css.loosening} onClick={() => onLoosen(kindOf[kind])}>
              {facetNames[kindOf[kind]]}を外す
              <span className={css.looseningCount}>
                {grouped.format(count)}
                {isMore ? '点以上' : '点'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

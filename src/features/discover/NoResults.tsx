import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { RecommendedWorks } from '../products/cards/RecommendedWorks.tsx';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import * as css from './DiscoverPage.css.ts';
import { countOfFilters, filtersOf, seekingFiltersOf, tabOf } from './discoverChoices.ts';
import type { FilterKind } from './discoverSearch.ts';
import { SeekingLoosenings } from './creators/SeekingLoosenings.tsx';
import { useDiscoverSearch } from './useDiscoverSearch.ts';
import { WorkLoosenings } from './works/WorkLoosenings.tsx';

/** No results: suggests removing a filter, with the results it would give. */
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
            ? '90日以内に登録した人の作品は、現在ありません。'
            : 'まだありません。時間をおいて見にきてください。'}
        </p>
      </EmptyState>
    );
  }
  const filters = filtersOf(search);
  const loosen = (kind: FilterKind): void => set(kind, []);
  return (
    <>
      <EmptyState
        className={css.nothing}
        title={tab === 'seeking' ? '条件に合う人は、現在いません。' : '条件に合う作品は、まだありません。'}
        action={<Button onClick={clear}>条件をすべて外す</Button>}
      >
        <SectionBoundary title="外せる条件を調べられませんでした。" headingLevel="h3">
          <Suspense fallback={<p>外すと見つかる条件を調べています。</p>}>
            {tab === 'seeking' ? (
              <SeekingLoosenings filters={seekingFiltersOf(search)} onLoosen={loosen} />
            ) : (
              <WorkLoosenings filters={filters} newbie={tab === 'newbie'} onLoosen={loosen} />
            )}
          </Suspense>
        </SectionBoundary>
      </EmptyState>
      {tab !== 'seeking' && (
        <RecommendedWorks
          title={filters.categoryIds ? 'この分野のおすすめ' : 'おすすめの作品'}
          categoryIds={filters.categoryIds}
        />
      )}
    </>
  );
}

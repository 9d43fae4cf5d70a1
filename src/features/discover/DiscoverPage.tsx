import { Suspense, useCallback, useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useSessionState } from '../session/session.ts';
import { PageHead } from '../page/PageHead.tsx';
import { SectionBoundary } from '../page/SectionBoundary.tsx';
import * as css from './DiscoverPage.css.ts';
import { filtersOf, seekingFiltersOf, tabOf } from './discoverChoices.ts';
import { kindsOf } from './discoverSearch.ts';
import type { FeedTab } from './discoverSearch.ts';
import { DiscoverFilters } from './DiscoverFilters.tsx';
import { DiscoverTabs } from './DiscoverTabs.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SeekingCount } from './creators/SeekingCount.tsx';
import { useDiscoverSearch } from './useDiscoverSearch.ts';
import { WaitingFilters } from './WaitingFilters.tsx';
import { VisibilityNote } from './VisibilityNote.tsx';
import { WaitingCreators } from './creators/WaitingCreators.tsx';
import { WorksTab } from './works/WorksTab.tsx';
import { PublicOnly } from './PublicOnly.part.ts';
import { SeekingCreators } from './creators/SeekingCreators.part.ts';

// Loaded by `warmDiscover` together with their content.

const titles = {
  recommended: '作品',
  newbie: '新人の作品',
  recent: '新着の作品',
  seeking: '仕事を探している人',
} as const satisfies Record<FeedTab, string>;

/** Two screens down, since works come first. */
const rowsBeforeNote = 4;

/** `/products`: works for members under four tabs and seven filters, all in the address. */
export function DiscoverPage(): ReactElement {
  const session = useSessionState();
  if (session.status !== 'member') return <PageHead title="作品" />;
  const { viewer, audience } = session;
  if (viewer.contentVisibilityType === 'ONLY_PUBLIC') return <PublicOnly />;
  const { contentVisibilityEndsAt: endsAt, contentVisibilityType: visibility } = viewer;
  return (
    <Discover asCompany={audience === 'company'} endsAt={visibility === 'TEMPORARILY_ALL' ? endsAt : null} />
  );
}

interface DiscoverProps {
  readonly asCompany: boolean;
  /** When the viewer's trial ends. */
  readonly endsAt: string | null;
}

function Discover({ asCompany, endsAt }: DiscoverProps): ReactElement {
  const { search } = useDiscoverSearch();
  const tab = tabOf(search);
  const filters = filtersOf(search);
  /** A list for each tab, order and filters. */
  const list = JSON.stringify([tab, search.sort, filters]);
  const place = useRef<HTMLDivElement>(null);
  const interlude =
    endsAt === null ? undefined : { before: rowsBeforeNote, content: <VisibilityNote endsAt={endsAt} /> };

  /** A new list starts under the bar, wherever the old one was scrolled to. */
  const goToStart = useCallback(() => {
    const stuck = place.current?.nextElementSibling?.getBoundingClientRect().top ?? 0;
    const start = place.current?.getBoundingClientRect().top ?? 0;
    if (start < stuck) window.scrollBy({ top: start - stuck, behavior: 'instant' });
  }, []);
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current !== list) goToStart();
    shown.current = list;
  }, [list, goToStart]);

  return (
    <>
      <PageHead title={titles[tab]} />
      <div className={css.head}>
        <VisuallyHidden>
          <h1>{titles[tab]}</h1>
        </VisuallyHidden>
        <DiscoverTabs search={search} current={tab} />
        <div className={css.countPlace}>
          <SectionBoundary
            isAside
            title={tab === 'seeking' ? '人数を数えられませんでした。' : '点数を数えられませんでした。'}
          >
            <Suspense>
              {tab === 'seeking' ? (
                <SeekingCount filters={seekingFiltersOf(search)} />
              ) : (
                <ResultCount filters={filters} newbie={tab === 'newbie'} />
              )}
            </Suspense>
          </SectionBoundary>
        </div>
      </div>
      <div ref={place} className={css.barPlace} />
      <SectionBoundary isAside title="絞り込みを読み込めませんでした。">
        <Suspense fallback={<WaitingFilters kinds={kindsOf(tab)} />}>
          <DiscoverFilters />
        </Suspense>
      </SectionBoundary>
      <div className={css.feed}>
        <VisuallyHidden>
          <h2>{tab === 'seeking' ? 'クリエイターの一覧' : '作品の一覧'}</h2>
        </VisuallyHidden>
        {tab === 'seeking' ? (
          <Suspense fallback={<WaitingCreators />}>
            <SeekingCreators key={list} filters={filters} asCompany={asCompany} interlude={interlude} />
          </Suspense>
        ) : (
          <WorksTab
            key={list}
            tab={tab}
            filters={filters}
            sort={search.sort}
            interlude={interlude}
            onShowNew={goToStart}
          />
        )}
      </div>
    </>
  );
}

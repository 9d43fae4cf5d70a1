import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { tabBarClass, tabClass } from '../../ui/lists/tabClass.ts';
import { withTab } from './discoverChoices.ts';
import type { DiscoverSearch, FeedTab } from './discoverSearch.ts';

const tabNames = {
  recommended: 'おすすめ',
  newbie: '新人',
  recent: '新着',
  seeking: '仕事を探している人',
} as const satisfies Record<FeedTab, string>;

const tabs: readonly FeedTab[] = ['recommended', 'newbie', 'recent', 'seeking'];

/** On a phone the tabs scroll: shows the chosen one without moving the page. */
function showWhole(chosen: HTMLAnchorElement | null): void {
  const bar = chosen?.parentElement;
  if (!chosen || !bar) return;
  const [room, tab] = [bar.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const past = Math.max(0, tab.right - room.right) || Math.min(0, tab.left - room.left);
  if (past !== 0) bar.scrollBy({ left: past, behavior: 'instant' });
}

/** The tabs are the title; each keeps the filters it supports. */
export function DiscoverTabs({
  search,
  current,
}: {
  readonly search: DiscoverSearch;
  readonly current: FeedTab;
}): ReactElement {
  return (
    <nav className={tabBarClass('title')} aria-label="一覧の種類">
      {tabs.map((tab) => (
        <Link
          key={tab}
          ref={tab === current ? showWhole : undefined}
          to="/products"
          search={withTab(search, tab)}
          activeOptions={{ exact: true, includeSearch: true }}
          className={tabClass('title')}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tabNames[tab]}
        </Link>
      ))}
    </nav>
  );
}

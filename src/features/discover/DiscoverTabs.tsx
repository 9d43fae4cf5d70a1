import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { showWhole } from '../../ui/lists/showWhole.ts';
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

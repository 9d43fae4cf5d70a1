import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { tabBarClass, tabClass } from '../../ui/lists/tabClass.ts';
import * as css from './follows.css.ts';

/** The tabs also serve as the page's title. */
export function FollowTabs({ current }: { readonly current: '/following' | '/timeline' }): ReactElement {
  return (
    <nav className={`${tabBarClass('title')} ${css.tabs}`} aria-label="つながり">
      <Link
        to="/following"
        className={tabClass('title')}
        aria-current={current === '/following' ? 'page' : undefined}
      >
        フォロー中
      </Link>
      <Link
        to="/timeline"
        className={tabClass('title')}
        aria-current={current === '/timeline' ? 'page' : undefined}
      >
        タイムライン
      </Link>
    </nav>
  );
}

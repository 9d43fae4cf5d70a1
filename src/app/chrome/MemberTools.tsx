import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { Viewer } from '../../features/session/session.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { dot } from '../../ui/buttons/IconButton.css.ts';
import { iconButtonClass } from '../../ui/buttons/iconButtonClass.ts';
import { AccountMenu } from './menus/AccountMenu.tsx';
import * as css from './Header.css.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Notices } from './Notices.tsx';
import { useSearchKey } from './useSearchKey.ts';
import { useUnreadRooms } from './useUnreadRooms.ts';

interface MemberToolsProps {
  readonly audience: 'creator' | 'company';
  readonly viewer: Viewer;
}

/** The right end of the header: search, conversations, notices, account. */
export function MemberTools({ audience, viewer }: MemberToolsProps): ReactElement {
  const isSearching = useRouterState({ select: ({ location }) => location.pathname === '/search' });
  useSearchKey();
  useUnreadRooms(viewer.unreadRoomsCount);
  const hasUnread = viewer.unreadRoomsCount > 0;
  return (
    <>
      {/* The search page has a larger one. */}
      {!isSearching && <HeaderSearch />}
      <Link to="/search" className={cx(iconButtonClass(), css.onlyTablet)} aria-label="検索" title="検索">
        <Icon name="search" />
      </Link>
      <Link
        to="/messages"
        className={iconButtonClass()}
        aria-label={hasUnread ? 'メッセージ、未読あり' : 'メッセージ'}
        title="メッセージ"
      >
        <Icon name="mail" />
        {hasUnread && <span className={dot} />}
      </Link>
      <Notices unread={viewer.hasUnreadNotification} />
      <AccountMenu audience={audience} viewer={viewer} className={css.notPhone} />
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { Viewer } from '../features/accounts/session.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { dot } from '../ui/IconButton.css.ts';
import { iconButtonClass } from '../ui/iconButtonClass.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as css from './Header.css.ts';
import { Notices } from './Notices.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useSearchKey } from './useSearchKey.ts';

interface MemberToolsProps {
  readonly audience: 'creator' | 'company';
  readonly viewer: Viewer;
}

/** The right end of the head for somebody who is signed in: search, conversations, notices, account. */
export function MemberTools({ audience, viewer }: MemberToolsProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(input);
  return (
    <>
      <SearchBox place="header" inputRef={input} />
      <Link to="/search" className={cx(iconButtonClass(), css.onlyTablet)} aria-label="さがす" title="さがす">
        <Icon name="search" />
      </Link>
      <Link
        to="/messages"
        className={iconButtonClass()}
        aria-label={viewer.hasUnreadMessage ? '会話、未読あり' : '会話'}
        title="会話"
      >
        <Icon name="mail" />
        {viewer.hasUnreadMessage && <span className={dot} />}
      </Link>
      <Notices unread={viewer.hasUnreadNotification} />
      <AccountMenu audience={audience} viewer={viewer} className={css.notPhone} />
    </>
  );
}

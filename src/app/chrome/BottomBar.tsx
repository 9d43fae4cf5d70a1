import type { ReactElement } from 'react';
import { audienceOf, useSessionState } from '../../features/session/session.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as css from './BottomBar.css.ts';
import { barNavigation, currentOf } from './navigation.ts';
import { NavLink, usePathname } from './NavLink.tsx';

export function BottomBar(): ReactElement {
  const state = useSessionState();
  const audience = audienceOf(state);
  const entries = audience === null ? [] : barNavigation[audience];
  const current = currentOf(entries, usePathname());
  const unread = state.status === 'member' && state.viewer.unreadRoomsCount > 0;
  return (
    <nav className={css.bar} aria-label="メインメニュー">
      {entries.map((entry) => (
        <NavLink key={entry.label} destination={entry} current={entry === current} className={css.link}>
          <Icon name={entry.icon} />
          {entry.label}
          {entry.unread === 'message' && unread && (
            <span className={css.unread}>
              <VisuallyHidden>、未読あり</VisuallyHidden>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}

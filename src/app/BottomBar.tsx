import type { ReactElement } from 'react';
import { audienceOf, useSessionState } from '../features/accounts/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as css from './BottomBar.css.ts';
import { barNavigation, currentOf } from './navigation.ts';
import { NavLink, usePathname } from './NavLink.tsx';

/** The five places of a phone. */
export function BottomBar(): ReactElement {
  const state = useSessionState();
  const audience = audienceOf(state);
  const entries = audience === null ? [] : barNavigation[audience];
  const current = currentOf(entries, usePathname());
  const unread = state.status === 'member' && state.viewer.hasUnreadMessage;
  return (
    <nav className={css.bar} aria-label="下の帯">
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

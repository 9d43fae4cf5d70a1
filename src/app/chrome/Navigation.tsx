import type { ReactElement } from 'react';
import type { Audience } from '../../features/session/session.ts';
import * as css from './Header.css.ts';
import { currentOf, navigation } from './navigation.ts';
import { NavLink, usePathname } from './NavLink.tsx';

export function Navigation({ audience }: { readonly audience: Audience }): ReactElement {
  const entries = navigation[audience];
  const current = currentOf(entries, usePathname());
  return (
    <nav className={css.navigation} aria-label="サイト内メニュー">
      {entries.map((entry) => (
        <NavLink
          key={entry.to}
          destination={entry}
          current={entry === current}
          className={css.navigationLink}
        />
      ))}
    </nav>
  );
}

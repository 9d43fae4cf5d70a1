import type { ReactElement } from 'react';
import { Link } from '@tanstack/react-router';
import type { Audience } from '../../../features/session/session.ts';
import { useSignOut } from '../../../features/session/useSignOut.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as css from './MenuContent.css.ts';
import { accountNavigation, currentOf, navigation } from '../navigation.ts';
import { NavLink, usePathname } from '../NavLink.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { ThemeSwitch } from '../../../ui/theme/ThemeSwitch.tsx';

/** The phone's menu; its code loads on the first press. */
export function MenuContent({ audience, close }: PartProps<Audience>): ReactElement {
  return (
    <>
      {audience !== 'guest' && (
        <div className={css.search}>
          <SearchBox onSearch={close} />
        </div>
      )}
      <Places audience={audience} close={close} />
      {audience === 'guest' ? <GuestActs close={close} /> : <MemberRows audience={audience} close={close} />}
      <div className={css.theme}>
        <ThemeSwitch legend="表示" />
      </div>
    </>
  );
}

interface PartProps<A extends Audience> {
  readonly audience: A;
  readonly close: () => void;
}

function Places({ audience, close }: PartProps<Audience>): ReactElement {
  const entries = navigation[audience];
  const current = currentOf(entries, usePathname());
  return (
    <nav aria-label="すべてのメニュー">
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLink
              destination={entry}
              current={entry === current}
              className={cx(css.place, css.currentPlace)}
              onClick={close}
            >
              {entry.label}
              <Icon name="right" size={16} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GuestActs({ close }: Pick<PartProps<Audience>, 'close'>): ReactElement {
  return (
    <div className={css.acts}>
      <Link to="/sign_in" className={buttonClass({ size: 'l', block: true })} onClick={close}>
        ログイン
      </Link>
      <Link
        to="/sign_up"
        className={buttonClass({ variant: 'primary', size: 'l', block: true })}
        onClick={close}
      >
        登録する
      </Link>
    </div>
  );
}

function MemberRows({ audience, close }: PartProps<'creator' | 'company'>): ReactElement {
  const signOut = useSignOut();
  return (
    <ul className={css.rows}>
      {accountNavigation[audience].map((entry) => (
        <li key={entry.to}>
          <NavLink destination={entry} className={css.row} onClick={close} />
        </li>
      ))}
      <li>
        <button
          type="button"
          className={css.row}
          onClick={() => {
            close();
            signOut();
          }}
        >
          <Icon name="logout" size={16} />
          ログアウト
        </button>
      </li>
    </ul>
  );
}

import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { type Audience, useSession } from '../features/accounts/session.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Brand } from '../ui/Mark.tsx';
import * as headerCss from './Header.css.ts';
import * as css from './MobileMenu.css.ts';
import { accountNavigation, currentOf, navigation } from './navigation.ts';
import { NavLink, usePathname } from './NavLink.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Everything that the phone's head and bar have no room for, in a sheet as large as the screen. */
export function MobileMenu({ audience }: { readonly audience: Audience }): ReactElement {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = (): void => sheet.current?.close();
  return (
    <>
      <IconButton
        icon="menu"
        label="メニュー"
        className={cx(headerCss.onlyPhone, headerCss.flush)}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      />
      <dialog ref={sheet} className={css.sheet} aria-label="メニュー">
        <div className={css.head}>
          <Brand />
          <IconButton icon="close" label="閉じる" className={headerCss.flush} onClick={close} />
        </div>
        <div className={css.body}>
          {audience !== 'guest' && (
            <div className={css.search}>
              <SearchBox place="menu" onSearch={close} />
            </div>
          )}
          <Places audience={audience} close={close} />
          {audience === 'guest' ? (
            <GuestActs close={close} />
          ) : (
            <MemberRows audience={audience} close={close} />
          )}
          <div className={css.theme}>
            <ThemeSwitch legend="表示" />
          </div>
        </div>
      </dialog>
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
    <nav aria-label="メニューの主な場所">
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
  const { signOut } = useSession();
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
            void signOut();
          }}
        >
          <Icon name="logout" size={16} />
          ログアウト
        </button>
      </li>
    </ul>
  );
}

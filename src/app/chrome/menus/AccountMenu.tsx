import type { ReactElement } from 'react';
import type { Viewer } from '../../../features/session/session.ts';
import { useSignOut } from '../../../features/session/useSignOut.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { accountNavigation } from '../navigation.ts';
import { NavLink } from '../NavLink.tsx';
import * as css from './Popover.css.ts';
import { ThemeSwitch } from '../../../ui/theme/ThemeSwitch.tsx';
import { usePopover } from './usePopover.ts';

interface AccountMenuProps {
  readonly audience: 'creator' | 'company';
  readonly viewer: Viewer;
  readonly className?: string;
}

export function AccountMenu({ audience, viewer, className }: AccountMenuProps): ReactElement {
  const { button, panel, close } = usePopover();
  const signOut = useSignOut();
  const shape = audience === 'company' ? 'square' : 'round';
  return (
    <>
      <button
        type="button"
        className={cx(css.accountButton, audience === 'company' && css.accountCompany, className)}
        aria-label={`${viewer.name} のメニュー`}
        {...button}
      >
        <Avatar name={viewer.name} src={viewer.imageUrl} shape={shape} size={32} lazy={false} />
      </button>
      <div className={css.panel} {...panel}>
        <div className={css.who}>
          <Avatar name={viewer.name} src={viewer.imageUrl} shape={shape} size={32} />
          {viewer.name}
        </div>
        <ul className={css.list}>
          {accountNavigation[audience].map((entry) => (
            <li key={entry.to}>
              <NavLink destination={entry} className={css.item} onClick={close} />
            </li>
          ))}
        </ul>
        <div className={css.row}>
          <ThemeSwitch legend="表示" />
        </div>
        <div className={css.last}>
          <button
            type="button"
            className={css.item}
            onClick={() => {
              close();
              signOut();
            }}
          >
            <Icon name="logout" size={16} />
            ログアウト
          </button>
        </div>
      </div>
    </>
  );
}

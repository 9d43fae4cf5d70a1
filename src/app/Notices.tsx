import type { ReactElement } from 'react';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { dot } from '../ui/IconButton.css.ts';
import { iconButtonClass } from '../ui/iconButtonClass.ts';
import { paneTitleS } from '../ui/text.css.ts';
import * as css from './Popover.css.ts';
import { usePopover } from './usePopover.ts';

/** The bell. What it opens comes with the notifications issue; the button, its dot and the panel's place are set here. */
export function Notices({ unread }: { readonly unread: boolean }): ReactElement {
  const { button, panel } = usePopover();
  return (
    <>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={unread ? 'お知らせ、未読あり' : 'お知らせ'}
        title="お知らせ"
        {...button}
      >
        <Icon name="bell" />
        {unread && <span className={dot} />}
      </button>
      <div className={css.panel} {...panel}>
        <h2 className={cx(paneTitleS, css.title)}>お知らせ</h2>
        <p className={css.note}>
          この欄は準備中です。応募、返事、フォローの知らせが、ここに届くようになります。
        </p>
      </div>
    </>
  );
}

import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import type { Audience } from '../features/accounts/session.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Brand } from '../ui/Mark.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { hasBar, holdPage } from '../ui/stillPage.ts';
import * as headerCss from './Header.css.ts';
import * as css from './MobileMenu.css.ts';

const content = () => import('./MenuContent.tsx');
const MenuContent = lazy(async () => ({ default: (await content()).MenuContent }));

/** Everything that the phone's head and bar have no room for, in a sheet as large as the screen. */
export function MobileMenu({ audience }: { readonly audience: Audience }): ReactElement {
  const sheet = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const close = (): void => sheet.current?.close();
  const letPageGo = useRef<(() => void) | null>(null);
  useEffect(() => () => letPageGo.current?.(), []);
  return (
    <>
      <IconButton
        icon="menu"
        label="メニュー"
        className={cx(headerCss.onlyPhone, headerCss.flush)}
        aria-haspopup="dialog"
        onPointerDown={() => void content()}
        onClick={() => {
          setOpened(true);
          letPageGo.current = holdPage(hasBar());
          sheet.current?.showModal();
        }}
      />
      <dialog ref={sheet} className={css.sheet} aria-label="メニュー" onClose={() => letPageGo.current?.()}>
        <div className={css.head}>
          <Brand />
          <IconButton icon="close" label="閉じる" className={headerCss.flush} onClick={close} />
        </div>
        <div className={css.body}>
          {opened && (
            <Suspense fallback={<Spinner fill label="読み込んでいます" />}>
              <MenuContent audience={audience} close={close} />
            </Suspense>
          )}
        </div>
      </dialog>
    </>
  );
}

import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import type { Audience } from '../../../features/session/session.ts';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Brand } from '../../../ui/icons/Mark.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { hasBar, holdPage } from '../../../ui/overlays/stillPage.ts';
import * as headerCss from '../Header.css.ts';
import * as css from './MobileMenu.css.ts';
import { part } from '../../../lib/part.ts';

const MenuContent = part(async () => (await import('./MenuContent.tsx')).MenuContent);

/** What does not fit into the phone's header and bar. */
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
        onPointerDown={MenuContent.ahead}
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

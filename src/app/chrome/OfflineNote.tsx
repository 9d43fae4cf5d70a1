import { type ReactElement, useSyncExternalStore } from 'react';
import { useOnline } from '../../ui/useOnline.ts';
import { keptShown } from '../offline/keptShown.ts';
import * as css from './Shell.css.ts';

/** Over the page, so that nothing moves. */
export function OfflineNote(): ReactElement {
  const online = useOnline();
  const showsKept = useSyncExternalStore(keptShown.subscribe, keptShown.isShown, () => false);
  const cause = online ? 'サーバーにつながりません。' : 'オフラインです。';
  return (
    <output>
      {(!online || showsKept) && (
        <p className={css.offline}>
          {cause}
          {showsKept ? '前回読み込んだ内容を表示しています。' : 'つながりしだい、続きを読み込みます。'}
        </p>
      )}
    </output>
  );
}

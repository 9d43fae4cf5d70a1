import type { ReactElement } from 'react';
import { useOnline } from '../../ui/useOnline.ts';
import * as css from './Shell.css.ts';

/** Lies over the page rather than pushing it: nothing jumps when the line comes and goes. */
export function OfflineNote(): ReactElement {
  const online = useOnline();
  return (
    <output>
      {!online && <p className={css.offline}>オフラインです。つながりしだい、続きを読み込みます。</p>}
    </output>
  );
}

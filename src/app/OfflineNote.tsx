import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import * as css from './Shell.css.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Lies over the page rather than pushing it: nothing jumps when the line comes and goes. */
export function OfflineNote(): ReactElement {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output>
      {!online && <p className={css.offline}>オフラインです。つながりしだい、続きを読み込みます。</p>}
    </output>
  );
}

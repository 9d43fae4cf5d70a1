import { useSyncExternalStore } from 'react';
import { media } from './theme/theme.css.ts';

function query(): MediaQueryList {
  return globalThis.matchMedia(media.aboveP);
}

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** From 768 px up. Only for what differs in kind there; what differs in looks belongs into a media query. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
}

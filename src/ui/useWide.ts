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

/** From 768 px up. For differences in the document; looks belong into a media query. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
}

import { useSyncExternalStore } from 'react';
import { media } from '../../ui/theme.css.ts';

function subscribe(listener: () => void): () => void {
  const queries = [window.matchMedia(media.phone), window.matchMedia(media.narrow)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function columnsNow(): number {
  if (window.matchMedia(media.phone).matches) return 2;
  return window.matchMedia(media.narrow).matches ? 3 : 4;
}

/** Columns of the feed at this width: 4, 3, or 2 on a phone. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, columnsNow);
}

import { useSyncExternalStore } from 'react';

/** For differences in the document; looks belong into the style sheet. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}

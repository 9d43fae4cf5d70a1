import { useSyncExternalStore } from 'react';

/** Whether a media query holds. Only for what stands elsewhere in the document then; looks belong into the style sheet. */
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

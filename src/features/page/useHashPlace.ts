import { useLayoutEffect } from 'react';

/**
 * Goes to the place that the address names. The router does so once the page's code is there; what the page shows may come
 * later than that. A place that was gone back to stays.
 */
export function useHashPlace(): void {
  useLayoutEffect(() => {
    if (window.scrollY === 0) document.getElementById(window.location.hash.slice(1))?.scrollIntoView?.();
  }, []);
}

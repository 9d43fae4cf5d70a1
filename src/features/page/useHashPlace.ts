import { useLayoutEffect } from 'react';

/**
 * Scrolls to the address's hash once the content is there; the router does so earlier. A restored position
 * stays.
 */
export function useHashPlace(): void {
  useLayoutEffect(() => {
    if (window.scrollY === 0) document.getElementById(window.location.hash.slice(1))?.scrollIntoView?.();
  }, []);
}

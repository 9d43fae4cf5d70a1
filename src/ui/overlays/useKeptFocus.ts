import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * When the focused element is removed (a deleted row, a sent form, the button behind a dialog), moves the
 * focus to this element instead of the top of the page. Give it `tabIndex={-1}`.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const home = place.current;
    if (home === null) return undefined;
    let last: EventTarget | null = null;
    let frame = 0;
    const remember = (event: FocusEvent): void => {
      last = event.target;
    };
    const look = (): void => {
      frame = 0;
      const lost = last instanceof Element && !last.isConnected;
      if (!lost || document.activeElement !== document.body) return;
      last = null;
      home.focus({ preventScroll: true });
    };
    // A dialog returns the focus a moment after it is gone, and goes first.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    };
    const observer = new MutationObserver(later);
    observer.observe(home, { childList: true, subtree: true });
    // Dialogs are children of the body.
    observer.observe(document.body, { childList: true });
    home.addEventListener('focusin', remember);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      home.removeEventListener('focusin', remember);
    };
  }, [place]);
}

import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * When what had the focus is taken away (a row that was ended, a form that was sent, the button behind a dialog), the focus goes
 * to the place it stood in, instead of to the top of the page. Give that place `tabIndex={-1}`.
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
    // A dialog gives the focus back a moment after it has gone: whoever does that comes first.
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    };
    const observer = new MutationObserver(later);
    observer.observe(home, { childList: true, subtree: true });
    // Dialogs stand in the body itself.
    observer.observe(document.body, { childList: true });
    home.addEventListener('focusin', remember);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      home.removeEventListener('focusin', remember);
    };
  }, [place]);
}

import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * When the focused element is removed (a deleted row, a sent form, the button behind a dialog), moves the
 * focus to this element, or to the closest one around the removed that can take it (a row, a message), instead of
 * the top of the page. Give them `tabIndex={-1}`.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const home = place.current;
    if (home === null) return undefined;
    let last: Element | null = null;
    let around: readonly HTMLElement[] = [];
    let frame = 0;
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
      around = placesAround(last, home);
    };
    // Whoever presses a place that takes no focus has left what had it.
    const forget = ({ target }: MouseEvent): void => {
      if (document.activeElement === document.body && isBlank(target, home)) last = null;
    };
    const look = (): void => {
      frame = 0;
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      (around.find((one) => one.isConnected) ?? home).focus({ preventScroll: true });
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
    document.addEventListener('mouseup', forget);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      home.removeEventListener('focusin', remember);
      document.removeEventListener('mouseup', forget);
    };
  }, [place]);
}

function placesAround(element: Element | null, home: HTMLElement): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let one = element?.parentElement; one != null && one !== home; one = one.parentElement)
    if (one.hasAttribute('tabindex')) places.push(one);
  return places;
}

/** Some browsers give a pressed control no focus; a dialog, another child of the body, gives it back. */
function isBlank(target: EventTarget | null, home: HTMLElement): boolean {
  if (!(target instanceof Element) || target.closest('a, button, label') !== null) return false;
  return target.closest('body > *')?.contains(home) !== false;
}

import { useEffect, useEffectEvent, useRef } from 'react';

/** A list that is shown again, or scrolled back to where it was, gets a moment to have its rows. */
const waitMs = 1_000;

const isNobodys = (element: Element | null): boolean => element === null || element === document.body;

const rowOf = (id: string): Element | null => document.querySelector(`[data-candidate="${id}"]`);

function focusOn(id: string): boolean {
  const place =
    rowOf(id)?.closest<HTMLElement>('a, [data-candidates]') ??
    document.querySelector<HTMLElement>('#candidates');
  place?.focus({ preventScroll: true });
  return place !== null && document.activeElement === place;
}

/**
 * When what stood open closes, the focus that was in it would fall to the beginning of the page: it goes to whom it was about. Whoever
 * has the focus elsewhere by then keeps it.
 */
export function useFocusBack(open: string | undefined, onFocus: (id: string) => void): void {
  const shown = useRef(open);
  const focused = useEffectEvent(onFocus);
  useEffect(() => {
    const closed = shown.current;
    shown.current = open;
    if (closed === undefined || open !== undefined) return undefined;
    return bringBack(closed, focused);
  }, [open]);
}

/** A list that becomes a board, or a board a list, takes along whom the keyboard stood at, and the focus with them. */
export function useFocusAlong(view: string, at: string | undefined, onFocus: (id: string) => void): void {
  const before = useRef({ view, at });
  const focused = useEffectEvent(onFocus);
  useEffect(() => {
    const left = before.current;
    before.current = { view, at };
    return left.view === view || left.at === undefined ? undefined : bringBack(left.at, focused, true);
  }, [view, at]);
}

/** Unless somebody has the focus by then. `isNew`: the list comes with its rows only now. Answers how to stop. */
function bringBack(id: string, onFocus: (id: string) => void, isNew = false): () => void {
  const until = performance.now() + waitMs;
  let frame = 0;
  const look = (now: number): void => {
    if (!isNobodys(document.activeElement)) return;
    const waits = isNew && now < until && rowOf(id) === null;
    if (!waits && focusOn(id)) onFocus(id);
    else if (now < until) frame = requestAnimationFrame(look);
  };
  look(performance.now());
  return () => cancelAnimationFrame(frame);
}

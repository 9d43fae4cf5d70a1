import { useEffect, useState, type RefObject } from 'react';

/** A timer that pauses while its element is hovered or focused, and while the page is hidden. */
export function useHeldTimer(
  place: RefObject<HTMLElement | null>,
  duration: number,
  onDone: () => void,
): void {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(() => document.hidden);
  const held = pointed || focused || hidden;

  useEffect(() => {
    const thing = place.current;
    if (thing === null) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    thing.addEventListener('pointerenter', () => setPointed(true), { signal });
    thing.addEventListener('pointerleave', () => setPointed(false), { signal });
    thing.addEventListener('focusin', () => setFocused(true), { signal });
    thing.addEventListener('focusout', () => setFocused(false), { signal });
    document.addEventListener('visibilitychange', () => setHidden(document.hidden), { signal });
    return () => aborter.abort();
  }, [place]);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onDone, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onDone]);
}

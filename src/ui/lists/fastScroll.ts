/**
 * Whether a list scrolls too fast to see its small pictures. They load once it slows down, to save requests
 * and drawing.
 */
import { useEffect, useState } from 'react';

/** Pixels a millisecond: more than a screen a second. */
const fast = 1.2;
/** Slower for this long counts as settled. */
const pauseMs = 150;

const waiting = new Set<() => void>();
let lastAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function settle(): void {
  timer = undefined;
  for (const act of waiting) act();
  waiting.clear();
}

function waitToSettle(): void {
  clearTimeout(timer);
  timer = setTimeout(settle, pauseMs);
}

export function noteScroll(by: number): void {
  const now = performance.now();
  const since = now - lastAt;
  lastAt = now;
  // The first step after a rest does not give a speed.
  if (since <= pauseMs && Math.abs(by) >= fast * since) waitToSettle();
}

/** False while scrolling fast; once true it stays so. */
export function useScrollSettled(): boolean {
  const [settled, setSettled] = useState(() => timer === undefined);
  useEffect(() => {
    if (settled) return undefined;
    const show = (): void => setSettled(true);
    waiting.add(show);
    if (timer === undefined) waitToSettle();
    return () => {
      waiting.delete(show);
    };
  }, [settled]);
  return settled;
}

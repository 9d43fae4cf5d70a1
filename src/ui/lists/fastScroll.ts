/**
 * Whether a list is scrolled faster than its small pictures could be made out. They are asked for once it slows down: what nobody sees is
 * then neither asked for nor drawn.
 */
import { useEffect, useState } from 'react';

/** Pixels a millisecond: more than a screen a second. */
const fast = 1.2;
/** Slower than that for so long, and it has settled. */
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

/** A list was scrolled so far since it was looked at last. */
export function noteScroll(by: number): void {
  const now = performance.now();
  const since = now - lastAt;
  lastAt = now;
  // After a rest the first step says nothing of the speed.
  if (since <= pauseMs && Math.abs(by) >= fast * since) waitToSettle();
}

/** False as long as what is mounted is scrolled past; once true it stays so. */
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

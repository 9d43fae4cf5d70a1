/**
 * Whether a list flies past faster than its small pictures could be made out. They are asked for once it slows down: what nobody sees is then
 * neither asked for nor drawn.
 */
import { useEffect, useState } from 'react';

/** Pixels a millisecond: more than a screen a second. */
const fast = 1.2;
/** Slower than that for so long, and it has landed. */
const pauseMs = 150;

const waiting = new Set<() => void>();
let lookedAt = 0;
let landing: ReturnType<typeof setTimeout> | undefined;

function land(): void {
  landing = undefined;
  for (const act of waiting) act();
  waiting.clear();
}

function fly(): void {
  clearTimeout(landing);
  landing = setTimeout(land, pauseMs);
}

/** A list was scrolled so far since it was looked at last. */
export function flown(by: number): void {
  const now = performance.now();
  const since = now - lookedAt;
  lookedAt = now;
  // After a rest the first step says nothing of the speed.
  if (since <= pauseMs && Math.abs(by) >= fast * since) fly();
}

/** False as long as what is mounted flies past; once true it stays so. */
export function useLanded(): boolean {
  const [landed, setLanded] = useState(() => landing === undefined);
  useEffect(() => {
    if (landed) return undefined;
    const show = (): void => setLanded(true);
    waiting.add(show);
    if (landing === undefined) fly();
    return () => {
      waiting.delete(show);
    };
  }, [landed]);
  return landed;
}

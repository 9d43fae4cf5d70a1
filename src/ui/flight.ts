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
let fastUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function settle(): void {
  const left = fastUntil - performance.now();
  timer = left > 0 ? setTimeout(settle, left) : undefined;
  if (timer !== undefined) return;
  const landed = [...waiting];
  waiting.clear();
  for (const act of landed) act();
}

/** A list was scrolled so far since it was looked at last. */
export function flown(by: number): void {
  const now = performance.now();
  const since = now - lookedAt;
  lookedAt = now;
  // After a rest the first step says nothing of the speed.
  if (since > pauseMs || Math.abs(by) < fast * since) return;
  fastUntil = now + pauseMs;
  timer ??= setTimeout(settle, pauseMs);
}

/** False as long as what is mounted flies past; once true it stays so. */
export function useLanded(): boolean {
  const [landed, setLanded] = useState(() => timer === undefined);
  useEffect(() => {
    if (landed) return undefined;
    const land = (): void => setLanded(true);
    waiting.add(land);
    timer ??= setTimeout(settle, pauseMs);
    return () => {
      waiting.delete(land);
    };
  }, [landed]);
  return landed;
}

import { createContext, use, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const length = 60_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let minute = Math.floor(Date.now() / length);

/** The minute in which the server drew the page: hydration uses it first, then the clock. */
export const DrawnMinute = createContext<number | null>(null);

/** Whenever a minute begins: a deadline is over on the page as soon as for the server. */
function tick(): void {
  const now = Date.now();
  minute = Math.floor(now / length);
  timer = setTimeout(tick, length - (now % length));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) tick();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The current minute, from one clock for the whole page. */
export function useMinute(): number {
  const drawn = use(DrawnMinute);
  return (
    useSyncExternalStore(
      subscribe,
      () => minute,
      () => drawn ?? minute,
    ) * length
  );
}

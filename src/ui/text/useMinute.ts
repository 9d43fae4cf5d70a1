import { createContext, use, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let minute = Math.floor(Date.now() / 60_000);

/** The minute in which the server drew the page: hydration uses it first, then the clock. */
export const DrawnMinute = createContext<number | null>(null);

function tick(): void {
  minute = Math.floor(Date.now() / 60_000);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    tick();
    timer = setInterval(tick, 60_000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
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
    ) * 60_000
  );
}

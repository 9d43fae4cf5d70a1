import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

interface Failure {
  readonly isAside: boolean;
  readonly retry: () => void;
}

/** What the page could not show and says so, oldest first. */
const failures = new Map<string, Failure>();
const listeners = new Set<() => void>();

/** Tries all of it again: what fails together mostly has one cause. Also called when the line or the server is back. */
export function retryFailures(): void {
  for (const { retry } of failures.values()) retry();
}

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;
let watches = false;

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * The browser tells when the line is back, and nobody when the server is: as long as something is told as failed, it is asked for, less and
 * less often. Where it was there all the time the failure is another one, and left to whoever presses.
 */
async function watchServer(): Promise<void> {
  if (watches) return;
  watches = true;
  let wasAway = false;
  for (let pause = firstPauseMs; failures.size > 0; pause = Math.min(2 * pause, longestPauseMs)) {
    if (navigator.onLine) {
      if (await isServerThere()) {
        if (wasAway) retryFailures();
        break;
      }
      wasAway = true;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  watches = false;
}

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function isTold(id: string): boolean {
  const [first] = [...failures].toSorted(([, a], [, b]) => Number(a.isAside) - Number(b.isAside));
  return first?.[0] === id;
}

/**
 * For the message in the place of something that failed: it is tried again with everything else, and when the line is back. Answers whether
 * to say so: what is aside (a number above a list, its filters) is silent as long as another message tells of the failure.
 */
export function useFailure(
  retry: () => void,
  { isAside = false }: { readonly isAside?: boolean } = {},
): boolean {
  const again = useEffectEvent(retry);
  const id = useId();
  useEffect(() => {
    const failure = { isAside, retry: () => again() };
    failures.set(id, failure);
    changed();
    window.addEventListener('online', failure.retry);
    void watchServer();
    return () => {
      window.removeEventListener('online', failure.retry);
      failures.delete(id);
      changed();
    };
  }, [id, isAside]);
  return useSyncExternalStore(subscribe, () => !isAside || isTold(id));
}

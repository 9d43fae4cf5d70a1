import { useEffect, useEffectEvent, useId, useLayoutEffect, useSyncExternalStore } from 'react';

interface Kind {
  /** Belongs to something larger, which tells of a failure of both. */
  readonly isAside?: boolean;
  /** The line, the server or the build was the cause, and so it is of all others of which this is said. */
  readonly isCut?: boolean;
}

interface Failure extends Required<Kind> {
  readonly retry: () => void;
}

/** How much is said of a failure: all of it with a way to try again, one line, or nothing where another one speaks for it. */
export type Told = 'panel' | 'line' | 'nothing';

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
/** When something was last tried again without a press, and how long the next such try waits. */
let triedAt = Number.NEGATIVE_INFINITY;
let nextTryMs = 0;

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** At once the first time; what fails again and again while the server answers waits longer each time. */
async function tryByItself(): Promise<void> {
  if (Date.now() - triedAt > 2 * longestPauseMs) nextTryMs = 0;
  if (nextTryMs > 0) await pass(nextTryMs);
  nextTryMs = Math.min(Math.max(2 * nextTryMs, firstPauseMs), longestPauseMs);
  triedAt = Date.now();
  retryFailures();
}

/**
 * The browser tells when the line is back, and nobody when the server is: as long as something is told as failed, it is asked for, less and
 * less often. What failed for another reason while it was there all the time is left to whoever presses.
 */
async function watchServer(): Promise<void> {
  if (watches) return;
  watches = true;
  let wasAway = false;
  for (let pause = firstPauseMs; failures.size > 0; pause = Math.min(2 * pause, longestPauseMs)) {
    if (navigator.onLine) {
      if (await isServerThere()) {
        if (wasAway || [...failures.values()].some(({ isCut }) => isCut)) await tryByItself();
        break;
      }
      wasAway = true;
    }
    await pass(pause);
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

function toldOf(id: string, { isAside, isCut }: Required<Kind>): Told {
  const known = [...failures];
  if (isAside) {
    const first = known.find(([, failure]) => !failure.isAside) ?? known[0];
    return first?.[0] === id ? 'panel' : 'nothing';
  }
  if (!isCut) return 'panel';
  const first = known.find(([, failure]) => failure.isCut && !failure.isAside);
  return first === undefined || first[0] === id ? 'panel' : 'line';
}

/**
 * For the message in the place of something that failed: it is tried again with everything else, and when the line is back. Answers how
 * much to say of it: one panel for one cause.
 */
export function useFailure(retry: () => void, { isAside = false, isCut = false }: Kind = {}): Told {
  const again = useEffectEvent(retry);
  const id = useId();
  // Before it is painted: a press finds what it sees.
  useLayoutEffect(() => {
    failures.set(id, { isAside, isCut, retry: () => again() });
    changed();
  }, [id, isAside, isCut]);
  // For as long as it stands, even while something around it waits and hides it.
  useEffect(() => {
    const tryAgain = (): void => again();
    window.addEventListener('online', tryAgain);
    void watchServer();
    return () => {
      window.removeEventListener('online', tryAgain);
      failures.delete(id);
      changed();
    };
  }, [id]);
  return useSyncExternalStore(
    subscribe,
    () => toldOf(id, { isAside, isCut }),
    () => 'panel' as const,
  );
}

import { useEffect, useEffectEvent, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { serverAnswers } from './browser/serverAnswers.ts';

interface Kind {
  /** Part of something larger that reports the failure of both. */
  readonly isAside?: boolean;
  /** Caused by the network, the server or a new build, as all others marked so. */
  readonly isCut?: boolean;
}

interface Failure extends Required<Kind> {
  readonly retry: () => void;
}

/** `panel`: the message with a retry button. `line`: one line. `nothing`: another failure speaks for it. */
export type Told = 'panel' | 'line' | 'nothing';

/** Failures on the page, oldest first. */
const failures = new Map<string, Failure>();
const listeners = new Set<() => void>();

/**
 * Retries all of them: failures at the same time mostly share a cause. Also called when the network or the
 * server is back.
 */
export function retryFailures(): void {
  for (const { retry } of failures.values()) retry();
}

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;
let watches = false;
/** When the last automatic retry was, and the pause before the next. */
let triedAt = Number.NEGATIVE_INFINITY;
let nextTryMs = 0;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Immediately the first time; longer pauses if it fails again although the server answers. */
async function tryByItself(): Promise<void> {
  if (Date.now() - triedAt > 2 * longestPauseMs) nextTryMs = 0;
  if (nextTryMs > 0) await pass(nextTryMs);
  nextTryMs = Math.min(Math.max(2 * nextTryMs, firstPauseMs), longestPauseMs);
  triedAt = Date.now();
  retryFailures();
}

/**
 * The browser tells when the network is back but not when the server is, so that is polled, less and less
 * often, while a failure is shown. If the server was never away, retrying is left to the person.
 */
async function watchServer(): Promise<void> {
  if (watches) return;
  watches = true;
  let wasAway = false;
  for (let pause = firstPauseMs; failures.size > 0; pause = Math.min(2 * pause, longestPauseMs)) {
    if (navigator.onLine) {
      if (await serverAnswers()) {
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
 * Registers a failure's message: it is retried together with all others. Answers how much of the message to
 * show, so that one cause gives one panel.
 */
export function useFailure(retry: () => void, { isAside = false, isCut = false }: Kind = {}): Told {
  const again = useEffectEvent(retry);
  const id = useId();
  // Registered before paint, so that the first press already retries.
  useLayoutEffect(() => {
    failures.set(id, { isAside, isCut, retry: () => again() });
    changed();
  }, [id, isAside, isCut]);
  // An effect that stays while Suspense hides it.
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

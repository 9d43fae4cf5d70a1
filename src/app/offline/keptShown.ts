import { serverAnswers } from '../../lib/browser/serverAnswers.ts';

/**
 * Whether the page shows kept answers because the server cannot be reached. The browser tells when the
 * network is back but not when the server is, so it is polled, and then everything is loaded anew.
 */
export interface KeptShown {
  readonly isShown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A kept answer was used. */
  readonly tell: () => void;
  readonly onBack: (act: () => void) => void;
}

const pauseMs = 8_000;

const pass = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener('online', end);
  });

export function watchKeptShown(isThere = serverAnswers): KeptShown {
  let shown = false;
  const listeners = new Set<() => void>();
  const backs = new Set<() => void>();
  const set = (next: boolean): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  async function watch(): Promise<void> {
    do await pass(pauseMs);
    while (!navigator.onLine || !(await isThere()));
    set(false);
    for (const act of backs) act();
  }
  return {
    isShown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: () => {
      if (shown) return;
      set(true);
      void watch();
    },
    onBack: (act) => void backs.add(act),
  };
}

export const keptShown = watchKeptShown();

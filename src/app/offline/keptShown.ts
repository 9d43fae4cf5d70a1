/**
 * Whether the page shows what was read before because the server cannot be asked. The browser tells when the line is back, and nobody when
 * the server is: it is asked for until it answers, and then everything is asked anew.
 */
export interface KeptShown {
  readonly isShown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something kept was given out. */
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

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

export function watchKeptShown(isThere = isServerThere): KeptShown {
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

/** Of this page. */
export const keptShown = watchKeptShown();

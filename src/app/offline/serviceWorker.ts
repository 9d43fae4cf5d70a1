import { whenIdle } from '../../lib/browser/whenIdle.ts';

const worker = '/service-worker.js';
const lookEveryMs = 30 * 60_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

export const subscribeToVersions = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** A newer build is here and waits for somebody to say so: what is being written shall not be interrupted by it. */
export const newVersionWaits = (): boolean => waiting !== null;

function found(next: ServiceWorker | null): void {
  // The first one of a browser is nothing new.
  if (next === null || navigator.serviceWorker.controller === null) return;
  waiting = next;
  for (const listener of listeners) listener();
}

/** The page opens anew with it. What was written stays, as over any reload. */
export function openNewVersion(): void {
  const next = waiting;
  if (next === null) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  next.postMessage({ kind: 'take over' }, []);
}

/** What this page is made of was loaded before there was anybody to keep it. */
async function keepWhatIsLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  active?.postMessage({ kind: 'keep', paths: [...new Set(paths)] }, []);
}

async function start(): Promise<void> {
  const registration = await navigator.serviceWorker.register(worker, { scope: '/', updateViaCache: 'none' });
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') found(next);
    });
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
  await keepWhatIsLoaded();
}

/** Once the page rests. Only of a build: in development nothing shall be kept. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses (private windows do) has a page all the same.
  whenIdle(() => void start().catch(() => undefined), 10_000);
}

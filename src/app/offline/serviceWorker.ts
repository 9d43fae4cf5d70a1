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

/** A newer build waits for the person, so as not to interrupt their writing. */
export const newVersionWaits = (): boolean => waiting !== null;

function found(next: ServiceWorker | null): void {
  // A browser's first one is not an update.
  if (next === null || navigator.serviceWorker.controller === null) return;
  waiting = next;
  for (const listener of listeners) listener();
}

/** Reloads the page with the new build. Drafts survive, as over any reload. */
export function openNewVersion(): void {
  const next = waiting;
  if (next === null) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  next.postMessage({ kind: 'take over' }, []);
}

/** This page's files were loaded before the service worker could cache them. */
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

/** When idle, and only in a build: development must not be cached. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Some browsers refuse, as in private windows; the page works without.
  whenIdle(() => void start().catch(() => undefined), 10_000);
}

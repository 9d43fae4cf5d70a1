/**
 * Sentry's reports, traces and replays. The SDK loads after the first paint, never without a DSN; earlier
 * errors wait in a short queue. Secrets are removed: see `sentryReports.ts`.
 */
import { pageConfig, type PageConfig } from '../../lib/config.ts';
import { NetworkError } from '../../relay/network/transportErrors.ts';
import type { Report, ReportContext, SentrySdk } from './sentryReports.ts';

export interface SentryOptions {
  readonly config?: PageConfig;
  readonly load?: () => Promise<SentrySdk>;
  readonly whenIdle?: (run: () => void) => void;
}

const queueLimit = 20;

let state: 'unknown' | 'waiting' | 'on' | 'off' = 'unknown';
let queue: Report[] = [];
let capture: ((report: Report) => void) | null = null;

/** Reports an unexpected error. Never throws. */
export function report(error: unknown, context: ReportContext = {}): void {
  if (state === 'off' || isNoFault(error)) return;
  if (capture !== null) capture({ error, context });
  else if (queue.length < queueLimit) queue.push({ error, context });
}

/** Called once by `main.tsx`. */
export function startSentry({
  config = pageConfig(),
  load = loadSdk,
  whenIdle = afterFirstPaint,
}: SentryOptions = {}): void {
  if (state === 'waiting' || state === 'on') return;
  const { sentry } = config;
  if (sentry === null) {
    turnOff();
    return;
  }
  state = 'waiting';
  // Until the SDK listens itself.
  const onError = (event: ErrorEvent): void => report(event.error ?? new Error(event.message));
  const onRejection = (event: PromiseRejectionEvent): void => report(event.reason);
  globalThis.addEventListener('error', onError);
  globalThis.addEventListener('unhandledrejection', onRejection);
  const stopListening = (): void => {
    globalThis.removeEventListener('error', onError);
    globalThis.removeEventListener('unhandledrejection', onRejection);
  };

  const run = async (): Promise<void> => {
    try {
      const [sdk, { initialize }] = await Promise.all([load(), import('./sentryReports.ts')]);
      stopListening();
      capture = initialize(sdk, { ...config, sentry });
      state = 'on';
      for (const waiting of queue) capture(waiting);
      queue = [];
    } catch {
      // Blocked or offline: the page works without.
      stopListening();
      turnOff();
    }
  };
  whenIdle(() => void run());
}

/** For tests, which start more than once. */
export function resetSentry(): void {
  state = 'unknown';
  queue = [];
  capture = null;
}

function turnOff(): void {
  state = 'off';
  queue = [];
}

/** Lost networks and cancelled requests are no errors. */
function isNoFault(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof DOMException && error.name === 'AbortError');
}

async function loadSdk(): Promise<SentrySdk> {
  // By name, for tree shaking.
  const {
    addEventProcessor,
    browserTracingIntegration,
    captureException,
    init,
    makeBrowserOfflineTransport,
    makeFetchTransport,
    replayIntegration,
  } = await import('@sentry/react');
  return {
    addEventProcessor,
    browserTracingIntegration,
    captureException,
    init,
    makeBrowserOfflineTransport,
    makeFetchTransport,
    replayIntegration,
  };
}

function afterFirstPaint(run: () => void): void {
  requestAnimationFrame(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 1_000);
  });
}

/**
 * Error reports, traces and session replay. The SDK is loaded after the first paint, and not at all without a DSN; what
 * breaks before it is there waits in a short queue. Nothing secret leaves: see `lib/scrub.ts`.
 */
import type * as SentryReact from '@sentry/react';
import type { Breadcrumb, Event } from '@sentry/react';
import { pageConfig, type PageConfig } from '../lib/config.ts';
import { scrubbed, scrubbedRecord, scrubText } from '../lib/scrub.ts';
import { NetworkError } from '../relay/transportErrors.ts';

export type SentrySdk = Pick<
  typeof SentryReact,
  'addEventProcessor' | 'browserTracingIntegration' | 'captureException' | 'init' | 'replayIntegration'
>;

export type ReportContext = Readonly<Record<string, unknown>>;

interface Report {
  readonly error: unknown;
  readonly context: ReportContext;
}

export interface SentryOptions {
  readonly config?: PageConfig;
  readonly load?: () => Promise<SentrySdk>;
  /** Calls back when the page is painted and has nothing else to do. */
  readonly whenIdle?: (run: () => void) => void;
}

const queueLimit = 20;

let state: 'unknown' | 'waiting' | 'on' | 'off' = 'unknown';
let queue: Report[] = [];
let capture: ((report: Report) => void) | null = null;

/** Tells of something unexpected that broke. Never throws, and may be called at any time. */
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
      const sdk = await load();
      stopListening();
      initialize(sdk, { ...config, sentry });
      capture = ({ error, context }) => {
        sdk.captureException(error, { extra: scrubbedRecord(context) });
      };
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

function initialize(
  sdk: SentrySdk,
  config: PageConfig & { readonly sentry: NonNullable<PageConfig['sentry']> },
): void {
  // A recording names the address it began at, and a mail's link has its secret there.
  const recorded = scrubText(globalThis.location.href) === globalThis.location.href;
  sdk.init({
    dsn: config.sentry.dsn,
    ...(config.sentry.tunnel === null ? {} : { tunnel: config.sentry.tunnel }),
    ...(config.release === null ? {} : { release: config.release }),
    environment: config.production ? 'production' : 'local',
    tracesSampleRate: 0.25,
    replaysSessionSampleRate: recorded ? 0.1 : 0,
    replaysOnErrorSampleRate: recorded ? 1 : 0,
    // No trace headers on our own requests: nothing on the server reads them.
    tracePropagationTargets: [],
    // The page compares messages; the report alone may say more.
    enhanceFetchErrorMessages: 'report-only',
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
    },
    integrations: [
      sdk.browserTracingIntegration(),
      sdk.replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        networkCaptureBodies: false,
        beforeAddRecordingEvent: (event) => {
          Object.assign(event, scrubbed(event));
          return event;
        },
      }),
    ],
    beforeBreadcrumb: scrubBreadcrumb,
    beforeSend: (event) => {
      scrubEvent(event);
      return event;
    },
    beforeSendSpan: (span) => ({
      ...span,
      name: scrubText(span.name),
      attributes: scrubbedRecord(span.attributes),
    }),
  });
  // Recordings do not pass `beforeSend`; they pass here.
  sdk.addEventProcessor((event) => {
    scrubEvent(event);
    return event;
  });
}

export function scrubBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb {
  const { message, data, ...rest } = breadcrumb;
  const clean: Breadcrumb = { ...rest };
  if (message !== undefined) clean.message = scrubText(message);
  if (data !== undefined) {
    // The arguments of a console call are whatever the page had in hand.
    const { arguments: _arguments, ...kept } = data;
    clean.data = scrubbedRecord(kept);
  }
  return clean;
}

/** In place: an event is the report's own copy. */
export function scrubEvent(event: Event): void {
  delete event.user;
  if (event.message !== undefined) event.message = scrubText(event.message);
  if (event.transaction !== undefined) event.transaction = scrubText(event.transaction);
  if (event.extra !== undefined) event.extra = scrubbedRecord(event.extra);
  if (event.breadcrumbs !== undefined) event.breadcrumbs = event.breadcrumbs.map(scrubBreadcrumb);
  if (event.request !== undefined) {
    const { url } = event.request;
    event.request = url === undefined ? {} : { url: scrubText(url) };
  }
  for (const exception of event.exception?.values ?? []) {
    if (exception.value !== undefined) exception.value = scrubText(exception.value);
    for (const frame of exception.stacktrace?.frames ?? []) {
      delete frame.vars;
      if (frame.filename !== undefined) frame.filename = scrubText(frame.filename);
    }
  }
  for (const context of Object.values(event.contexts ?? {})) {
    if (context !== undefined) Object.assign(context, scrubbedRecord(context));
  }
  if ('urls' in event && Array.isArray(event.urls))
    event.urls = event.urls.map((url: unknown) => scrubbed(url));
}

/** Lost networks and cancelled requests are life, not faults. */
function isNoFault(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof DOMException && error.name === 'AbortError');
}

async function loadSdk(): Promise<SentrySdk> {
  // By name, so that the rest of the package stays out of the chunk.
  const { addEventProcessor, browserTracingIntegration, captureException, init, replayIntegration } =
    await import('@sentry/react');
  return { addEventProcessor, browserTracingIntegration, captureException, init, replayIntegration };
}

function afterFirstPaint(run: () => void): void {
  requestAnimationFrame(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 1_000);
  });
}

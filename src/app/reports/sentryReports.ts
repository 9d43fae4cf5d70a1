/** The SDK's configuration, loaded with it. Secrets are removed: see `lib/scrub.ts`. */
import type * as SentryReact from '@sentry/react';
import type { Breadcrumb, Event } from '@sentry/react';
import type { PageConfig } from '../../lib/config.ts';
import { scrubbed, scrubbedRecord, scrubText } from '../../lib/text/scrub.ts';

export type SentrySdk = Pick<
  typeof SentryReact,
  | 'addEventProcessor'
  | 'browserTracingIntegration'
  | 'captureException'
  | 'init'
  | 'makeBrowserOfflineTransport'
  | 'makeFetchTransport'
  | 'replayIntegration'
>;

export type ReportContext = Readonly<Record<string, unknown>>;

export interface Report {
  readonly error: unknown;
  readonly context: ReportContext;
}

/** Starts the SDK and answers its report function. */
export function initialize(
  sdk: SentrySdk,
  config: PageConfig & { readonly sentry: NonNullable<PageConfig['sentry']> },
): (report: Report) => void {
  sdk.init({
    dsn: config.sentry.dsn,
    ...(config.sentry.tunnel === null ? {} : { tunnel: config.sentry.tunnel }),
    ...(config.release === null ? {} : { release: config.release }),
    environment: config.production ? 'production' : 'local',
    tracesSampleRate: 0.25,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // Unsent reports wait in the browser while the network or the server is away.
    transport: (options) =>
      scrubbing(sdk.makeBrowserOfflineTransport((inner) => failing(sdk.makeFetchTransport(inner)))(options)),
    // Nothing on our server reads trace headers.
    tracePropagationTargets: [],
    // The page compares messages, so only reports get longer ones.
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
        // As text, so that `scrubbing` can check it again.
        useCompression: false,
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
  // Recordings pass here, not `beforeSend`.
  sdk.addEventProcessor((event) => {
    scrubEvent(event);
    return event;
  });
  return ({ error, context }) => {
    sdk.captureException(error, { extra: scrubbedRecord(context) });
  };
}

type Transport = ReturnType<SentrySdk['makeFetchTransport']>;

/** Turns an answer that the server is away into an error, or the report would count as sent. */
function failing(transport: Transport): Transport {
  return {
    flush: (timeout) => transport.flush(timeout),
    send: async (envelope) => {
      const answer = await transport.send(envelope);
      const { statusCode = 0 } = answer;
      if (statusCode >= 500) throw new Error(`answered ${statusCode}`);
      return answer;
    },
  };
}

/** A recording contains addresses, and a mail's link has its secret there; only this sees them. */
function scrubbing(transport: Transport): Transport {
  return {
    flush: (timeout) => transport.flush(timeout),
    send: (envelope) => {
      for (const item of envelope[1]) {
        const [header, payload] = item;
        if (header.type !== 'replay_recording' || typeof payload !== 'string') continue;
        item[1] = scrubText(payload);
        header.length = new TextEncoder().encode(item[1]).length;
      }
      return transport.send(envelope);
    },
  };
}

export function scrubBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb {
  const { message, data, ...rest } = breadcrumb;
  const clean: Breadcrumb = { ...rest };
  if (message !== undefined) clean.message = scrubText(message);
  if (data !== undefined) {
    // A console call's arguments may be anything.
    const { arguments: _arguments, ...kept } = data;
    clean.data = scrubbedRecord(kept);
  }
  return clean;
}

/** In place: the event is the report's own copy. */
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

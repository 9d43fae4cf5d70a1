/** What the SDK is told and what it may send, loaded with it. Nothing secret leaves: see `lib/scrub.ts`. */
import type { Breadcrumb, Event } from '@sentry/react';
import type { PageConfig } from '../lib/config.ts';
import { scrubbed, scrubbedRecord, scrubText } from '../lib/scrub.ts';
import type { Report, SentrySdk } from './sentry.ts';

/** Starts the SDK and answers the way into it. */
export function initialize(
  sdk: SentrySdk,
  config: PageConfig & { readonly sentry: NonNullable<PageConfig['sentry']> },
): (report: Report) => void {
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
  return ({ error, context }) => {
    sdk.captureException(error, { extra: scrubbedRecord(context) });
  };
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

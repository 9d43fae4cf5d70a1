import type { ErrorInfo } from 'react';

type Reporter = (error: unknown, info?: ErrorInfo) => void;

let reporter: Reporter = () => undefined;

/** Set once by `main.tsx`; what is caught before that is lost. */
export function setErrorReporter(report: Reporter): void {
  reporter = report;
}

/** For boundaries: what broke and was shown to the reader as an error. */
export function reportError(error: unknown, info?: ErrorInfo): void {
  reporter(error, info);
}

/**
 * Something failed that is to be reported whatever the cause, the lost line included: it waits until that is back, as nothing can be
 * sent before.
 */
export function reportFailure(what: string, cause: unknown): void {
  const tell = (): void => reportError(new Error(what, { cause }));
  if (navigator.onLine) tell();
  else window.addEventListener('online', tell, { once: true });
}

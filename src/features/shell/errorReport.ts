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

import type { ErrorInfo } from 'react';

type Reporter = (error: unknown, info?: ErrorInfo) => void;

let reporter: Reporter = () => undefined;

/** Called once by `main.tsx`; earlier errors are lost. */
export function setErrorReporter(report: Reporter): void {
  reporter = report;
}

/** For boundaries: an error the reader saw. */
export function reportError(error: unknown, info?: ErrorInfo): void {
  reporter(error, info);
}

/** Reports a failure whatever its cause. Offline it waits, since nothing can be sent. */
export function reportFailure(what: string, cause: unknown): void {
  const tell = (): void => reportError(new Error(what, { cause }));
  if (navigator.onLine) tell();
  else window.addEventListener('online', tell, { once: true });
}

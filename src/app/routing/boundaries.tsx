import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { ErrorBoundary } from '../../features/page/ErrorBoundary.tsx';
import { reportError } from '../../features/page/errorReport.ts';
import { Failure } from '../../features/page/Failure.tsx';
import { retryQueries } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import * as css from '../chrome/Shell.css.ts';
import { PendingPage } from './PendingPage.tsx';

/**
 * Error boundaries of the application, the page (the router's, reset by another address) and the section
 * (`features/shell/SectionBoundary.tsx`).
 */
export function AppBoundary({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <ErrorBoundary
      onCatch={reportError}
      renderFallback={() => (
        <main className={css.page}>
          <ErrorState
            headingLevel="h1"
            title="つむぎを表示できませんでした。"
            action={<Button onClick={() => window.location.reload()}>もう一度開く</Button>}
          >
            こちらの不具合です。開き直しても解決しないときは、しばらく待ってからお試しください。
          </ErrorState>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Replaces a page that failed; the chrome stays. Retries when the network is back. */
export function PageError({ error, reset }: ErrorComponentProps): ReactElement {
  const router = useRouter();
  const environment = useRelayEnvironment();
  // Any further render of the page queries anew.
  useLayoutEffect(() => retryQueries(environment));
  return (
    <div className={css.page}>
      <Failure
        title="このページを表示できませんでした。"
        headingLevel="h1"
        error={error}
        retry={() => {
          reset();
          void router.invalidate();
        }}
        waiting={<PendingPage />}
      />
    </div>
  );
}

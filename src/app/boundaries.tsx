import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { ErrorBoundary } from '../features/shell/ErrorBoundary.tsx';
import { reportError } from '../features/shell/errorReport.ts';
import { retryRouteQueries } from '../relay/routeQuery.ts';
import { NetworkError } from '../relay/transportErrors.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import * as css from './Shell.css.ts';

/**
 * Three boundaries, each around less: the application, the page (the router's, which another address resets), and the
 * section (`features/shell/SectionBoundary.tsx`, where features can reach it).
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
            こちらの不具合です。記録は自動で届いています。開きなおしても直らないときは、しばらく待ってからお試しください。
          </ErrorState>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** In the place of a page that broke; the chrome stays. */
export function PageError({ error, reset }: ErrorComponentProps): ReactElement {
  const router = useRouter();
  const environment = useRelayEnvironment();
  const retry = (): void => {
    retryRouteQueries(environment);
    reset();
    void router.invalidate();
  };
  if (isStaleBuild(error)) {
    return (
      <div className={css.page}>
        <ErrorState
          headingLevel="h1"
          title="新しい版が出ています。"
          action={<Button onClick={() => window.location.reload()}>新しい版で開く</Button>}
        >
          開いているあいだに、つむぎが新しくなりました。読み込みなおすと続きを使えます。
        </ErrorState>
      </div>
    );
  }
  return (
    <div className={css.page}>
      <ErrorState headingLevel="h1" title="このページを表示できませんでした。" onRetry={retry}>
        {error instanceof NetworkError
          ? 'サーバーにつながりませんでした。通信を確かめて、もう一度お試しください。'
          : 'こちらの不具合です。記録は自動で届いています。もう一度お試しください。'}
      </ErrorState>
    </div>
  );
}

/** A chunk of an older build that the server does not have any more: only a new document helps. */
function isStaleBuild(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}

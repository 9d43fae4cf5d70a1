import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { isMissingCode } from '../../lib/part.ts';
import { retryFailures, useFailure } from '../../lib/failures.ts';
import { ErrorBoundary } from '../../features/page/ErrorBoundary.tsx';
import { reportError } from '../../features/page/errorReport.ts';
import { retryQueries } from '../../relay/useQuery.ts';
import { NetworkError } from '../../relay/transportErrors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import * as css from '../chrome/Shell.css.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { PendingPage } from './PendingPage.tsx';

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
            こちらの不具合です。開き直しても解決しないときは、しばらく待ってからお試しください。
          </ErrorState>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

type Cause = 'offline' | 'unreachable' | 'old build' | 'fault';

const words: Readonly<Record<Exclude<Cause, 'old build'>, string>> = {
  offline: '現在オフラインです。つながると、このページを自動で開きます。',
  unreachable: 'サーバーにつながりませんでした。通信を確認して、もう一度お試しください。',
  fault: 'こちらの不具合です。時間をおいて、もう一度お試しください。',
};

/** In the place of a page that broke; the chrome stays. When the line is back, it is tried again. */
export function PageError({ error, reset }: ErrorComponentProps): ReactElement {
  const router = useRouter();
  const environment = useRelayEnvironment();
  const cause = useCause(error);
  useFailure(() => {
    retryQueries(environment);
    reset();
    void router.invalidate();
  });
  if (cause === null) return <PendingPage />;
  if (cause === 'old build') {
    return (
      <div className={css.page}>
        <ErrorState
          headingLevel="h1"
          title="新しいバージョンがあります。"
          action={<Button onClick={() => window.location.reload()}>新しいバージョンで開く</Button>}
        >
          つむぎが更新されました。再読み込みすると続きを使えます。
        </ErrorState>
      </div>
    );
  }
  return (
    <div className={css.page}>
      <ErrorState headingLevel="h1" title="このページを表示できませんでした。" onRetry={retryFailures}>
        {words[cause]}
      </ErrorState>
    </div>
  );
}

/** Null until it is known: code that did not come may be a cut line, or a build that the server does not have any more. */
function useCause(error: unknown): Cause | null {
  const online = useOnline();
  const lacksCode = isMissingCode(error);
  const [serverAnswers, setServerAnswers] = useState<boolean | null>(null);
  useEffect(() => {
    if (!lacksCode || !online) return undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      const answers = await isServerThere();
      if (!left) setServerAnswers(answers);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [lacksCode, online]);
  if (!lacksCode && !(error instanceof NetworkError)) return 'fault';
  if (!online) return 'offline';
  if (!lacksCode) return 'unreachable';
  return serverAnswers === null ? null : serverAnswers ? 'old build' : 'unreachable';
}

const askMs = 5_000;

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(askMs) })).ok;
  } catch {
    return false;
  }
}

import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { type Session, SessionContext } from '../features/session/session.ts';
import { AppBoundary } from './routing/boundaries.tsx';
import type { Environments } from './environments.ts';
import type { AppRouter } from './routing/router.tsx';
import { DrawnMinute } from '../ui/text/useMinute.ts';

interface AppProps {
  readonly router: AppRouter;
  readonly session: Session;
  readonly environments: Environments;
  /** Where the server drew the page. */
  readonly drawnMinute?: number | null;
}

export function App({ router, session, environments, drawnMinute = null }: AppProps): ReactElement {
  const environment = useSyncExternalStore(
    environments.subscribe,
    environments.current,
    environments.current,
  );
  useEffect(
    // Another viewer: every guard and every loader is asked again.
    () => environments.subscribe(() => void router.invalidate()),
    [environments, router],
  );
  useEffect(() => {
    let { status } = session.state();
    return session.subscribe(() => {
      const before = status;
      ({ status } = session.state());
      // A page that broke for want of the viewer: it was found out after all.
      if (before === 'failed' && (status === 'member' || status === 'guest')) void router.invalidate();
    });
  }, [session, router]);
  return (
    <AppBoundary>
      <RelayEnvironmentProvider environment={environment}>
        <SessionContext value={session}>
          <DrawnMinute value={drawnMinute}>
            <RouterProvider router={router} context={{ environment, session }} />
          </DrawnMinute>
        </SessionContext>
      </RelayEnvironmentProvider>
    </AppBoundary>
  );
}

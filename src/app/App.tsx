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
  /** Set when the server drew the page. */
  readonly drawnMinute?: number | null;
}

export function App({ router, session, environments, drawnMinute = null }: AppProps): ReactElement {
  const environment = useSyncExternalStore(
    environments.subscribe,
    environments.current,
    environments.current,
  );
  useEffect(
    // Another viewer: all guards and loaders run again.
    () => environments.subscribe(() => void router.invalidate()),
    [environments, router],
  );
  useEffect(() => {
    let { status } = session.state();
    return session.subscribe(() => {
      const before = status;
      ({ status } = session.state());
      // A page that failed for want of the viewer can load now.
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

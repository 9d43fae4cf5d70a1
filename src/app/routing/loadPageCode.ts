import type { AnyRoute } from '@tanstack/react-router';
import type { Session } from '../../features/session/session.ts';
import type { AppRouter } from './router.tsx';

/**
 * Loads the first page's code while the server is asked for the viewer, which its guard waits for. For a
 * guest the router does so itself.
 */
export function loadPageCode(router: AppRouter, session: Session): void {
  if (session.state().status !== 'loading') return;
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = routes[String(routeId)];
    // The router loads it again if this fails.
    if (route !== undefined) router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

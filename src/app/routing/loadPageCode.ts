import type { AnyRoute } from '@tanstack/react-router';
import type { Session } from '../../features/session/session.ts';
import type { AppRouter } from './router.tsx';

/**
 * The first page's code sets out while the server is asked who is here: its guard waits for the answer, and the code would
 * come only after that. A guest is known at once, and the router loads it by itself.
 */
export function loadPageCode(router: AppRouter, session: Session): void {
  if (session.state().status !== 'loading') return;
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = routes[String(routeId)];
    // What fails is loaded again, and told, when the router wants it.
    if (route !== undefined) router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

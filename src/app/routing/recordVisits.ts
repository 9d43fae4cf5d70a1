import { rootRouteId } from '@tanstack/react-router';
import { visits } from '../../features/session/destinations.ts';
import type { LastVisits } from '../../features/session/lastVisit.ts';
import type { Session } from '../../features/session/session.ts';
import type { AppRouter } from './router.tsx';

/** Records the member's pages, except sign-up, sign-in and 404. */
export function recordVisits(
  router: AppRouter,
  session: Session,
  record: LastVisits['record'] = visits.record,
): () => void {
  return router.subscribe('onResolved', ({ toLocation }) => {
    const state = session.state();
    const page = router.state.matches.at(-1);
    // An unknown address matches the root, whose path is the top page's.
    if (state.status !== 'member' || page?.routeId === rootRouteId) return;
    const facts = page?.staticData.page;
    if (facts !== undefined && facts.frame !== 'bare') record(toLocation.href, state.viewer.id);
  });
}

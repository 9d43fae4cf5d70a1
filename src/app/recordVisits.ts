import { visits } from '../features/accounts/destinations.ts';
import type { LastVisits } from '../features/accounts/lastVisit.ts';
import type { Session } from '../features/accounts/session.ts';
import { factsOf } from '../routes/paths.ts';
import type { AppRouter } from './router.tsx';

/** Writes down where a member is: only pages that were really shown, only those that need signing in. */
export function recordVisits(
  router: AppRouter,
  session: Session,
  record: LastVisits['record'] = visits.record,
): () => void {
  return router.subscribe('onResolved', ({ toLocation }) => {
    const state = session.state();
    const facts = factsOf(router.state.matches.at(-1)?.fullPath);
    if (state.status === 'member' && facts?.access === 'member') record(toLocation.href, state.viewer.id);
  });
}

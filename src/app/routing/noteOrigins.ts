import { leavePage } from '../../lib/cameFrom.ts';
import type { AppRouter } from './router.tsx';

/** What is looked at next may tell which page led there. Another filter or tab of the same page is no other page. */
export function noteOrigins(router: AppRouter): () => void {
  return router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) leavePage(fromLocation.pathname);
  });
}

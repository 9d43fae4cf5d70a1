import { leavePage } from '../../lib/cameFrom.ts';
import type { AppRouter } from './router.tsx';

/** Remembers the page that leads to the next. Another filter or tab is no other page. */
export function noteOrigins(router: AppRouter): () => void {
  return router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) leavePage(fromLocation.pathname);
  });
}

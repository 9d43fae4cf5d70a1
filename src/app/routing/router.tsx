import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { reportError } from '../../features/page/errorReport.ts';
import { forgetFailedParts } from '../../lib/part.ts';
import { routeTree } from '../../routes/pages.ts';
import { bareRoute, chromeRoute, rootRoute, type RouterContext } from '../../routes/root.ts';
import { BareRouteLayout } from '../chrome/BareLayout.tsx';
import { PageError } from './boundaries.tsx';
import { Chrome } from '../chrome/Chrome.tsx';
import { PendingPage } from './PendingPage.tsx';
import { pictureTransition } from './pictureTransition.ts';
import { Shell } from '../chrome/Shell.tsx';
import { part } from '../../lib/part.ts';

/** The last page stays this long while the next one loads. */
const pendingAfterMs = 600;

// Set here, since routes must not import `app`.
rootRoute.update({
  component: Shell,
  notFoundComponent: part(async () => (await import('./NotFound.tsx')).NotFound),
});
chromeRoute.update({ component: Chrome });
bareRoute.update({ component: BareRouteLayout });

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    // Relay knows what is fresh. A click after a hover runs the loader again, which finds the data.
    defaultPreloadStaleTime: 0,
    defaultViewTransition: pictureTransition,
    defaultPendingComponent: PendingPage,
    // The first page has no predecessor: show chrome and spinner at once.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageError,
    defaultOnCatch: (error) => {
      forgetFailedParts();
      reportError(error);
    },
    notFoundMode: 'root',
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
  });
  const stop = router.subscribe('onResolved', () => {
    stop();
    router.update({ ...router.options, defaultPendingMs: pendingAfterMs });
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

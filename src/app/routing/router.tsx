import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { reportError } from '../../features/page/errorReport.ts';
import { forgetFailedParts } from '../../lib/part.ts';
import { accountRoutes, signInRoutes } from '../../routes/accounts.tsx';
import { contentRoutes } from '../../routes/content.tsx';
import { devRoutes } from '../../routes/dev.tsx';
import { companyRoutes } from '../../routes/companies.tsx';
import { jobRoutes } from '../../routes/jobs.tsx';
import { notFoundRoutes } from '../../routes/notFound.tsx';
import { bareRoute, chromeRoute, rootRoute, type RouterContext } from '../../routes/root.ts';
import { signUpRoutes } from '../../routes/signUp.tsx';
import { socialRoutes } from '../../routes/social.tsx';
import { topRoute } from '../../routes/top.tsx';
import { workRoutes } from '../../routes/works.tsx';
import { BareRouteLayout } from '../chrome/BareLayout.tsx';
import { PageError } from './boundaries.tsx';
import { Chrome } from '../chrome/Chrome.tsx';
import { PendingPage } from './PendingPage.tsx';
import { pictureTransition } from './pictureTransition.ts';
import { Shell } from '../chrome/Shell.tsx';
import { part } from '../../lib/part.ts';

/** A page that is slow to come leaves the last one standing for this long. */
const pendingAfterMs = 600;

const routeTree = rootRoute.addChildren([
  chromeRoute.addChildren([
    topRoute,
    ...workRoutes,
    ...companyRoutes,
    ...jobRoutes,
    ...socialRoutes,
    ...accountRoutes,
    ...contentRoutes,
  ]),
  bareRoute.addChildren([...signUpRoutes, ...signInRoutes, ...notFoundRoutes]),
  ...devRoutes,
]);

// Here and not in the routes, which know nothing of the application around them.
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
    // The data is Relay's: it knows what is fresh. A click after a hover runs the loader again, which finds it there.
    defaultPreloadStaleTime: 0,
    defaultViewTransition: pictureTransition,
    defaultPendingComponent: PendingPage,
    // The first page shows its chrome and its spinner at once: there is nothing to leave standing.
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

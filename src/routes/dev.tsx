import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { pageConfig } from '../lib/config.ts';
import { rootRoute } from './root.ts';

/** Every component in every state, for those who build: in development and in the local demo. */
export const devRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/_dev/ui',
    beforeLoad: () => {
      if (!import.meta.env.DEV && !pageConfig().devPages) throw notFound();
    },
    component: lazyRouteComponent(() => import('../features/dev-ui/DevUiPage.tsx'), 'DevUiPage'),
  }),
] as const;

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { bareRoute } from './root.ts';

/** The address itself; unknown addresses show the same page where they are (`app/router.tsx`). */
export const notFoundRoutes = [
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/404',
    component: lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
  }),
] as const;

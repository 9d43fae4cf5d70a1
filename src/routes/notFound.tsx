import { createRoute } from '@tanstack/react-router';
import { bareRoute } from './root.ts';
import { part } from '../lib/part.ts';

/** The address itself; unknown addresses show the same page where they are (`app/routing/router.tsx`). */
export const notFoundRoutes = [
  createRoute({
    getParentRoute: () => bareRoute,
    path: '/404',
    component: part(async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
  }),
] as const;

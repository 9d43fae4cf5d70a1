import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from './NotFoundPage.tsx';
import { bareRoute } from './root.ts';

/** The address itself; unknown addresses show the same page where they are (`app/router.tsx`). */
export const notFoundRoutes = [
  createRoute({ getParentRoute: () => bareRoute, path: '/404', component: NotFoundPage }),
] as const;

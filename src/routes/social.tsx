import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { coming } from './coming.tsx';
import { chromeRoute, guard } from './root.ts';

interface SearchParams {
  /** What was typed. */
  readonly q?: string;
}

const searchRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/search',
  // `?q=2026` arrives as a number.
  validateSearch: ({ q }: Record<string, unknown>): SearchParams =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {},
  beforeLoad: (match) => guard({ ...match, path: '/search' }),
  component: lazyRouteComponent(() => import('./ComingPage.tsx'), 'ComingPage'),
});

export const socialRoutes = [
  coming('/messages'),
  coming('/messages/$roomId'),
  coming('/timeline'),
  coming('/following'),
  searchRoute,
  coming('/recommend'),
] as const;

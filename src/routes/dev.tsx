import { createRoute, notFound } from '@tanstack/react-router';
import { pageConfig } from '../lib/config.ts';
import { rootRoute } from './root.ts';
import { part } from '../lib/part.ts';

/** A page that no server configured shows nothing beyond the product. */
function isForBuilders(): boolean {
  const { production, publicOrigin } = pageConfig();
  return import.meta.env.DEV || (publicOrigin !== null && !production);
}

/** Every component in every state, for those who build: in development and in the local demo. */
export const devRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/_dev/ui',
    beforeLoad: () => {
      if (!isForBuilders()) throw notFound();
    },
    component: part(async () => (await import('../features/dev-ui/DevUiPage.tsx')).DevUiPage),
  }),
] as const;

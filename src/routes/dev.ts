import { createRoute, notFound } from '@tanstack/react-router';
import { pageConfig } from '../lib/config.ts';
import { noSearch, pageOptions } from './definePage.ts';
import { rootRoute } from './root.ts';

/** Only with a configured server that is not in production. */
function isForBuilders(): boolean {
  const { production, publicOrigin } = pageConfig();
  return import.meta.env.DEV || (publicOrigin !== null && !production);
}

const { load, ...options } = pageOptions('/_dev/ui', noSearch, {
  title: '部品の見本',
  access: 'builder',
  frame: 'bare',
  before: () => {
    if (!isForBuilders()) throw notFound();
  },
  component: async () => (await import('../features/dev-ui/DevUiPage.tsx')).DevUiPage,
});

/** All components, in development and in the local demo. */
export const devPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_dev/ui',
  ...options,
  loader: (loading) => load(loading),
});

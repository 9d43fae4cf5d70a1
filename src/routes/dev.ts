import { createRoute, notFound } from '@tanstack/react-router';
import { pageConfig } from '../lib/config.ts';
import { noSearch, pageOptions } from './definePage.ts';
import { rootRoute } from './root.ts';

/** A page that no server configured shows nothing beyond the product. */
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

/** Every component in every state, for those who build: in development and in the local demo. */
export const devPage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/_dev/ui',
  ...options,
  loader: (loading) => load(loading),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard } from './root.ts';

const settingsQuery = routeQuery<SettingsPageQuery>(
  () => import('../../__generated__/SettingsPageQuery.graphql.ts'),
  () => ({}),
);

export const settingsRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/settings/account',
  beforeLoad: (match) => guard({ ...match, path: '/settings/account' }),
  // Devices, an export, an e-mail change confirmed elsewhere: what is shown at once is asked for again behind it.
  loader: ({ context, abortController }) =>
    settingsQuery.warm(
      context.environment,
      {},
      { signal: abortController.signal, revalidateAfterMs: 10_000 },
    ),
  component: lazyRouteComponent(
    () => import('../features/accounts/settings/SettingsPage.tsx'),
    'SettingsPage',
  ),
});

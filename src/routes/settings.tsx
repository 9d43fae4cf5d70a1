import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import { ahead } from '../lib/ahead.ts';
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
  loader: ({ context, abortController }) => {
    const state = context.session.state();
    if (state.status === 'member' && state.audience === 'company') {
      ahead(() => import('../features/companies/MembersSection.tsx'));
    } else {
      ahead(() => import('../features/accounts/settings/VisibilitySection.tsx'));
      ahead(() => import('../features/accounts/settings/CompanySearch.tsx'));
    }
    ahead(() => import('../features/accounts/settings/ThemeChoice.tsx'));
    // Devices, an export, an e-mail change confirmed elsewhere: what is shown at once is asked for again behind it.
    settingsQuery.warm(
      context.environment,
      {},
      { signal: abortController.signal, revalidateAfterMs: 10_000 },
    );
  },
  component: lazyRouteComponent(
    () => import('../features/accounts/settings/SettingsPage.tsx'),
    'SettingsPage',
  ),
});

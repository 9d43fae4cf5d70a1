import { createRoute } from '@tanstack/react-router';
import type { SettingsPageQuery } from '../../__generated__/SettingsPageQuery.graphql.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard } from './root.ts';
import { CompanySearch } from '../features/settings/visibility/CompanySearch.part.ts';
import { MembersSection } from '../features/companies/members/MembersSection.part.ts';
import { ThemeChoice } from '../features/settings/display/ThemeChoice.part.ts';
import { VisibilitySection } from '../features/settings/visibility/VisibilitySection.part.ts';
import { part } from '../lib/part.ts';

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
      MembersSection.ahead();
    } else {
      VisibilitySection.ahead();
      CompanySearch.ahead();
    }
    ThemeChoice.ahead();
    // Devices, an export, an e-mail change confirmed elsewhere: what is shown at once is asked for again behind it.
    settingsQuery.warm(
      context.environment,
      {},
      { signal: abortController.signal, revalidateAfterMs: 10_000 },
    );
  },
  component: part(async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage),
});

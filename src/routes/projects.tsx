import { createRoute } from '@tanstack/react-router';
import type { DealingsPageQuery } from '../../__generated__/DealingsPageQuery.graphql.ts';
import { validateDeskSearch } from '../features/projects/desk/deskSearch.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard } from './root.ts';
import { DealingsPage } from '../features/projects/dealings/DealingsPage.part.ts';
import { DeskPage } from '../features/projects/desk/DeskPage.part.ts';
import { OpenedDesk } from '../features/projects/desk/OpenedDesk.part.ts';
import { part } from '../lib/part.ts';

const dealingsQuery = routeQuery<DealingsPageQuery, object>(
  () => import('../../__generated__/DealingsPageQuery.graphql.ts'),
  () => ({}),
);

/** The same address for two kinds of members: a company's desk, a creator's dealings. */
export const projectsRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/projects',
  validateSearch: validateDeskSearch,
  beforeLoad: (match) => guard({ ...match, path: '/projects' }),
  loader: ({ context, cause, location, abortController: { signal } }) => {
    const state = context.session.state();
    if (state.status !== 'member') return;
    const options = { signal, revalidateAfterMs: 10_000 };
    if (state.audience === 'creator') {
      DealingsPage.ahead();
      dealingsQuery.warm(context.environment, {}, options);
      return;
    }
    // On the desk its parts ask for themselves.
    if (cause === 'stay') return;
    const search = validateDeskSearch(location.search);
    DeskPage.ahead();
    OpenedDesk.ahead();
    import('../features/projects/desk/warmDesk.ts').then(
      ({ warmDesk }) => warmDesk(context.environment, search, options),
      // The page's own code comes from the same place, and its boundary tells.
      () => undefined,
    );
  },
  component: part(async () => (await import('../features/projects/ProjectsPage.tsx')).ProjectsPage),
});

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DealingsPageQuery } from '../../__generated__/DealingsPageQuery.graphql.ts';
import type { deskQuery as DeskQuery } from '../../__generated__/deskQuery.graphql.ts';
import { validateDeskSearch } from '../features/projects/desk/deskSearch.ts';
import { ahead } from '../lib/ahead.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard } from './root.ts';

const deskQuery = routeQuery<DeskQuery>(
  () => import('../../__generated__/deskQuery.graphql.ts'),
  (variables) => variables,
);
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
      ahead(() => import('../features/projects/dealings/DealingsPage.tsx'));
      dealingsQuery.warm(context.environment, {}, options);
      return;
    }
    // On the desk its parts ask for themselves.
    if (cause === 'stay') return;
    const search = validateDeskSearch(location.search);
    ahead(() => import('../features/projects/desk/DeskPage.tsx'));
    ahead(() => import('../features/projects/desk/OpenedDesk.tsx'));
    // What fails here comes from the same place as the page's own code, and its boundary tells.
    ahead(async () => {
      const { deskVariables, fetchDeskParts } = await import('../features/projects/desk/deskVariables.ts');
      fetchDeskParts(search);
      deskQuery.warm(context.environment, deskVariables(search), options);
    });
  },
  component: lazyRouteComponent(() => import('../features/projects/ProjectsPage.tsx'), 'ProjectsPage'),
});

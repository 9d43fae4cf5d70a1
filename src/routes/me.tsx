import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { MePageQuery } from '../../__generated__/MePageQuery.graphql.ts';
import { mePageVariables } from '../features/me/mePageVariables.ts';
import { ahead } from '../lib/ahead.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard } from './root.ts';

const meQuery = routeQuery<MePageQuery>(
  () => import('../../__generated__/MePageQuery.graphql.ts'),
  (variables) => variables,
);

export const meRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/me',
  beforeLoad: (match) => guard({ ...match, path: '/me' }),
  loader: ({ context, abortController }) => {
    const variables = mePageVariables(context.session.state());
    if (variables.asCreator) {
      ahead(() => import('../features/me/CreatorMe.tsx'));
      ahead(() => import('../features/me/CreatorSections.tsx'));
    } else {
      ahead(() => import('../features/me/CorporateMe.tsx'));
    }
    meQuery.warm(context.environment, variables, {
      signal: abortController.signal,
      revalidateAfterMs: 10_000,
    });
  },
  component: lazyRouteComponent(() => import('../features/me/MePage.tsx'), 'MePage'),
});

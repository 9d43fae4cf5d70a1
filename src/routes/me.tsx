import { createRoute } from '@tanstack/react-router';
import type { MePageQuery } from '../../__generated__/MePageQuery.graphql.ts';
import { mePageVariables } from '../features/me/mePageVariables.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard } from './root.ts';
import { CorporateMe } from '../features/me/corporate/CorporateMe.part.ts';
import { CreatorMe } from '../features/me/creator/CreatorMe.part.ts';
import { CreatorSections } from '../features/me/creator/CreatorSections.part.ts';
import { part } from '../lib/part.ts';

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
      CreatorMe.ahead();
      CreatorSections.ahead();
    } else {
      CorporateMe.ahead();
    }
    meQuery.warm(context.environment, variables, {
      signal: abortController.signal,
      revalidateAfterMs: 10_000,
    });
  },
  component: part(async () => (await import('../features/me/MePage.tsx')).MePage),
});

import { createRoute } from '@tanstack/react-router';
import topPageQueryNode from '../../__generated__/TopPageQuery.graphql.ts';
import type { TopPageQuery } from '../../__generated__/TopPageQuery.graphql.ts';
import { publicFeed } from '../features/top/publicFeed.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute } from './root.ts';
import { part } from '../lib/part.ts';

const topQuery = routeQuery<TopPageQuery, object>(topPageQueryNode, () => ({}));

export const topRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/',
  loader: ({ context, abortController }) => {
    topQuery.warm(context.environment, {}, { signal: abortController.signal });
    publicFeed.open(context.environment, {}).start();
  },
  component: part(async () => (await import('../features/top/TopPage.tsx')).TopPage),
});

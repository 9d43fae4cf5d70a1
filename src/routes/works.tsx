import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import creatorPageQueryNode from '../../__generated__/CreatorPageQuery.graphql.ts';
import type { CreatorPageQuery } from '../../__generated__/CreatorPageQuery.graphql.ts';
import productPageQueryNode from '../../__generated__/ProductPageQuery.graphql.ts';
import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import { creatorFeed } from '../features/creators/creatorFeed.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { coming } from './coming.tsx';
import { chromeRoute } from './root.ts';

const productQuery = routeQuery<ProductPageQuery>(productPageQueryNode, (params) => params);
const creatorQuery = routeQuery<CreatorPageQuery>(creatorPageQueryNode, (params) => params);

export const productRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/products/$id',
  loader: ({ context, params, abortController }) =>
    productQuery.warm(context.environment, { id: params.id }, { signal: abortController.signal }),
  component: lazyRouteComponent(() => import('../features/products/ProductPage.tsx'), 'ProductPage'),
});

export const creatorRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/creators/$id',
  loader: ({ context, params, abortController }) => {
    creatorQuery.warm(context.environment, { id: params.id }, { signal: abortController.signal });
    creatorFeed.open(context.environment, { userId: params.id }).start();
  },
  component: lazyRouteComponent(() => import('../features/creators/CreatorPage.tsx'), 'CreatorPage'),
});

export const workRoutes = [
  coming('/products'),
  coming('/products/create'),
  coming('/products/bookmarked'),
  productRoute,
  coming('/products/edit/$id'),
  creatorRoute,
] as const;

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import creatorPageQueryNode from '../../__generated__/CreatorPageQuery.graphql.ts';
import type { CreatorPageQuery } from '../../__generated__/CreatorPageQuery.graphql.ts';
import type { CreateProductPageQuery } from '../../__generated__/CreateProductPageQuery.graphql.ts';
import type { EditProductPageQuery } from '../../__generated__/EditProductPageQuery.graphql.ts';
import productPageQueryNode from '../../__generated__/ProductPageQuery.graphql.ts';
import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import { creatorFeed } from '../features/creators/creatorFeed.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { coming } from './coming.tsx';
import { chromeRoute, guard, requireCreator } from './root.ts';

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

const createProductQuery = routeQuery<CreateProductPageQuery, object>(
  () => import('../../__generated__/CreateProductPageQuery.graphql.ts'),
  () => ({}),
);
const editProductQuery = routeQuery<EditProductPageQuery>(
  () => import('../../__generated__/EditProductPageQuery.graphql.ts'),
  (params) => params,
);

const createProductRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/products/create',
  beforeLoad: async (match) => {
    await guard({ ...match, path: '/products/create' });
    requireCreator(match.context.session);
  },
  loader: ({ context, abortController }) =>
    createProductQuery.warm(context.environment, {}, { signal: abortController.signal }),
  component: lazyRouteComponent(
    () => import('../features/products/edit/CreateProductPage.tsx'),
    'CreateProductPage',
  ),
});

const editProductRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/products/edit/$id',
  beforeLoad: async (match) => {
    await guard({ ...match, path: '/products/edit/$id' });
    requireCreator(match.context.session);
  },
  loader: ({ context, params, abortController }) =>
    editProductQuery.warm(context.environment, { id: params.id }, { signal: abortController.signal }),
  component: lazyRouteComponent(
    () => import('../features/products/edit/EditProductPage.tsx'),
    'EditProductPage',
  ),
});

export const workRoutes = [
  coming('/products'),
  createProductRoute,
  coming('/products/bookmarked'),
  productRoute,
  editProductRoute,
  creatorRoute,
] as const;

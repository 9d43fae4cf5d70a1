import { createRoute } from '@tanstack/react-router';
import type { NewWorkQuery } from '../../__generated__/NewWorkQuery.graphql.ts';
import type { EditedWorkQuery } from '../../__generated__/EditedWorkQuery.graphql.ts';
import type { ProductPageQuery } from '../../__generated__/ProductPageQuery.graphql.ts';
import { seesMemberContent, seesOnlyPublic } from '../features/session/memberContent.ts';
import { validateDiscoverSearch } from '../features/discover/discoverSearch.ts';
import { productPageVariables } from '../features/products/view/productPageVariables.ts';
import { formFreshMs, routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard, knownState, requireCreator } from './root.ts';
import { EditedWork } from '../features/products/edit/EditedWork.part.ts';
import { NewWork } from '../features/products/edit/NewWork.part.ts';
import { part } from '../lib/part.ts';

const productQuery = routeQuery<ProductPageQuery>(
  () => import('../../__generated__/ProductPageQuery.graphql.ts'),
  (params) => params,
);

const discoverRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/products',
  validateSearch: validateDiscoverSearch,
  beforeLoad: (match) => guard({ ...match, path: '/products' }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController: { signal } }) => {
    const onlyPublic = seesOnlyPublic(context.session.state());
    import('../features/discover/warmDiscover.ts').then(
      ({ warmDiscover }) => warmDiscover(context.environment, { search: deps, onlyPublic, signal }),
      // The page's own code comes from the same place, and its boundary tells.
      () => undefined,
    );
  },
  component: part(async () => (await import('../features/discover/DiscoverPage.tsx')).DiscoverPage),
});

const bookmarkedRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/products/bookmarked',
  beforeLoad: (match) => guard({ ...match, path: '/products/bookmarked' }),
  loader: ({ context }) => {
    if (seesOnlyPublic(context.session.state())) return;
    import('../features/products/bookmarked/bookmarkedFeed.ts').then(
      ({ bookmarkedFeed }) => bookmarkedFeed.open(context.environment, {}).start(),
      () => undefined,
    );
  },
  component: part(
    async () => (await import('../features/products/bookmarked/BookmarkedPage.tsx')).BookmarkedPage,
  ),
});

interface ProductSearch {
  /** The token of a link to a work that is not for everybody. */
  readonly share?: string;
}

export const productRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/products/$id',
  validateSearch: ({ share }: Record<string, unknown>): ProductSearch =>
    typeof share === 'string' ? { share } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps: { share }, abortController: { signal } }) => {
    const variables = productPageVariables({ id: params.id, share }, await knownState(context.session));
    productQuery.warm(context.environment, variables, { signal, revalidateAfterMs: 60_000 });
  },
  component: part(async () => (await import('../features/products/view/ProductPage.tsx')).ProductPage),
});

export const creatorRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/creators/$id',
  loader: async ({ context, params: { id }, abortController: { signal } }) => {
    const warm = import('../features/creators/warmCreator.ts');
    const asMember = seesMemberContent(await knownState(context.session));
    warm.then(
      ({ warmCreator }) => warmCreator(context.environment, { id, asMember, signal }),
      // The page's own code comes from the same place, and its boundary tells.
      () => undefined,
    );
  },
  component: part(async () => (await import('../features/creators/CreatorPage.tsx')).CreatorPage),
});

const createProductQuery = routeQuery<NewWorkQuery, object>(
  () => import('../../__generated__/NewWorkQuery.graphql.ts'),
  () => ({}),
);
const editProductQuery = routeQuery<EditedWorkQuery>(
  () => import('../../__generated__/EditedWorkQuery.graphql.ts'),
  (params) => params,
);

const createProductRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/products/create',
  beforeLoad: async (match) => {
    await guard({ ...match, path: '/products/create' });
    requireCreator(match.context.session);
  },
  loader: ({ context, abortController }) => {
    NewWork.ahead();
    createProductQuery.warm(
      context.environment,
      {},
      { signal: abortController.signal, revalidateAfterMs: formFreshMs },
    );
  },
  component: part(
    async () => (await import('../features/products/edit/CreateProductPage.tsx')).CreateProductPage,
  ),
});

const editProductRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/products/edit/$id',
  beforeLoad: async (match) => {
    await guard({ ...match, path: '/products/edit/$id' });
    requireCreator(match.context.session);
  },
  loader: ({ context, params, abortController }) => {
    EditedWork.ahead();
    editProductQuery.warm(
      context.environment,
      { id: params.id },
      { signal: abortController.signal, revalidateAfterMs: formFreshMs },
    );
  },
  component: part(
    async () => (await import('../features/products/edit/EditProductPage.tsx')).EditProductPage,
  ),
});

export const workRoutes = [
  discoverRoute,
  createProductRoute,
  bookmarkedRoute,
  productRoute,
  editProductRoute,
  creatorRoute,
] as const;

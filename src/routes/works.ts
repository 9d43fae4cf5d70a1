import { validateDiscoverSearch } from '../features/discover/discoverSearch.ts';
import { EditedWork } from '../features/products/edit/EditedWork.part.ts';
import { NewWork } from '../features/products/edit/NewWork.part.ts';
import { fullSizes } from '../features/products/view/arrangeFigures.ts';
import { seesMemberContent, seesOnlyPublic } from '../features/session/memberContent.ts';
import { formFreshMs } from '../relay/routeQuery.ts';
import { page, searchedPage } from './definePage.ts';

interface ProductSearch {
  /** The token of a link to a work that is not public. */
  readonly share?: string;
}

export const workPages = [
  searchedPage('/products', validateDiscoverSearch, {
    title: '作品',
    access: 'member',
    reloadsBySearch: true,
    warm: async ({ environment, search, state, signal }) => {
      const { warmDiscover } = await import('../features/discover/warmDiscover.ts');
      warmDiscover(environment, { search, onlyPublic: seesOnlyPublic(state), signal });
    },
    component: async () => (await import('../features/discover/DiscoverPage.tsx')).DiscoverPage,
  }),
  page('/products/create', {
    title: '作品を載せる',
    access: 'creator',
    ownBar: true,
    query: () => import('../../__generated__/NewWorkQuery.graphql.ts'),
    revalidateAfterMs: formFreshMs,
    parts: () => [NewWork],
    component: async () =>
      (await import('../features/products/edit/CreateProductPage.tsx')).CreateProductPage,
  }),
  page('/products/bookmarked', {
    title: '保存した作品',
    access: 'member',
    warm: async ({ environment, state }) => {
      if (seesOnlyPublic(state)) return;
      const { bookmarkedFeed } = await import('../features/products/bookmarked/bookmarkedFeed.ts');
      bookmarkedFeed.open(environment, {}).start();
    },
    component: async () =>
      (await import('../features/products/bookmarked/BookmarkedPage.tsx')).BookmarkedPage,
  }),
  searchedPage('/products/$id', ({ share }): ProductSearch => (typeof share === 'string' ? { share } : {}), {
    title: '作品',
    access: 'shared',
    reloadsBySearch: true,
    query: () => import('../../__generated__/ProductPageQuery.graphql.ts'),
    variables: ({ params: { id }, search: { share }, state }) => ({
      id,
      shareToken: share ?? null,
      // The work can be saved only if it is visible without the link too.
      asHolder: share !== undefined && seesMemberContent(state),
      asMember: share !== undefined || seesMemberContent(state),
      asCreator: state.status === 'member' && state.audience === 'creator',
    }),
    revalidateAfterMs: 60_000,
    firstPicture: { at: 'publicProduct.media.0', sizes: fullSizes },
    component: async () => (await import('../features/products/view/ProductPage.tsx')).ProductPage,
  }),
  page('/products/edit/$id', {
    title: '作品を編集する',
    access: 'creator',
    ownBar: true,
    query: () => import('../../__generated__/EditedWorkQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ id }),
    revalidateAfterMs: formFreshMs,
    parts: () => [EditedWork],
    component: async () => (await import('../features/products/edit/EditProductPage.tsx')).EditProductPage,
  }),
  page('/creators/$id', {
    title: 'クリエイター',
    access: 'shared',
    query: () => import('../../__generated__/CreatorPageQuery.graphql.ts'),
    variables: ({ params: { id }, state }) => ({ id, asMember: seesMemberContent(state) }),
    guestAlsoAsks: ({ params: { id } }) => [
      {
        query: () => import('../../__generated__/creatorFeedQuery.graphql.ts'),
        variables: { userId: id, first: 24, after: null },
      },
    ],
    warm: async ({ environment, params: { id }, state, signal }) => {
      const feed = seesMemberContent(state)
        ? (await import('../features/creators/creatorMemberFeed.ts')).creatorMemberFeed
        : (await import('../features/creators/creatorFeed.ts')).creatorFeed;
      if (!signal.aborted) feed.open(environment, { userId: id }).start();
    },
    component: async () => (await import('../features/creators/CreatorPage.tsx')).CreatorPage,
  }),
] as const;

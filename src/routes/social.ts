import { createRoute } from '@tanstack/react-router';
import { BeginTalk } from '../features/chat/BeginTalk.part.ts';
import { roomParts } from '../features/chat/roomParts.ts';
import { seesOnlyPublic } from '../features/session/memberContent.ts';
import { validateNeed } from '../features/recommend/needSearch.ts';
import { OneKind } from '../features/search/OneKind.part.ts';
import { Keeping } from '../features/search/saved/Keeping.part.ts';
import { searchVariables, validateSearch } from '../features/search/searchParams.ts';
import { warmQuery } from '../relay/routeQuery.ts';
import { noSearch, page, pageOptions, searchedPage } from './definePage.ts';

interface MessagesSearch {
  /** Whom to begin with. */
  readonly creator?: string;
  readonly company?: string;
  /** Opens the room at this message. */
  readonly m?: number;
}

interface NoticesSearch {
  readonly tab?: 'house';
  readonly unread?: true;
}

const validateMessagesSearch = ({ creator, company, m }: Record<string, unknown>): MessagesSearch => ({
  ...(typeof creator === 'string' && { creator }),
  ...(typeof company === 'string' && { company }),
  ...(typeof m === 'number' && Number.isSafeInteger(m) && m > 0 && { m }),
});

const validateNoticesSearch = ({ tab, unread }: Record<string, unknown>): NoticesSearch => ({
  ...(tab === 'house' && { tab }),
  ...(unread === true && { unread }),
});

const messages = { title: 'メッセージ', access: 'member', frame: 'tool' } as const;

/** The list stays when another room is opened. */
const messagesPage = searchedPage('/messages', validateMessagesSearch, {
  ...messages,
  parts: ({ search: { creator, company } }) => ((creator ?? company) === undefined ? [] : [BeginTalk]),
  warm: ({ environment, cause, signal }) => {
    const query = () => import('../../__generated__/ChatPageQuery.graphql.ts');
    const variables = { filter: 'ALL', name: null };
    if (cause !== 'stay') warmQuery(environment, query, variables, { signal, revalidateAfterMs: 5_000 });
  },
  component: async () => (await import('../features/chat/ChatPage.tsx')).ChatPage,
});

const room = pageOptions('/$roomId', noSearch, {
  ...messages,
  alone: true,
  parts: () => roomParts,
  warm: ({ environment, params, signal }) => {
    const query = () => import('../../__generated__/OpenRoomQuery.graphql.ts');
    warmQuery(environment, query, params, { signal, revalidateAfterMs: 0 });
  },
});

const roomPage = createRoute({
  getParentRoute: () => messagesPage,
  path: '/$roomId',
  staticData: room.staticData,
  beforeLoad: room.beforeLoad,
  loader: (loading) => room.load(loading),
});

export const socialPages = [
  messagesPage.addChildren([roomPage]),
  page('/timeline', {
    title: 'タイムライン',
    access: 'member',
    warm: async ({ environment, state }) => {
      if (state.status !== 'member' || state.audience !== 'company') return;
      const { timelineFeed } = await import('../features/follows/timelineFeed.ts');
      timelineFeed.open(environment, {}).start();
    },
    component: async () => (await import('../features/follows/TimelinePage.tsx')).TimelinePage,
  }),
  page('/following', {
    title: 'つながり',
    access: 'member',
    warm: async ({ environment, state }) => {
      if (seesOnlyPublic(state)) return;
      if (state.status === 'member' && state.audience === 'company') {
        const { followeesFeed } = await import('../features/follows/followeesFeed.ts');
        followeesFeed.open(environment, {}).start();
      } else {
        const { followersFeed } = await import('../features/follows/followersFeed.ts');
        followersFeed.open(environment, {}).start();
      }
    },
    component: async () => (await import('../features/follows/FollowingPage.tsx')).FollowingPage,
  }),
  searchedPage('/notifications', validateNoticesSearch, {
    title: '通知',
    access: 'member',
    component: async () => (await import('../features/notices/NoticesPage.tsx')).NoticesPage,
  }),
  searchedPage('/search', validateSearch, {
    title: '検索',
    access: 'member',
    reloadsBySearch: true,
    parts: ({ search }) => (search.tab === undefined ? [Keeping] : [Keeping, OneKind]),
    warm: ({ environment, search, signal }) => {
      if (search.q === undefined && search.f === undefined) return;
      const query = () => import('../../__generated__/SearchResultsQuery.graphql.ts');
      warmQuery(environment, query, searchVariables(search), { signal, revalidateAfterMs: 0 });
    },
    component: async () => (await import('../features/search/SearchPage.tsx')).SearchPage,
  }),
  page('/lists', {
    title: 'クリエイターのリスト',
    access: 'company',
    query: () => import('../../__generated__/ListsPageQuery.graphql.ts'),
    revalidateAfterMs: 0,
    component: async () => (await import('../features/lists/ListsPage.tsx')).ListsPage,
  }),
  page('/lists/$id', {
    title: 'クリエイターのリスト',
    access: 'company',
    query: () => import('../../__generated__/ListPageQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ id }),
    revalidateAfterMs: 0,
    component: async () => (await import('../features/lists/ListPage.tsx')).ListPage,
  }),
  searchedPage('/recommend', validateNeed, {
    title: 'つくる人を探す',
    access: 'company',
    frame: 'tool',
    query: () => import('../../__generated__/RecommendPageQuery.graphql.ts'),
    component: async () => (await import('../features/recommend/RecommendPage.tsx')).RecommendPage,
  }),
] as const;

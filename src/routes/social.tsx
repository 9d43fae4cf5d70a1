import { createRoute } from '@tanstack/react-router';
import { seesOnlyPublic } from '../features/session/memberContent.ts';
import type { ChatPageQuery } from '../../__generated__/ChatPageQuery.graphql.ts';
import type { OpenRoomQuery } from '../../__generated__/OpenRoomQuery.graphql.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { coming } from './coming.tsx';
import { chromeRoute, guard } from './root.ts';
import { part } from '../lib/part.ts';

interface SearchParams {
  /** What was typed. */
  readonly q?: string;
}

const searchRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/search',
  // `?q=2026` arrives as a number.
  validateSearch: ({ q }: Record<string, unknown>): SearchParams =>
    typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {},
  beforeLoad: (match) => guard({ ...match, path: '/search' }),
  component: part(async () => (await import('./ComingPage.tsx')).ComingPage),
});

interface MessagesSearch {
  /** The creator or the company with whom to begin. */
  readonly creator?: string;
  readonly company?: string;
}

const openRoomQuery = routeQuery<OpenRoomQuery, { roomId: string }>(
  () => import('../../__generated__/OpenRoomQuery.graphql.ts'),
  ({ roomId }) => ({ roomId }),
);
const roomsQuery = routeQuery<ChatPageQuery, object>(
  () => import('../../__generated__/ChatPageQuery.graphql.ts'),
  () => ({ filter: 'ALL', name: null }),
);

/** The rooms stay where they are while one goes from one to another. */
const messagesRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/messages',
  validateSearch: ({ creator, company }: Record<string, unknown>): MessagesSearch => ({
    ...(typeof creator === 'string' && { creator }),
    ...(typeof company === 'string' && { company }),
  }),
  beforeLoad: (match) => guard({ ...match, path: '/messages' }),
  loader: ({ context, cause, abortController: { signal } }) => {
    if (cause !== 'stay') roomsQuery.warm(context.environment, {}, { signal, revalidateAfterMs: 5_000 });
  },
  component: part(async () => (await import('../features/chat/ChatPage.tsx')).ChatPage),
});

const roomRoute = createRoute({
  getParentRoute: () => messagesRoute,
  path: '/$roomId',
  loader: ({ context, params, abortController: { signal } }) =>
    openRoomQuery.warm(context.environment, params, { signal, revalidateAfterMs: 0 }),
});

const followingRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/following',
  beforeLoad: (match) => guard({ ...match, path: '/following' }),
  loader: ({ context }) => {
    const state = context.session.state();
    if (seesOnlyPublic(state)) return;
    const asCompany = state.status === 'member' && state.audience === 'company';
    const warm = asCompany
      ? import('../features/follows/followeesFeed.ts').then(({ followeesFeed }) => followeesFeed)
      : import('../features/follows/followersFeed.ts').then(({ followersFeed }) => followersFeed);
    warm.then(
      (feed) => feed.open(context.environment, {}).start(),
      // The page's own code comes from the same place, and its boundary tells.
      () => undefined,
    );
  },
  component: part(async () => (await import('../features/follows/FollowingPage.tsx')).FollowingPage),
});

const timelineRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/timeline',
  beforeLoad: (match) => guard({ ...match, path: '/timeline' }),
  loader: ({ context }) => {
    const state = context.session.state();
    if (state.status !== 'member' || state.audience !== 'company') return;
    import('../features/follows/timelineFeed.ts').then(
      ({ timelineFeed }) => timelineFeed.open(context.environment, {}).start(),
      () => undefined,
    );
  },
  component: part(async () => (await import('../features/follows/TimelinePage.tsx')).TimelinePage),
});

interface NoticesSearch {
  readonly tab?: 'house';
  readonly unread?: true;
}

const noticesRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/notifications',
  validateSearch: ({ tab, unread }: Record<string, unknown>): NoticesSearch => ({
    ...(tab === 'house' && { tab }),
    ...(unread === true && { unread }),
  }),
  beforeLoad: (match) => guard({ ...match, path: '/notifications' }),
  component: part(async () => (await import('../features/notices/NoticesPage.tsx')).NoticesPage),
});

export const socialRoutes = [
  messagesRoute.addChildren([roomRoute]),
  timelineRoute,
  followingRoute,
  noticesRoute,
  searchRoute,
  coming('/recommend'),
] as const;

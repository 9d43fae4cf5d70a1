import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { seesOnlyPublic } from '../features/accounts/memberContent.ts';
import { coming } from './coming.tsx';
import { chromeRoute, guard } from './root.ts';

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
  component: lazyRouteComponent(() => import('./ComingPage.tsx'), 'ComingPage'),
});

interface MessagesSearch {
  /** The creator with whom to begin. */
  readonly creator?: string;
}

const messagesRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/messages',
  validateSearch: ({ creator }: Record<string, unknown>): MessagesSearch =>
    typeof creator === 'string' ? { creator } : {},
  beforeLoad: (match) => guard({ ...match, path: '/messages' }),
  component: lazyRouteComponent(() => import('./ComingPage.tsx'), 'ComingPage'),
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
  component: lazyRouteComponent(() => import('../features/follows/FollowingPage.tsx'), 'FollowingPage'),
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
  component: lazyRouteComponent(() => import('../features/follows/TimelinePage.tsx'), 'TimelinePage'),
});

export const socialRoutes = [
  messagesRoute,
  coming('/messages/$roomId'),
  timelineRoute,
  followingRoute,
  searchRoute,
  coming('/recommend'),
] as const;

import { createMemoryHistory } from '@tanstack/react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, test } from 'vitest';
import { createAppRouter } from '../app/router.tsx';
import { creator, guest } from '../app/testing/renderApp.tsx';
import { createSessionStore, type SessionState } from '../features/accounts/session.ts';
import { isPath, paths } from './paths.ts';

type Row = readonly [path: string, access: 'public' | 'member', group: 'chrome' | 'bare'];

/**
 * The specification's table of routes (section 2) and who may open each (its public pages, and product.md section 1), written
 * out by hand: it must not be derived from the code it is held against.
 */
const specified: readonly Row[] = [
  ['/', 'public', 'chrome'],
  ['/recommend', 'member', 'chrome'],
  ['/business', 'public', 'chrome'],
  ['/projects', 'member', 'chrome'],
  ['/me', 'member', 'chrome'],
  ['/settings/account', 'member', 'chrome'],
  ['/contact', 'public', 'chrome'],
  ['/search', 'member', 'chrome'],
  ['/timeline', 'member', 'chrome'],
  ['/following', 'member', 'chrome'],
  ['/404', 'public', 'bare'],
  ['/messages', 'member', 'chrome'],
  ['/messages/$roomId', 'member', 'chrome'],
  ['/sign_up', 'public', 'bare'],
  ['/sign_up/creator', 'public', 'bare'],
  ['/sign_up/creator/step1', 'public', 'bare'],
  ['/sign_up/creator/step2', 'public', 'bare'],
  ['/sign_up/creator/step3', 'public', 'bare'],
  ['/sign_up/creator/step4', 'public', 'bare'],
  ['/sign_up/creator_via_prairie_card', 'public', 'bare'],
  ['/sign_up/creator_via_prairie_card/step1', 'public', 'bare'],
  ['/sign_up/business', 'public', 'bare'],
  ['/sign_up/business/complete', 'public', 'bare'],
  ['/sign_up/business/password', 'public', 'bare'],
  ['/sign_up/complete', 'public', 'bare'],
  ['/sign_in', 'public', 'bare'],
  ['/password_reset_request', 'public', 'chrome'],
  ['/password_reset', 'public', 'chrome'],
  ['/email_reset_request', 'public', 'chrome'],
  ['/email_reset', 'public', 'chrome'],
  ['/products', 'member', 'chrome'],
  ['/products/create', 'member', 'chrome'],
  ['/products/bookmarked', 'member', 'chrome'],
  ['/products/$id', 'public', 'chrome'],
  ['/products/edit/$id', 'member', 'chrome'],
  ['/creators/$id', 'public', 'chrome'],
  ['/jobs', 'member', 'chrome'],
  ['/jobs/$id', 'public', 'chrome'],
  ['/jobs/entered', 'member', 'chrome'],
  ['/jobs/fulltime', 'member', 'chrome'],
  ['/jobs/outsourcing', 'member', 'chrome'],
  ['/jobs/draft/contract/$id/create', 'member', 'chrome'],
  ['/jobs/draft/contract/$id/edit', 'member', 'chrome'],
  ['/jobs/draft/hourly/$id/create', 'member', 'chrome'],
  ['/jobs/draft/hourly/$id/edit', 'member', 'chrome'],
  ['/jobs/draft/fulltime/$id/create', 'member', 'chrome'],
  ['/jobs/draft/fulltime/$id/edit', 'member', 'chrome'],
  ['/my_company', 'member', 'chrome'],
  ['/companies/$id', 'member', 'chrome'],
  ['/benefits', 'member', 'chrome'],
  ['/benefits/$id', 'member', 'chrome'],
  ['/journal', 'public', 'chrome'],
  ['/journal/ranking', 'public', 'chrome'],
  ['/journal/new', 'public', 'chrome'],
  ['/journal/category/interviews', 'public', 'chrome'],
  ['/journal/category/interviews/special', 'public', 'chrome'],
  ['/journal/category/interviews/creator_voice', 'public', 'chrome'],
  ['/journal/category/interviews/business', 'public', 'chrome'],
  ['/journal/category/tsumugi', 'public', 'chrome'],
  ['/journal/category/tsumugi/info', 'public', 'chrome'],
  ['/journal/category/tsumugi/event', 'public', 'chrome'],
  ['/journal/category/knowledge', 'public', 'chrome'],
  ['/document', 'public', 'chrome'],
  ['/document/$id', 'public', 'chrome'],
  ['/document/$id/download-completed', 'public', 'chrome'],
  ['/document/schedule-completed', 'public', 'chrome'],
  ['/terms', 'public', 'chrome'],
  ['/privacy-policy', 'public', 'chrome'],
];

/** Beyond the specification, and not a page of the product. */
const additional = ['/_dev/ui'];

function routerAt(path: string, state: SessionState) {
  const session = createSessionStore(state);
  const router = createAppRouter(
    { environment: createMockEnvironment(), session },
    createMemoryHistory({ initialEntries: [path] }),
  );
  return { router, session };
}

const address = (path: string): string => path.replaceAll(/\$\w+/g, 'abc');
const memberPaths = specified.filter(([, access]) => access === 'member').map(([path]) => path);
const publicPaths = specified.filter(([, access]) => access === 'public').map(([path]) => path);

describe('the table of routes', () => {
  const { router } = routerAt('/', guest);
  const routes: Readonly<Record<string, { readonly parentRoute?: { readonly id: string } }>> =
    router.routesByPath;

  test('the router has every address of the specification and no other', () => {
    const specifiedPaths = specified.map(([path]) => path);
    expect(Object.keys(routes).sort()).toEqual([...specifiedPaths, ...additional].sort());
    expect(Object.keys(paths).sort()).toEqual([...specifiedPaths].sort());
  });

  test.each(specified)('%s is %s and stands in the group %s', (path, access, group) => {
    expect(isPath(path) && paths[path].access).toBe(access);
    expect(routes[path]?.parentRoute?.id).toBe(`/${group}`);
    expect(isPath(path) && 'bare' in paths[path]).toBe(group === 'bare');
  });

  test('every page has a name of its own kind: short, without a full stop unless it is a sentence', () => {
    for (const { title } of Object.values(paths)) expect(title).toMatch(/^[^|]{2,20}$/);
  });

  test('an address with a fixed name is never taken for an id', () => {
    for (const path of [
      '/products/create',
      '/products/bookmarked',
      '/jobs/entered',
      '/document/schedule-completed',
    ]) {
      expect(router.matchRoutes(path, {}).at(-1)?.fullPath).toBe(path);
    }
  });
});

describe('guards', () => {
  test.each(memberPaths)('%s sends a guest to sign-in', async (path) => {
    const { router } = routerAt(address(path), guest);
    await router.load();
    expect(router.state.location.pathname).toBe('/sign_in');
  });

  test.each(memberPaths)('%s lets a member in', async (path) => {
    const { router } = routerAt(address(path), creator);
    await router.load();
    expect(router.state.location.pathname).toBe(address(path));
    expect(router.state.matches.at(-1)?.fullPath).toBe(path);
  });

  test.each(publicPaths)('%s is open to a guest', async (path) => {
    const { router } = routerAt(address(path), guest);
    await router.load();
    expect(router.state.location.pathname).toBe(address(path));
    expect(router.state.matches.at(-1)?.fullPath).toBe(path);
  });

  test('a public page does not wait for the session', async () => {
    const { router } = routerAt('/business', { status: 'loading' });
    await router.load();
    expect(router.state.matches.at(-1)?.status).toBe('success');
  });
});

import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAppRouter } from '../app/routing/router.tsx';
import { isForMembers, isPublicPage } from '../features/page/pageFacts.ts';
import { visits } from '../features/session/destinations.ts';
import { company, companyWith, creator, creatorWith, guest } from '../features/session/testing/viewers.ts';
import { createSessionStore, type RegistrationStep, type SessionState } from '../features/session/session.ts';
import { NetworkError } from '../relay/network/transportErrors.ts';

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
  // Beyond the specification.
  ['/notifications', 'member', 'chrome'],
  ['/lists', 'member', 'chrome'],
  ['/lists/$id', 'member', 'chrome'],
  ['/consultations/create', 'member', 'chrome'],
  ['/consultations/$id', 'member', 'chrome'],
  ['/offers/check', 'public', 'chrome'],
  ['/papers', 'member', 'chrome'],
  ['/offers/$id', 'member', 'chrome'],
  ['/offers/$id/edit', 'member', 'chrome'],
  ['/offers/create', 'member', 'chrome'],
  ['/me/analytics', 'member', 'chrome'],
  ['/my_company/analytics', 'member', 'chrome'],
  ['/quotes/create', 'member', 'chrome'],
  ['/quotes/$id', 'member', 'chrome'],
  ['/engagements', 'member', 'chrome'],
  ['/engagements/fees', 'member', 'chrome'],
  ['/engagements/$id', 'member', 'chrome'],
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
  ['/second_factor_reset', 'public', 'chrome'],
  ['/email_reset', 'public', 'chrome'],
  ['/decision', 'public', 'chrome'],
  ['/unsubscribe/$token', 'public', 'chrome'],
  ['/products', 'member', 'chrome'],
  ['/products/create', 'member', 'chrome'],
  ['/products/bookmarked', 'member', 'chrome'],
  ['/products/$id', 'public', 'chrome'],
  ['/products/edit/$id', 'member', 'chrome'],
  ['/creators/$id', 'public', 'chrome'],
  ['/jobs', 'member', 'chrome'],
  ['/jobs/$id', 'public', 'chrome'],
  ['/jobs/bookmarked', 'member', 'chrome'],
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
  // Beyond the specification.
  ['/journal/$slug', 'public', 'chrome'],
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
  ['/legal/terms-corporate', 'public', 'chrome'],
  ['/legal/terms-creator', 'public', 'chrome'],
  ['/legal/cookie', 'public', 'chrome'],
  ['/legal/commerce', 'public', 'chrome'],
  ['/legal/company', 'public', 'chrome'],
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
/** Open to no guest in effect: they are the steps of somebody who has signed up. */
const stepPages = [
  '/sign_up/creator/step2',
  '/sign_up/creator/step3',
  '/sign_up/creator/step4',
  '/sign_up/creator_via_prairie_card/step1',
  '/sign_up/complete',
];
const publicPaths = specified.filter(([, access]) => access === 'public').map(([path]) => path);

const anywhere = routerAt('/', guest).router;
const routes: Readonly<Record<string, AnyRoute>> = anywhere.routesByPath;
const factsOf = (path: string) => routes[path]?.options.staticData?.page;

describe('the table of pages', () => {
  test('the router has every address of the specification and no other', () => {
    const specifiedPaths = specified.map(([path]) => path);
    expect(Object.keys(routes).sort()).toEqual([...specifiedPaths, ...additional].sort());
  });

  test.each(specified)('%s is %s and stands in the group %s', (path, access, group) => {
    // A page may stand inside another one of its group.
    expect(routes[path]?.parentRoute?.id.split('/')[1]).toBe(group);
    expect(factsOf(path)?.frame === 'bare').toBe(group === 'bare');
    expect(isForMembers(factsOf(path))).toBe(access === 'member' || stepPages.includes(path));
  });

  test('every page has a name of its own kind: short, without a full stop unless it is a sentence', () => {
    for (const path of Object.keys(routes)) expect(factsOf(path)?.title).toMatch(/^[^|]{2,20}$/);
  });

  test.each([
    '/',
    '/sign_in',
    '/sign_up/complete',
    '/business',
    '/journal/category/interviews',
    '/document/$id',
    '/terms',
    '/privacy-policy',
    '/email_reset',
    '/password_reset_request',
  ])('%s is a public page of the specification', (path) => {
    expect(isPublicPage(factsOf(path))).toBe(true);
  });

  test.each(['/products', '/me', '/products/$id', '/creators/$id', '/jobs/$id', '/contact'])(
    '%s is none',
    (path) => {
      expect(isPublicPage(factsOf(path))).toBe(false);
    },
  );

  test('an address with a fixed name is never taken for an id', () => {
    for (const path of [
      '/products/create',
      '/products/bookmarked',
      '/jobs/bookmarked',
      '/jobs/entered',
      '/offers/create',
      '/quotes/create',
      '/document/schedule-completed',
    ]) {
      expect(anywhere.matchRoutes(path, {}).at(-1)?.fullPath).toBe(path);
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
    const ofCompanies =
      path.startsWith('/jobs/draft/') ||
      [
        '/my_company',
        '/my_company/analytics',
        '/recommend',
        '/consultations/create',
        '/consultations/$id',
        '/engagements/fees',
        '/lists',
        '/lists/$id',
        '/offers/create',
        '/offers/$id/edit',
      ].includes(path);
    const { router } = routerAt(address(path), ofCompanies ? company : creator);
    await router.load();
    expect(router.state.location.pathname).toBe(address(path));
    expect(router.state.matches.at(-1)?.fullPath).toBe(path);
  });

  test.each(publicPaths.filter((path) => !stepPages.includes(path)))(
    '%s is open to a guest',
    async (path) => {
      const { router } = routerAt(address(path), guest);
      await router.load();
      expect(router.state.location.pathname).toBe(address(path));
      expect(router.state.matches.at(-1)?.fullPath).toBe(path);
    },
  );

  test('a public page does not wait for the session', async () => {
    const { router } = routerAt('/business', { status: 'loading' });
    await router.load();
    expect(router.state.matches.at(-1)?.status).toBe('success');
  });
});

async function arrive(path: string, state: SessionState): Promise<string> {
  const { router } = routerAt(path, state);
  await router.load();
  return router.state.location.href;
}

describe('a guest', () => {
  test('is brought back to the page that sent them to sign-in, with its search', async () => {
    const { router } = routerAt('/search?q=%E8%8C%B6', guest);
    await router.load();
    expect(router.state.location.search).toEqual({ from: '/search?q=%E8%8C%B6' });
  });

  test.each(stepPages)('is led on to step %s by signing in', async (path) => {
    expect(await arrive(path, guest)).toBe(`/sign_in?from=${encodeURIComponent(path)}`);
  });

  test('who signed out by themselves is not led back', async () => {
    const { router, session } = routerAt('/jobs', creator);
    await router.load();
    session.set({ status: 'guest', ended: 'signed-out' });
    await router.invalidate();
    expect(router.state.location.href).toBe('/sign_in');
    await router.navigate({ to: '/timeline' });
    expect(router.state.location.search).toEqual({ from: '/timeline' });
  });

  test('whose session ran out comes back to the page where it did', async () => {
    const { router, session } = routerAt('/jobs', creator);
    await router.load();
    session.set({ status: 'guest', ended: 'expired' });
    await router.invalidate();
    expect(router.state.location.search).toEqual({ from: '/jobs' });
  });
});

describe('a member', () => {
  beforeEach(() => visits.forget());

  const entrances = [
    '/sign_in',
    '/sign_up',
    '/sign_up/creator',
    '/sign_up/creator_via_prairie_card',
    '/sign_up/business',
  ];
  test.each(entrances)('opening %s goes home', async (path) => {
    expect(await arrive(path, creator)).toBe('/products');
    expect(await arrive(path, company)).toBe('/products');
  });

  test('opening sign-in goes to the page asked for, else to the last one, never to another host', async () => {
    visits.record('/timeline', creator.viewer.id);
    expect(await arrive('/sign_in', creator)).toBe('/timeline');
    expect(await arrive('/sign_in?from=%2Fjobs%3Fpage%3D2', creator)).toBe('/jobs?page=2');
    expect(await arrive('/sign_in?from=%2F%2Fevil.example', creator)).toBe('/timeline');
    expect(await arrive('/sign_in?from=%2Fsign_in', creator)).toBe('/timeline');
  });

  test('writes openings only where they may edit: creators go home, recruiters from outside to the desk', async () => {
    const draft = '/jobs/draft/contract/j_1/create';
    expect(await arrive(draft, creator)).toBe('/products');
    expect(await arrive(draft, companyWith({ roles: ['OUTSOURCING_RECRUITER'] }))).toBe('/projects');
    expect(await arrive(draft, companyWith({ roles: ['CORPORATE_AGENT'] }))).toBe(draft);
  });

  const steps: readonly (readonly [RegistrationStep, boolean, string])[] = [
    ['PROFILE', false, '/sign_up/creator/step2'],
    ['PROFILE', true, '/sign_up/creator_via_prairie_card/step1'],
    ['ENGAGEMENT_TYPE', false, '/sign_up/creator/step3'],
    ['JOB_PROFILE', false, '/sign_up/creator/step4'],
  ];
  test.each(steps)(
    'at %s (card: %s) is led to %s from everywhere',
    async (registrationStep, viaPrairieCard, step) => {
      const state = creatorWith({ registrationStep, viaPrairieCard });
      for (const path of ['/products', '/me', '/sign_in', '/sign_up/creator', ...stepPages]) {
        expect(await arrive(path, state)).toBe(step);
      }
      expect(await arrive('/terms', state)).toBe('/terms');
    },
  );

  test('whose registration is done finds its steps closed, and its end open', async () => {
    for (const path of stepPages.slice(0, -1)) expect(await arrive(path, creator)).toBe('/products');
    expect(await arrive('/sign_up/complete', creator)).toBe('/sign_up/complete');
  });

  test('who cannot be asked for gets an error with a retry, not a guest’s page; signing in stays possible', async () => {
    const failed: SessionState = { status: 'failed', error: new NetworkError('down') };
    const { router } = routerAt('/jobs', failed);
    await router.load();
    expect(router.state.location.pathname).toBe('/jobs');
    expect(router.state.matches.at(-1)?.status).toBe('error');
    expect(await arrive('/sign_in', failed)).toBe('/sign_in');
  });
});

describe('a search that a page cannot read', () => {
  test.each([
    ['/products?category=5&tab=9&color=true', {}],
    ['/products?category=category_1&tool={"a":1}', { category: 'category_1' }],
    ['/projects?tab=5&sort=x&job=[1]', {}],
    ['/jobs?place=1&q=[2]', {}],
    ['/search?q=true&tab=x&f=2', { q: 'true' }],
  ])('of %s does not reach it', async (path, search) => {
    const { router } = routerAt(path, creator);
    await router.load();
    expect(router.state.matches.at(-1)?.search).toEqual(search);
  });
});

describe('the token of a mail’s link', () => {
  test.each(['/password_reset', '/email_reset', '/second_factor_reset', '/decision'])(
    'is out of the address of %s at once',
    async (path) => {
      const { router } = routerAt(`${path}?token=s3cret`, guest);
      await router.load();
      expect(router.state.location.href).toBe(path);
      expect(router.history.length).toBe(1);
    },
  );
});

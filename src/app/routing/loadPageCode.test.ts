import { beforeEach, expect, test, vi } from 'vitest';
import { creator, guest } from '../../features/session/testing/viewers.ts';
import { loadPageCode } from './loadPageCode.ts';
import { installBrowserShims } from '../testing/browserShims.ts';
import { makeApp } from '../testing/renderApp.tsx';

beforeEach(installBrowserShims);

test('the page’s code is on its way before it is known who is here', async () => {
  const { router, session } = makeApp('/business', { status: 'loading' });
  const load = vi.spyOn(router, 'loadRouteChunk');
  loadPageCode(router, session);
  expect(load.mock.calls.map(([route]) => route.id)).toContain('/chrome/business');
  await Promise.all(load.mock.results.map(({ value }) => value));
});

test.each([
  ['a guest', guest],
  ['a member', creator],
])('of %s the router loads it by itself', (_, state) => {
  const { router, session } = makeApp('/business', state);
  const load = vi.spyOn(router, 'loadRouteChunk');
  loadPageCode(router, session);
  expect(load).not.toHaveBeenCalled();
});

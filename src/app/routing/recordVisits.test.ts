import { expect, test, vi } from 'vitest';
import type { SessionState } from '../../features/session/session.ts';
import { company, creator, guest } from '../../features/session/testing/viewers.ts';
import { makeApp } from '../testing/renderApp.tsx';
import { recordVisits } from './recordVisits.ts';

async function recordedAt(path: string, state: SessionState = creator): Promise<readonly string[]> {
  const { router, session } = makeApp(path, state);
  const record = vi.fn<(path: string, viewerId: string) => void>();
  recordVisits(router, session, record);
  await router.load();
  return record.mock.calls.map(([recorded]) => recorded);
}

test.each(['/business', '/journal', '/terms', '/timeline'])('a member was on %s', async (path) => {
  expect(await recordedAt(path)).toEqual([path]);
});

test.each(['/sign_up/business/complete', '/404', '/nowhere'])(
  '%s is no place to come back to',
  async (path) => {
    expect(await recordedAt(path, company)).toEqual([]);
  },
);

test('a guest was nowhere', async () => {
  expect(await recordedAt('/journal', guest)).toEqual([]);
});

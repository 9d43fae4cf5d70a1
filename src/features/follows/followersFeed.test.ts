import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { followersFeed } from './followersFeed.ts';

afterEach(() => vi.useRealTimers());

test('a new visit asks who follows one by now, however soon it is; Back does not', () => {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  const nobody = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const feed = followersFeed.open(environment, {});
  const leave = feed.mount('first');
  environment.mock.resolveMostRecentOperation({ data: { followers: nobody } });
  feed.remember('first', { offset: 0, heights: { measured: new Map(), ofKinds: new Map() } });
  leave();
  vi.advanceTimersByTime(1_000);
  feed.mount('first')();
  expect(environment.mock.getAllOperations()).toEqual([]);
  feed.mount('second')();
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

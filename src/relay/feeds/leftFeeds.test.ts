import { Environment, Network, Observable, RecordSource } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { documentsFeedQuery } from '../../../__generated__/documentsFeedQuery.graphql.ts';
import { sessionStore } from '../../lib/browser/storage.ts';
import { closeFeeds } from './feedSessions.ts';
import type { FeedConfig, FeedPlace } from './feedTypes.ts';
import { leftFeeds } from './leftFeeds.ts';
import { PagedFeed } from './pagedFeed.ts';
import { createStore } from '../store.ts';
import { feedQuery, pageOfFeed } from '../testing/documents.tsx';

const config: FeedConfig<documentsFeedQuery, object> = {
  query: feedQuery,
  pageSize: 4,
  variables: (_filters, page) => ({ ...page, categoryIds: null }),
  select: pageOfFeed,
};

/** A server of a hundred works, and what it was asked. */
function server() {
  const asked: unknown[] = [];
  const network = Network.create((_request, variables) => {
    asked.push(variables['after']);
    const start = Number(variables['after'] ?? 0);
    const edges = Array.from({ length: 4 }, (_, at) => ({
      cursor: `${start + at}`,
      node: { __typename: 'Product', id: `p${start + at}`, name: '作品', isBookmarked: false },
    }));
    return Observable.from({
      data: { products: { edges, pageInfo: { endCursor: `${start + 4}`, hasNextPage: true } } },
    });
  });
  const store = createStore({
    source: RecordSource.create(),
    releasedQueriesKept: 0,
    gcScheduler: (run) => queueMicrotask(run),
  });
  return { asked, environment: new Environment({ network, store }) };
}

const place: FeedPlace = {
  offset: 4_000,
  heights: { measured: new Map([[0, 300]]), ofKinds: new Map([['row', 300]]) },
  picks: ['p3'],
};

/** Scrolled to the tenth page on a visit, and left. */
function leave() {
  const { environment } = server();
  const feed = new PagedFeed(environment, config, {});
  const unmount = feed.mount('visit');
  for (let at = 0; at < 40; at += 4) feed.reach(at, at + 3);
  feed.remember('visit', place);
  const left = feed.snapshot();
  unmount();
  leftFeeds.keep(left === null ? [] : [['works {}', left]]);
  return feed.view();
}

/** What a document that comes has, whose module was not there before. */
async function come() {
  vi.resetModules();
  const fresh = await import('./leftFeeds.ts');
  return fresh.leftFeeds.take('works {}');
}

afterEach(() => {
  vi.useRealTimers();
  sessionStore.remove('tsumugi:feeds');
});

describe('a list after a reload', () => {
  test('is as long as it was, and asks for what is in sight and its first page alone', async () => {
    const before = leave();
    const { asked, environment } = server();
    const feed = new PagedFeed(environment, config, {}, await come());
    expect(feed.view().count).toBe(before.count);
    expect(feed.recall('visit')).toEqual(place);
    expect(asked).toEqual([]);
    feed.start();
    expect(asked).toEqual([null, '32', '36', '40']);
    expect(feed.view().at(37)).toMatchObject({ id: 'p37', page: { state: 'ready' } });
    expect(feed.view().at(20)).toMatchObject({ id: 'p20', page: { state: 'released' } });
    expect(feed.view().first).not.toBeNull();
    feed.mount('visit');
    feed.reach(before.count - 1, before.count - 1);
    expect(asked.at(-1), 'and goes on').toBe(`${before.count}`);
  });

  test('begins anew when it was left long ago, and is nobody else’s', async () => {
    leave();
    vi.useFakeTimers({ now: Date.now() + 7 * 3_600_000, toFake: ['Date'] });
    expect(await come()).toBeNull();
    vi.useRealTimers();
    leave();
    closeFeeds(server().environment);
    expect(await come()).toBeNull();
  });

  test('is found once, and what is no list is none', async () => {
    leave();
    vi.resetModules();
    const fresh = (await import('./leftFeeds.ts')).leftFeeds;
    expect(fresh.take('works {}')).not.toBeNull();
    expect(fresh.take('works {}')).toBeNull();
    sessionStore.write('tsumugi:feeds', { at: Date.now(), feeds: [['works {}', { pages: 3 }]] });
    expect(await come()).toBeNull();
  });
});

import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  Environment,
  Network,
  Observable,
  RecordSource,
  ROOT_ID,
  type GraphQLSingularResponse,
  type IEnvironment,
} from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { definePagedFeed } from './definePagedFeed.ts';
import { closeFeeds } from './feedSessions.ts';
import type { FeedConfig, FeedItem } from './feedTypes.ts';
import { PagedFeed } from './pagedFeed.ts';
import { createStore } from '../store.ts';
import { Card, feedQuery, pageOfFeed } from '../testing/documents.tsx';
import type {
  documentsFeedQuery,
  documentsFeedQuery$data,
} from '../../../__generated__/documentsFeedQuery.graphql.ts';
import { usePagedFeed } from './usePagedFeed.ts';

interface Filters {
  readonly categoryIds?: readonly string[];
}

const config: FeedConfig<documentsFeedQuery, Filters> = {
  query: feedQuery,
  pageSize: 4,
  variables: (filters, page) => ({ ...page, categoryIds: filters.categoryIds ?? null }),
  select: pageOfFeed,
};

const big = { ...config, pageSize: 24 };

function pageOf(
  ids: readonly string[],
  endCursor: string | null,
  hasNextPage = true,
): GraphQLSingularResponse {
  return {
    data: {
      products: {
        edges: ids.map((id) => ({
          cursor: id,
          node: { __typename: 'Product', id, name: `作品${id}`, isBookmarked: false },
        })),
        pageInfo: { endCursor, hasNextPage },
      },
    },
  };
}

/** A server with so many products, paged by number, and a look at what it was asked. */
class Server {
  readonly asked: (string | null)[] = [];
  total: number;
  fails: Error | null = null;
  overlap = 0;
  reads = 0;
  writes = 0;
  readonly environment: Environment;

  constructor(total: number, releasedQueriesKept = 0) {
    this.total = total;
    this.environment = new Environment({
      network: Network.create((_request, variables) => {
        const after = typeof variables['after'] === 'string' ? variables['after'] : null;
        this.asked.push(after);
        if (this.fails !== null) return Observable.create((sink) => sink.error(this.fails ?? new Error()));
        const start = after === null ? 0 : Number(after) - this.overlap;
        const end = Math.min(this.total, start + Number(variables['first']));
        const ids = Array.from({ length: end - start }, (_, i) => `p${start + i}`);
        return Observable.from(pageOf(ids, String(end), end < this.total));
      }),
      store: createStore({
        source: this.#countingSource(),
        releasedQueriesKept,
        gcScheduler: (run) => queueMicrotask(run),
      }),
    });
  }

  rootFields(): number {
    return Object.keys(this.environment.getStore().getSource().get(ROOT_ID) ?? {}).length;
  }

  #countingSource() {
    const source = RecordSource.create();
    const get = source.get.bind(source);
    const set = source.set.bind(source);
    source.get = (id) => {
      this.reads += 1;
      return get(id);
    };
    source.set = (id, record) => {
      this.writes += 1;
      set(id, record);
    };
    return source;
  }
}

function started(server: Server, own = config): PagedFeed<documentsFeedQuery, Filters> {
  const feed = new PagedFeed(server.environment, own, {});
  feed.start();
  return feed;
}

function idsOf(feed: PagedFeed<documentsFeedQuery, Filters>): (string | undefined)[] {
  const view = feed.view();
  return Array.from({ length: view.count }, (_, i) => view.at(i)?.id);
}

function scrollThrough(feed: PagedFeed<documentsFeedQuery, Filters>, pages: number, pageSize: number): void {
  for (let page = 1; page < pages; page += 1) feed.reach(page * pageSize - pageSize, page * pageSize - 1);
}

/** Relay collects a retained query a step. */
const collected = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i}`);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an endless feed', () => {
  it('loads the first page, then each next one two screens ahead', () => {
    const server = new Server(100);
    const feed = started(server);
    expect(server.asked).toEqual([null]);
    expect(feed.view()).toMatchObject({ count: 4, tail: 'more' });
    // A screen of two: items 0 and 1 seen, so six should be there.
    feed.reach(0, 1);
    expect(server.asked).toEqual([null, '4']);
    expect(idsOf(feed)).toEqual(ids(8));
    feed.reach(1, 2);
    expect(server.asked).toHaveLength(2);
    feed.reach(2, 3);
    expect(server.asked).toEqual([null, '4', '8']);
  });

  it('loads several pages when one is less than the screens ahead', () => {
    const server = new Server(100);
    started(server).reach(0, 9);
    expect(server.asked).toEqual([null, '4', '8', '12', '16', '20', '24', '28']);
  });

  it('tells where each item is', () => {
    const server = new Server(10);
    const feed = started(server);
    feed.reach(0, 9);
    const view = feed.view();
    expect(view).toMatchObject({ count: 10, tail: 'end' });
    expect(view.at(5)).toMatchObject({ id: 'p5', index: 1 });
    expect(view.at(5)?.page.number).toBe(1);
    expect(view.at(9)?.page.response?.products.edges[1]?.node.id).toBe('p9');
    expect(view.at(10)).toBeNull();
    expect(view.at(-1)).toBeNull();
  });

  it('never shows an item twice, and keeps each one’s place in its response', () => {
    const server = new Server(40);
    const feed = started(server);
    server.overlap = 2;
    feed.reach(0, 3);
    expect(idsOf(feed)).toEqual(ids(feed.view().count));
    expect(feed.view().at(4)).toMatchObject({ id: 'p4', index: 2 });
  });

  it('goes on over pages that bring nothing new, and does not go round in a circle', () => {
    const environment = createMockEnvironment();
    const feed = new PagedFeed(environment, config, {});
    feed.start();
    const answer = (response: GraphQLSingularResponse): void =>
      environment.mock.resolveMostRecentOperation(response);
    answer(pageOf(['a', 'b'], 'c1'));
    feed.reach(0, 1);
    answer(pageOf(['a', 'b'], 'c2'));
    answer(pageOf(['c'], 'c3'));
    expect(idsOf(feed)).toEqual(['a', 'b', 'c']);
    // The server names a cursor again.
    answer(pageOf(['d'], 'c1'));
    expect(feed.view()).toMatchObject({ count: 4, tail: 'end' });
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('tells its listeners what is to be seen, not that it asks', () => {
    const environment = createMockEnvironment();
    const feed = new PagedFeed(environment, config, {});
    feed.start();
    expect(environment.mock.getMostRecentOperation().request.cacheConfig?.metadata).toBeUndefined();
    environment.mock.resolveMostRecentOperation(pageOf(['a', 'b'], 'c0'));
    const heard = vi.fn();
    feed.subscribe(heard);
    const before = feed.view();
    feed.reach(0, 1);
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    // Nor is its answer in a hurry, as the first one was.
    expect(environment.mock.getMostRecentOperation().request.cacheConfig?.metadata).toMatchObject({
      lowPriority: true,
    });
    expect(heard).not.toHaveBeenCalled();
    expect(feed.view()).toBe(before);
    environment.mock.resolveMostRecentOperation(pageOf(['c'], 'c1'));
    expect(heard).toHaveBeenCalled();
  });

  it('waits to be told after five pages that brought nothing new', () => {
    const environment = createMockEnvironment();
    const feed = new PagedFeed(environment, config, {});
    feed.start();
    const answer = (names: readonly string[], cursor: string): void =>
      environment.mock.resolveMostRecentOperation(pageOf(names, cursor));
    answer(['a', 'b'], 'c0');
    feed.reach(0, 1);
    for (let page = 1; page <= 4; page += 1) answer(['a', 'b'], `c${page}`);
    expect(feed.view().tail).toBe('more');
    answer(['a', 'b'], 'c5');
    expect(feed.view().tail).toBe('paused');
    feed.reach(0, 1);
    expect(environment.mock.getAllOperations()).toEqual([]);
    feed.retry();
    answer(['c'], 'c6');
    expect(idsOf(feed)).toEqual(['a', 'b', 'c']);
  });

  it('asks for the next page again when the line is there again', () => {
    const server = new Server(100);
    const feed = started(server);
    server.fails = new Error('切れました');
    const leave = feed.mount('v');
    feed.reach(0, 3);
    expect(feed.view().tail).toBe('failed');
    server.fails = null;
    window.dispatchEvent(new Event('online'));
    expect(feed.view().tail).toBe('more');
    leave();
  });

  it('says when the next page failed, and tries again', () => {
    const server = new Server(100);
    const feed = started(server);
    server.fails = new Error('切れました');
    feed.reach(0, 3);
    expect(feed.view()).toMatchObject({ count: 4, tail: 'failed', error: server.fails });
    feed.reach(0, 3);
    expect(server.asked).toHaveLength(2);
    server.fails = null;
    feed.retry();
    expect(feed.view()).toMatchObject({ tail: 'more', error: null });
    expect(feed.view().count).toBeGreaterThan(4);
  });

  it('treats an answer without its list as a failure', () => {
    const server = new Server(10);
    const feed = started(server, { ...config, select: () => null });
    expect(feed.view()).toMatchObject({ count: 0, tail: 'failed' });
    expect(feed.view().error?.message).toContain('documentsFeedQuery');
  });

  it('starts over from the server when told, and shows the old list until then', () => {
    const environment = createMockEnvironment();
    const feed = new PagedFeed(environment, config, {});
    feed.start();
    environment.mock.resolveMostRecentOperation(pageOf(['a', 'b'], 'c1'));
    feed.refresh();
    expect(feed.view()).toMatchObject({ count: 2, tail: 'more' });
    environment.mock.rejectMostRecentOperation(new Error('切れました'));
    expect(feed.view()).toMatchObject({ count: 2, tail: 'failed' });
    feed.retry();
    environment.mock.resolveMostRecentOperation(pageOf(['x', 'a'], 'c9'));
    expect(idsOf(feed)).toEqual(['x', 'a']);
  });

  it('cancels what it asked when it is disposed, and can go on afterwards', () => {
    const environment = createMockEnvironment();
    const feed = new PagedFeed(environment, config, {});
    feed.start();
    environment.mock.resolveMostRecentOperation(pageOf(['a', 'b'], 'c1'));
    feed.refresh();
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    feed.dispose();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    expect(feed.view().at(0)?.page.state).toBe('released');
    feed.mount('v')();
    expect(feed.view().tail).not.toBe('failed');
    expect(feed.view().at(1)?.id).toBe('b');
  });
});

describe('far pages', () => {
  const few = { ...config, keepPages: 3 };

  it('give up their data and keep their places', async () => {
    const server = new Server(1000);
    const feed = started(server, few);
    scrollThrough(feed, 60, 4);
    await collected();
    const { count } = feed.view();
    expect(feed.view().at(0)).toMatchObject({ id: 'p0' });
    expect(feed.view().at(0)?.page).toMatchObject({ state: 'released', response: null });
    expect(feed.view().at(count - 1)?.page.state).toBe('ready');
    const first = createOperationDescriptor(feedQuery, { first: 4, after: null, categoryIds: null });
    expect(server.environment.check(first).status).toBe('missing');
    // What the store keeps does not grow with what was seen.
    expect(server.environment.getStore().getSource().size()).toBeLessThan(40 * 11);
  });

  it('come back when they are near, and nothing moves', async () => {
    const server = new Server(1000);
    const feed = started(server, few);
    scrollThrough(feed, 60, 4);
    await collected();
    const { count } = feed.view();
    const asked = server.asked.length;
    feed.reach(0, 3);
    expect(server.asked.slice(asked)).toEqual([null, '4']);
    expect(feed.view().at(0)?.page.state).toBe('ready');
    expect(feed.view().at(0)?.page.response?.products.edges[0]?.node.id).toBe('p0');
    expect(feed.view().count).toBe(count);
  });

  /** Shown, scrolled far down and back to the top, where the pages cannot come back. */
  async function broken() {
    const server = new Server(1000);
    const feed = started(server, few);
    const leave = feed.mount('v');
    scrollThrough(feed, 60, 4);
    await collected();
    vi.useFakeTimers();
    server.fails = new Error('切れました');
    feed.reach(0, 3);
    expect(feed.view().at(0)?.page).toMatchObject({ state: 'failed', error: server.fails });
    const asked = server.asked.length;
    return { server, feed, leave, asked: () => server.asked.slice(asked) };
  }

  it('that could not come back are asked for again, after longer and longer pauses', async () => {
    const { server, feed, leave, asked } = await broken();
    feed.reach(1, 3);
    expect(asked(), 'not at every step of the wheel').toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(asked()).toEqual([null, '4']);
    vi.advanceTimersByTime(1_999);
    expect(asked()).toHaveLength(2);
    server.fails = null;
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual([null, '4', null, '4']);
    expect(feed.view().at(0)?.page.state).toBe('ready');
    vi.advanceTimersByTime(60_000);
    expect(asked()).toHaveLength(4);
    leave();
  });

  it('that could not come back do so at once when the line is there again', async () => {
    const { server, feed, leave } = await broken();
    server.fails = null;
    window.dispatchEvent(new Event('online'));
    expect(feed.view().at(0)?.page.state).toBe('ready');
    leave();
  });

  it('are not asked for by a list that was left', async () => {
    const { leave, asked } = await broken();
    leave();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(asked()).toEqual([]);
  });

  it('that come back changed move what follows', async () => {
    const server = new Server(1000);
    const feed = started(server, few);
    scrollThrough(feed, 60, 4);
    await collected();
    const { count } = feed.view();
    const environment = server.environment;
    vi.spyOn(environment.getNetwork(), 'execute').mockImplementation(() =>
      Observable.from(pageOf(['new', 'p0', 'p1'], '4')),
    );
    feed.reach(0, 0);
    vi.restoreAllMocks();
    expect(feed.view().at(0)?.id).toBe('new');
    expect(feed.view().count).toBeLessThanOrEqual(count);
    const shown = idsOf(feed);
    expect(shown).not.toContain(undefined);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe('what appending a page costs', () => {
  it('does not grow with the pages that are there', async () => {
    const server = new Server(100_000, 10);
    const feed = started(server, big);
    const costs: { reads: number; writes: number; told: number; rootFields: number }[] = [];
    let told = 0;
    feed.subscribe(() => {
      told += 1;
    });
    const early: FeedItem<documentsFeedQuery$data> | null = feed.view().at(5);
    for (let round = 0; round < 170; round += 1) {
      server.reads = 0;
      server.writes = 0;
      told = 0;
      const before = feed.view().count;
      while (feed.view().count === before) feed.reach(before - 30, before - 1);
      const pages = (feed.view().count - before) / 24;
      costs.push({
        reads: server.reads / pages,
        writes: server.writes / pages,
        told: told / pages,
        rootFields: server.rootFields(),
      });
      await collected();
    }
    const median = (of: typeof costs, key: 'reads' | 'writes' | 'told'): number =>
      of.map((cost) => cost[key]).sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;
    for (const key of ['reads', 'writes', 'told'] as const) {
      const young = median(costs.slice(3, 12), key);
      const old = median(costs.slice(-20), key);
      expect(young).toBeGreaterThan(0);
      expect(old / young).toBeLessThanOrEqual(1.1);
    }
    // Each answer copies the root record, so its links must not pile up: the pages kept behind the screen, a batch that is to be released.
    const widest = Math.max(...costs.map((cost) => cost.rootFields));
    expect(widest).toBeGreaterThan(21);
    expect(widest).toBeLessThan(21 + 16 + 10);
    expect(feed.view().count).toBeGreaterThan(12_000);
    expect(feed.view().at(5)?.id).toBe(early?.id);
  });

  it('leaves the pages that are shown as they are', () => {
    const server = new Server(100_000);
    const feed = started(server, big);
    feed.reach(0, 11);
    const before = Array.from({ length: 24 }, (_, i) => feed.view().at(i)?.page);
    const { view } = feed;
    const old = view();
    feed.reach(20, 31);
    expect(view()).not.toBe(old);
    expect(Array.from({ length: 24 }, (_, i) => feed.view().at(i)?.page)).toEqual(before);
    expect(feed.view().at(0)?.page).toBe(before[0]);
  });
});

describe('feeds of a session', () => {
  const products = definePagedFeed<documentsFeedQuery, Filters>(config);

  it('are found again by their filters, however these are written', () => {
    const { environment } = new Server(10);
    const open = (filters: Filters) => products.open(environment, filters);
    expect(open({ categoryIds: ['a'] })).toBe(open({ categoryIds: ['a'] }));
    expect(open({})).not.toBe(open({ categoryIds: ['a'] }));
    expect(products.open(new Server(10).environment, {})).not.toBe(open({}));
  });

  it('are forgotten when there are many, the least used first', () => {
    const { environment } = new Server(10);
    const first = products.open(environment, {});
    first.start();
    const mounted = products.open(environment, { categoryIds: ['mounted'] });
    const unmount = mounted.mount('v');
    for (let i = 0; i < 6; i += 1) products.open(environment, { categoryIds: [String(i)] });
    expect(products.open(environment, { categoryIds: ['mounted'] })).toBe(mounted);
    expect(products.open(environment, {})).not.toBe(first);
    expect(first.view().at(0)?.page.state).toBe('released');
    unmount();
  });

  it('ask nothing for a viewer who is gone, and show what they showed', () => {
    const environment = createMockEnvironment();
    const feed = products.open(environment, {});
    feed.mount('v');
    environment.mock.resolveMostRecentOperation(pageOf(['a', 'b'], 'c1'));
    feed.reach(0, 1);
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    closeFeeds(environment);
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    feed.reach(0, 1);
    feed.retry();
    feed.refresh();
    feed.mount('v');
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    expect(products.open(environment, {})).toBe(feed);
    expect(feed.view().at(0)?.page.state).toBe('ready');
  });

  it('that were only hovered go before those that were seen', () => {
    const { environment } = new Server(10);
    const seen = products.open(environment, {});
    seen.mount('v')();
    for (let i = 0; i < 20; i += 1) products.open(environment, { categoryIds: [String(i)] }).start();
    expect(products.open(environment, {})).toBe(seen);
    expect(seen.view().at(0)?.page.state).toBe('ready');
  });

  it('tell a return from a new visit', () => {
    vi.useFakeTimers();
    const server = new Server(100);
    const feed = products.open(server.environment, {});
    const leave = feed.mount('visit 1');
    feed.reach(0, 3);
    const loaded = feed.view().count;
    const place = { offset: 800, heights: { measured: new Map(), ofKinds: new Map() } };
    feed.remember('visit 1', place);
    leave();

    vi.advanceTimersByTime(60 * 60_000);
    const asked = server.asked.length;
    expect(feed.recall('visit 1')).toBe(place);
    feed.mount('visit 1')();
    expect(server.asked).toHaveLength(asked);
    expect(feed.view().count).toBe(loaded);

    expect(feed.recall('visit 2')).toBeNull();
    feed.mount('visit 2')();
    expect(server.asked.slice(asked)).toEqual([null]);
    expect(feed.view().count).toBe(4);
  });
});

describe('a feed on a page', () => {
  const products = definePagedFeed<documentsFeedQuery, Filters>(config);

  function Feed({ onFeed }: { readonly onFeed: (feed: PagedFeed<documentsFeedQuery, Filters>) => void }) {
    const { feed, view } = usePagedFeed(products, {}, 'visit');
    onFeed(feed);
    const shown = Array.from({ length: view.count }, (_, i) => view.at(i)).filter((item) => item !== null);
    return (
      <>
        <p>{view.tail}</p>
        <ul>
          {shown.map(({ id, page, index }) => {
            const node = page.response?.products.edges[index]?.node;
            return node === undefined ? <li key={id}>…</li> : <Card key={id} product={node} />;
          })}
        </ul>
      </>
    );
  }

  function show(environment: IEnvironment, strict: boolean) {
    const feeds: PagedFeed<documentsFeedQuery, Filters>[] = [];
    const page = (
      <RelayEnvironmentProvider environment={environment}>
        <Feed onFeed={(feed) => feeds.push(feed)} />
      </RelayEnvironmentProvider>
    );
    const view = render(strict ? <StrictMode>{page}</StrictMode> : page);
    return { view, feed: () => feeds.at(-1) };
  }

  const texts = (): (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);

  it.each([false, true])('shows pages as they come, is kept for Back (StrictMode %s)', (strict) => {
    const server = new Server(100);
    const { view, feed } = show(server.environment, strict);
    expect(texts()).toEqual(['作品p0', '作品p1', '作品p2', '作品p3']);
    expect(server.asked).toEqual([null]);
    act(() => feed()?.reach(0, 1));
    expect(texts()).toHaveLength(8);
    view.unmount();

    show(server.environment, strict);
    expect(texts()).toHaveLength(8);
    expect(server.asked).toEqual([null, '4']);
  });

  it('shows what changes in the store', () => {
    const server = new Server(100);
    show(server.environment, false);
    act(() => {
      server.environment.commitUpdate((store) => {
        store.get('p1')?.setValue(true, 'isBookmarked');
      });
    });
    expect(texts()).toEqual(['作品p0', '作品p1★', '作品p2', '作品p3']);
  });

  it('starts anew for another viewer', () => {
    const server = new Server(100);
    const { view } = show(server.environment, false);
    const other = new Server(2);
    view.rerender(
      <RelayEnvironmentProvider environment={other.environment}>
        <Feed onFeed={() => undefined} />
      </RelayEnvironmentProvider>,
    );
    expect(texts()).toEqual(['作品p0', '作品p1']);
    expect(screen.getByText('end')).toBeDefined();
  });
});

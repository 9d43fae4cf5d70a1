import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newWorksOf } from './newWorks.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

function setUp() {
  const environment = createMockEnvironment();
  const list = { loadedAt: Date.now() };
  const watch = newWorksOf({ view: () => list });
  const asked = () => environment.mock.getAllOperations().length;
  /** Comes to the list while this is the newest work. */
  const visit = async (newest: string | null) => {
    const checked = watch.check(environment, {}, false);
    if (asked() > 0) {
      environment.mock.resolve(environment.mock.getMostRecentOperation(), {
        data: {
          recommendedRecentProducts: { edges: newest === null ? [] : [{ node: { id: newest } }] },
        },
      });
    }
    await checked;
    return watch.offered();
  };
  return { environment, list, watch, asked, visit };
}

describe('new works', () => {
  test('are offered to who comes back after a while, when there are any', async () => {
    const { visit } = setUp();
    expect(await visit('w_1')).toBe(false);
    minutes(10);
    expect(await visit('w_1')).toBe(false);
    minutes(10);
    expect(await visit('w_2')).toBe(true);
  });

  test('are not asked for by who was away for a moment', async () => {
    const { environment, watch, asked, visit } = setUp();
    await visit('w_1');
    minutes(1);
    void watch.check(environment, {}, false);
    expect(asked()).toBe(0);
  });

  test('are not offered again when they were shown, or the list was loaded anew', async () => {
    const { list, watch, visit } = setUp();
    await visit('w_1');
    minutes(10);
    expect(await visit('w_2')).toBe(true);
    watch.taken();
    expect(watch.offered()).toBe(false);
    minutes(10);
    expect(await visit('w_2')).toBe(false);
    minutes(10);
    list.loadedAt = Date.now();
    expect(await visit('w_3')).toBe(false);
  });

  test('are not offered when the server cannot be asked, nor before there is a list', async () => {
    const { environment, list, watch, asked, visit } = setUp();
    await visit('w_1');
    minutes(10);
    const checked = watch.check(environment, {}, false);
    environment.mock.rejectMostRecentOperation(new Error('offline'));
    await checked;
    expect(watch.offered()).toBe(false);
    list.loadedAt = 0;
    void watch.check(environment, {}, false);
    expect(asked()).toBe(0);
  });
});

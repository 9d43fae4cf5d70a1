import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const source = readFileSync(resolve('public/service-worker.js'), 'utf8');
const origin = 'https://tsumugi.example';

interface Page {
  readonly url: string;
  readonly focus: () => Promise<void>;
  readonly navigate: (url: string) => Promise<void>;
}

/** The worker as a browser runs it, with what it may call. */
function start() {
  const handlers = new Map<string, (event: object) => void>();
  const pages: Page[] = [];
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const subscribe = vi.fn(async () => renewed);
  const fetch = vi.fn<(request: unknown, init?: object) => Promise<unknown>>(async () => ({ ok: true }));
  const skipWaiting = vi.fn(async () => undefined);
  /** Caches by name, each of answers by path. */
  const kept = new Map<string, Map<string, unknown>>();
  const pathOf = (request: string | { readonly url: string }) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  const caches = {
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, unknown>();
      kept.set(name, entries);
      return {
        match: async (request: string) => entries.get(pathOf(request)),
        put: async (request: string | { readonly url: string }, answer: unknown) =>
          void entries.set(pathOf(request), answer),
        keys: async () => [...entries.keys()],
        delete: async (request: string) => entries.delete(pathOf(request)),
      };
    },
    match: async (request: string | { readonly url: string }, { cacheName = '' } = {}) =>
      [...kept].flatMap(([name, entries]) =>
        cacheName === '' || cacheName === name ? (entries.get(pathOf(request)) ?? []) : [],
      )[0],
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  };
  const renewed = {
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting,
    registration: { active: null, showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow, claim: async () => undefined },
  };
  runInNewContext(source, { self, URL, fetch, caches });
  const send = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (until: Promise<unknown>) => waits.push(until) });
    await Promise.all(waits);
  };
  /** What a page gets that asks for this; undefined where the worker leaves it to the browser. */
  const ask = async (path: string, { mode = 'no-cors', destination = '', method = 'GET' } = {}) => {
    let answer: unknown;
    await send('fetch', {
      request: { url: `${origin}${path}`, mode, destination, method },
      respondWith: (given: unknown) => {
        answer = given;
      },
    });
    return answer;
  };
  return { send, ask, kept, pages, showNotification, openWindow, subscribe, fetch };
}

let worker: ReturnType<typeof start>;
beforeEach(() => {
  worker = start();
});

const pushed = (data: unknown) => worker.send('push', { data: { json: () => data } });
const pressed = (url: string) =>
  worker.send('notificationclick', { notification: { close: () => undefined, data: { url } } });
const page = (path: string): Page => ({
  url: `${origin}${path}`,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async () => undefined),
});

describe('the service worker', () => {
  test('shows what it is pushed', async () => {
    await pushed({ title: '丹羽さんからメッセージ', body: '初校です', url: '/messages/x', tag: 't' });
    expect(worker.showNotification).toHaveBeenCalledWith(
      '丹羽さんからメッセージ',
      expect.objectContaining({ body: '初校です', tag: 't', data: { url: '/messages/x' } }),
    );
  });

  test('shows something whatever it is pushed', async () => {
    await worker.send('push', { data: null });
    expect(worker.showNotification).toHaveBeenCalledWith('新しい通知があります', expect.anything());
  });

  test('leads to the place in a page that is open, but in none of the operators’', async () => {
    const [admin, ours] = [page('/admin/works'), page('/products')];
    worker.pages.push(admin, ours);
    await pressed('/messages/x');
    expect(ours.navigate).toHaveBeenCalledWith(`${origin}/messages/x`);
    expect(admin.focus).not.toHaveBeenCalled();
  });

  test.each([
    ['/messages/x', '/messages/x'],
    ['/admin/works', '/notifications'],
    ['https://elsewhere.example/x', '/notifications'],
  ])('opens %s as %s where no page is', async (url, opened) => {
    await pressed(url);
    expect(worker.openWindow).toHaveBeenCalledWith(`${origin}${opened}`);
  });

  test('tells of a renewed address at once, with the old one', async () => {
    const oldSubscription = { endpoint: 'https://push.example/old', options: { userVisibleOnly: true } };
    await worker.send('pushsubscriptionchange', { oldSubscription, newSubscription: null });
    expect(worker.subscribe).toHaveBeenCalledWith(oldSubscription.options);
    expect(worker.fetch).toHaveBeenCalledWith(
      '/push/renewed',
      expect.objectContaining({
        body: JSON.stringify({
          old: 'https://push.example/old',
          endpoint: 'https://push.example/new',
          p256dh: 'p',
          auth: 'a',
        }),
      }),
    );
  });

  describe('without a line', () => {
    const answer = (body: string, status = 200) => ({
      status,
      ok: status < 400,
      body,
      text: async () => body,
      clone: () => answer(body, status),
    });
    const cut = () => worker.fetch.mockRejectedValue(new TypeError('Failed to fetch'));

    beforeEach(async () => {
      worker.fetch.mockImplementation(async (request: unknown) => {
        const path = typeof request === 'string' ? request : String(Reflect.get(Object(request), 'url'));
        return answer(
          path === '/shell' ? '<script src="/assets/main-1.js"></script><link href="/first.js">' : path,
        );
      });
      await worker.send('install', {});
    });

    test('a page opens by the shell, with the code that it is made of', async () => {
      cut();
      expect(await worker.ask('/products/bookmarked', { mode: 'navigate' })).toMatchObject({
        body: expect.stringContaining('main-1.js'),
      });
      expect(await worker.ask('/assets/main-1.js')).toMatchObject({ body: '/assets/main-1.js' });
    });

    test('while the server is away, too; what it refuses itself is its answer', async () => {
      worker.fetch.mockResolvedValue(answer('away', 503));
      expect(await worker.ask('/products', { mode: 'navigate' })).toMatchObject({ status: 200 });
      worker.fetch.mockResolvedValue(answer('gone', 410));
      expect(await worker.ask('/jobs/x', { mode: 'navigate' })).toMatchObject({ status: 410 });
    });

    test.each(['/admin', '/admin/works', '/graphql', '/dev/mailbox', '/exports/x', '/share/index.jpg'])(
      '%s is left to the browser',
      async (path) => {
        expect(await worker.ask(path, { mode: 'navigate' })).toBeUndefined();
      },
    );

    test('nothing that is sent is answered from here', async () => {
      expect(await worker.ask('/products', { mode: 'navigate', method: 'POST' })).toBeUndefined();
    });

    test('a picture that was seen is there, and nothing is kept of one that was refused', async () => {
      await worker.ask('/media/a.webp', { destination: 'image' });
      worker.fetch.mockResolvedValueOnce(answer('no', 404));
      await worker.ask('/media/b.webp', { destination: 'image' });
      expect([...(worker.kept.get('pictures')?.keys() ?? [])]).toEqual(['/media/a.webp']);
      cut();
      expect(await worker.ask('/media/a.webp', { destination: 'image' })).toMatchObject({ status: 200 });
    });
  });
});

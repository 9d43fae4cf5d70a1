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
  const fetch = vi.fn(async () => ({ ok: true }));
  const renewed = {
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  };
  runInNewContext(source, { self, URL, fetch });
  const send = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (until: Promise<unknown>) => waits.push(until) });
    await Promise.all(waits);
  };
  return { send, pages, showNotification, openWindow, subscribe, fetch };
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
});

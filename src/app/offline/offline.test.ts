import { Network, Environment, fetchQuery, RecordSource, Store } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import type { documentsProductQuery } from '../../../__generated__/documentsProductQuery.graphql.ts';
import { createSessionStore } from '../../features/session/session.ts';
import { companyWith, creatorWith } from '../../features/session/testing/viewers.ts';
import type { KeptStore } from '../../lib/browser/keptStore.ts';
import { safeStorage } from '../../lib/browser/storage.ts';
import { guestAccessToken } from '../../relay/network/accessToken.ts';
import { createKeptAnswers, keepingAnswers } from '../../relay/network/keptAnswers.ts';
import { createFetchFunction } from '../../relay/network/network.ts';
import { productQuery } from '../../relay/testing/documents.tsx';
import { forgetKeptWith } from './forgetKept.ts';
import { watchKeptShown } from './keptShown.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The browser's database, whose writes are over at once. */
function memory() {
  const rows = new Map<string, string>();
  const store: KeptStore = {
    get: async (key) => rows.get(key) ?? null,
    put: async (key, text, still) => {
      if (still()) rows.set(key, text);
    },
    clear: async () => rows.clear(),
  };
  return { rows, store };
}

const answered = (name: string): Response =>
  new Response(JSON.stringify({ data: { product: { id: 'p1', name } } }));

function pageOf(owner: () => string, store: KeptStore, fetch: typeof globalThis.fetch) {
  const kept = createKeptAnswers(owner, store);
  const environment = new Environment({
    network: Network.create(keepingAnswers(createFetchFunction({ token: guestAccessToken, fetch }), kept)),
    store: new Store(new RecordSource()),
  });
  const read = (id = 'p1') =>
    fetchQuery<documentsProductQuery>(environment, productQuery, { id }).toPromise();
  return { kept, read };
}

test('what was read is given out where the server cannot be asked, to whom it was read by alone', async () => {
  const { store } = memory();
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValueOnce(answered('ポスター'));
  let owner = 'mio';
  const page = pageOf(() => owner, store, fetch);
  const told = vi.fn();
  page.kept.onGivenOut(told);
  await page.read();
  expect(told).not.toHaveBeenCalled();

  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await pageOf(() => owner, store, fetch).read())?.product?.name).toBe('ポスター');
  await expect(page.read('p2')).rejects.toThrow('could not be sent');
  owner = 'sawa';
  await expect(page.read()).rejects.toThrow('could not be sent');
});

test('a server that is away is as a cut line; one that refuses is not', async () => {
  const { store } = memory();
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValueOnce(answered('ポスター'));
  const page = pageOf(() => 'mio', store, fetch);
  await page.read();
  fetch.mockResolvedValueOnce(new Response('', { status: 503 }));
  expect((await page.read())?.product?.name).toBe('ポスター');
  fetch.mockResolvedValueOnce(new Response('', { status: 403 }));
  await expect(page.read()).rejects.toThrow('403');
});

test('an answer that comes when somebody else is here is not kept', async () => {
  const { rows, store } = memory();
  let owner = 'mio';
  const sent = Promise.withResolvers<Response>();
  const page = pageOf(
    () => owner,
    store,
    () => sent.promise,
  );
  const reading = page.read();
  owner = 'guest';
  sent.resolve(answered('ポスター'));
  await reading;
  expect(rows.size).toBe(0);
});

test('it is forgotten when a session ends, also one that ended while no page was open', () => {
  const storage = safeStorage(() => localStorage);
  const forgetAll = vi.fn(async () => undefined);
  const session = createSessionStore({ status: 'loading' });
  forgetKeptWith(session, { store: storage, forgetAll });
  session.set(creatorWith({}));
  session.set({ status: 'failed', error: new Error('no line') });
  session.set(creatorWith({}));
  expect(forgetAll).not.toHaveBeenCalled();
  session.set(companyWith({}));
  expect(forgetAll).toHaveBeenCalledTimes(1);
  session.set({ status: 'guest', ended: 'expired' });
  expect(forgetAll).toHaveBeenCalledTimes(2);

  session.set(creatorWith({}));
  forgetKeptWith(createSessionStore({ status: 'guest' }), { store: storage, forgetAll });
  expect(forgetAll).toHaveBeenCalledTimes(3);
});

test('everything is asked anew once the server is there again, and not before', async () => {
  const isThere = vi.fn(async () => false);
  const shown = watchKeptShown(isThere);
  const back = vi.fn();
  shown.onBack(back);
  shown.tell();
  shown.tell();
  expect(shown.isShown()).toBe(true);
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(isThere).toHaveBeenCalledTimes(1));
  expect(back).not.toHaveBeenCalled();
  isThere.mockResolvedValue(true);
  await vi.waitFor(() => {
    globalThis.dispatchEvent(new Event('online'));
    expect(back).toHaveBeenCalledTimes(1);
  });
  expect(shown.isShown()).toBe(false);
});

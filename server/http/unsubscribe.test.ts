import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing.ts';

const stopped: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    stopMails: async (token) => {
      const known = token === 'PLATFORM~who~mac';
      if (known) stopped.push(token);
      return known;
    },
    renewDevice: async (body) => body === 'known',
  });
});
afterAll(() => server.stop());
beforeEach(() => void (stopped.length = 0));

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (path: string, body: string) => server.request(path, { method: 'POST', headers: form, body });

test('a mail program’s press stops mails, with no session and no redirect', async () => {
  const { status, headers } = await press('/unsubscribe/PLATFORM~who~mac', 'List-Unsubscribe=One-Click');
  expect([status, headers.location]).toEqual([200, undefined]);
  expect(stopped).toHaveLength(1);
});

test('opening the address stops nothing, and shows the page', async () => {
  const { status, text } = await server.request('/unsubscribe/PLATFORM~who~mac');
  expect(status).toBe(200);
  expect(text).toContain('<div id="root">');
  expect(stopped).toEqual([]);
});

test('the page’s button leads back to the page, which says how it went', async () => {
  const known = await press('/unsubscribe/PLATFORM~who~mac', 'from=page');
  expect([known.status, known.headers.location]).toEqual([303, '/unsubscribe/PLATFORM~who~mac?done=1']);
  const unknown = await press('/unsubscribe/PLATFORM~who~other', 'from=page');
  expect([unknown.status, unknown.headers.location]).toEqual([303, '/unsubscribe/PLATFORM~who~other?done=0']);
});

test.each(['/unsubscribe/PLATFORM~who~other', '/unsubscribe/', '/unsubscribe/%ff'])(
  '%s is no address of ours',
  async (path) => {
    expect((await press(path, 'List-Unsubscribe=One-Click')).status).toBe(404);
    expect(stopped).toEqual([]);
  },
);

test('a service worker tells of a renewed push address, by a POST alone', async () => {
  const renew = (body: string, method = 'POST') => server.request('/push/renewed', { method, body });
  expect((await renew('known')).status).toBe(204);
  expect((await renew('unknown')).status).toBe(404);
  expect((await server.request('/push/renewed')).status).toBe(405);
});

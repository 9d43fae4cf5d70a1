import { afterEach, describe, expect, test } from 'vitest';
import { createIdentityEmulator } from '../../adapters/identity/emulator.ts';
import { readConfig, publicConfig } from '../../config.ts';
import { systemClock } from '../../lib/dates/clock.ts';
import { startTestServer } from '../testing.ts';
import type { TestServer, TestServerOptions } from '../testing.ts';

const { emulator, verifier } = createIdentityEmulator({
  clock: systemClock,
  publicOrigin: 'http://localhost:4000',
  clientId: 'local',
});
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://tsumugi.example',
  DATABASE_URL: 'postgres://db/tsumugi',
  TOKEN_SECRET: 'a secret of tests that is long enough',
};

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function start(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer({ identityEmulator: emulator, ...options });
  servers.push(server);
  return server;
}

const ask = (server: TestServer, body: unknown, headers: Record<string, string> = {}) =>
  server.request('/dev/google/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const wish = { email: 'hana@example.jp', name: '西野 はな', nonce: 'n', clientId: 'local' };

describe('the local stand-in for Google', () => {
  test('gives the credential of whoever was chosen', async () => {
    const answer = await ask(await start(), wish);
    expect(answer.status).toBe(200);
    const body: unknown = JSON.parse(answer.text);
    const credential =
      typeof body === 'object' && body !== null && 'credential' in body ? String(body.credential) : '';
    expect(await verifier.verify(credential)).toMatchObject({ email: 'hana@example.jp', nonce: 'n' });
  });

  test.each([
    { ...wish, email: 'no address' },
    { ...wish, nonce: '' },
    { ...wish, clientId: 'another' },
    { email: 'hana@example.jp' },
    [],
    'x',
  ])('refuses %j', async (body) => {
    expect((await ask(await start(), body)).status).toBe(400);
  });

  test('is called by our own page alone', async () => {
    expect((await ask(await start(), wish, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test.each([
    ['/dev/google/client.js', 'text/javascript; charset=utf-8'],
    ['/dev/google/client.css', 'text/css; charset=utf-8'],
    ['/dev/google/choose', 'text/html; charset=utf-8'],
    ['/dev/google/choose.js', 'text/javascript; charset=utf-8'],
    ['/dev/google/choose.css', 'text/css; charset=utf-8'],
    ['/dev/google/certs', 'application/json; charset=utf-8'],
  ])('serves %s, and not in production', async (path, type) => {
    const local = await (await start()).request(path);
    expect([local.status, local.headers['content-type']]).toEqual([200, type]);
    const real = await (await start({ environment: production })).request(path);
    expect(real.status).toBe(404);
  });

  test('its pages carry no script and no style of their own', async () => {
    const { text, headers } = await (await start()).request('/dev/google/choose?nonce=n');
    expect(text).not.toMatch(/<style|<script>|style=|onclick/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('issues nothing in production, even where somebody handed it in', async () => {
    const server = await start({ environment: production });
    expect((await ask(server, wish)).status).toBe(404);
  });

  test('is offered to the page on a local start only, and not beside the real one', () => {
    const offered = (environment: Record<string, string>) => publicConfig(readConfig(environment));
    expect(offered({})).toMatchObject({
      googleClientId: null,
      googleEmulator: '/dev/google/client.js',
      googleEmulatorClientId: expect.any(String),
    });
    for (const environment of [production, { GOOGLE_CLIENT_ID: '1234' }])
      expect(offered(environment)).toMatchObject({ googleEmulator: null, googleEmulatorClientId: null });
  });
});

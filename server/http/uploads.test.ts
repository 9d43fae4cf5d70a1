import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { GraphqlEndpoint } from '../lib/request/graphqlEndpoint.ts';
import { echoEndpoint, startTestServer, type TestServer } from './testing.ts';
import { uploadLimits } from './request/uploadRoom.ts';

let server: TestServer | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.stop();
  server = undefined;
});

const graphql: GraphqlEndpoint = {
  ...echoEndpoint,
  senderOf: async (authorization) => {
    if (authorization === undefined) return { kind: 'guest' };
    const answer = { status: 401, contentType: 'application/json', body: '{"errors":[{"message":"?"}]}' };
    if (!authorization.startsWith('Bearer ok')) return { kind: 'refused', answer };
    return { kind: 'user', userId: authorization };
  },
};

const limits = {
  formBytes: 1_000,
  bytes: 2_000,
  bytesOfAccount: 1_000,
  bytesOfNetwork: 2_000,
  leastBytes: 100,
  milliseconds: 60_000,
};

const start = async (changed: Partial<typeof limits> = {}) =>
  (server = await startTestServer({
    graphql,
    uploadLimits: { ...limits, ...changed },
    environment: { TRUST_PROXY: '1' },
  }));

const form = { 'content-type': 'multipart/form-data; boundary=b' };

/** A form whose body is never sent to its end. */
async function begin(
  { port }: TestServer,
  { token = 'ok', length = 1_000, sent = '', from = '192.0.2.1' } = {},
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  const head = [
    'POST /graphql HTTP/1.1',
    'host: x',
    `authorization: Bearer ${token}`,
    `content-type: ${form['content-type']}`,
    `content-length: ${length}`,
    `x-forwarded-for: ${from}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`);
  return socket;
}

const send = ({ request }: TestServer, { token = 'ok', from = '192.0.2.9', body = 'x'.repeat(900) } = {}) =>
  request('/graphql', {
    method: 'POST',
    headers: { ...form, authorization: `Bearer ${token}`, 'x-forwarded-for': from },
    body,
  });

describe('uploads', () => {
  it('are not held up by connections of nobody that announce much and send nothing', async () => {
    const running = await start();
    const refused = await Promise.all(
      Array.from({ length: 20 }, async () => text(await begin(running, { token: 'nonsense' }))),
    );
    for (const answer of refused) expect(answer).toMatch(/^HTTP\/1\.1 401 .*"errors"/su);
    expect((await send(running)).status).toBe(200);
  });

  it('are not held up by somebody who announces much and sends nothing', async () => {
    const running = await start();
    for (let times = 0; times < 20; times += 1) await begin(running);
    expect((await send(running)).status).toBe(200);
  });

  it('of guests are small', async () => {
    const { request } = await start();
    const headers = { ...form, 'content-length': String(1024 * 1024 + 1) };
    expect((await request('/graphql', { method: 'POST', headers })).status).toBe(413);
    expect((await request('/graphql', { method: 'POST', headers: form, body: 'x' })).status).toBe(200);
  });

  it('are refused beyond the largest form, announced or not', async () => {
    const running = await start();
    const headers = { ...form, authorization: 'Bearer ok' };
    const body = 'x'.repeat(1_001);
    expect((await running.request('/graphql', { method: 'POST', headers, body })).status).toBe(413);
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    expect((await running.request('/graphql', { method: 'POST', headers: chunked, body })).status).toBe(413);
  });

  it.each([
    ['trickles in', 'x'.repeat(99)],
    ['stops', ''],
  ])('are cut when one %s', async (_how, sent) => {
    const running = await start({ milliseconds: 50 });
    expect(await text(await begin(running, { sent }))).toMatch(/^HTTP\/1\.1 408 /u);
  });

  it('take no more room than there is for an account, a network and everybody', async () => {
    const entered = new Set<string>();
    const gate = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    server = await startTestServer({
      graphql: {
        ...graphql,
        fetch: async (request) => {
          entered.add(request.headers.get('authorization') ?? '');
          if (entered.size === 2) arrived.resolve();
          await gate.promise;
          return Response.json({ length: (await request.arrayBuffer()).byteLength });
        },
      },
      uploadLimits: { ...limits, bytes: 2_500, bytesOfNetwork: 1_800 },
      environment: { TRUST_PROXY: '1' },
    });
    const running = server;
    const held = [
      send(running, { token: 'ok-one', from: '192.0.2.1' }),
      send(running, { token: 'ok-two', from: '192.0.2.1' }),
    ];
    await arrived.promise;
    const busy = await send(running, { token: 'ok-one', from: '192.0.2.2', body: 'x'.repeat(200) });
    expect([busy.status, busy.headers['retry-after']]).toEqual([503, '5']);
    const status = async (token: string, from: string, length: number) =>
      (await send(running, { token, from, body: 'x'.repeat(length) })).status;
    expect(await status('ok-three', '192.0.2.1', 200)).toBe(503);
    expect(await status('ok-three', '192.0.2.3', 900)).toBe(503);
    const small = send(running, { token: 'ok-three', from: '192.0.2.3', body: 'x'.repeat(600) });
    gate.resolve();
    for (const upload of held) expect((await upload).text).toBe('{"length":900}');
    expect((await small).status).toBe(200);
    expect(await status('ok-one', '192.0.2.1', 900)).toBe(200);
  });

  it('have room for the largest film, and for others beside somebody who takes all they may', () => {
    const { formBytes, bytes, bytesOfAccount, bytesOfNetwork } = uploadLimits;
    expect(formBytes).toBeGreaterThan(200 * 1024 * 1024);
    expect(bytesOfAccount).toBeGreaterThanOrEqual(formBytes);
    expect(bytesOfNetwork).toBeGreaterThanOrEqual(bytesOfAccount);
    expect(bytes).toBeGreaterThan(bytesOfNetwork);
  });
});

describe('what is asked oddly', () => {
  it.each(['TRACE', 'PUT', 'DELETE', 'HEAD'])(
    '%s /graphql is a method that is not allowed',
    async (method) => {
      const { request } = await start();
      const { status, headers } = await request('/graphql', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, POST, OPTIONS']);
    },
  );

  it('an upgrade to something that is not spoken is left aside', async () => {
    const { request } = await start();
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
    expect((await request('/healthz', { headers })).status).toBe(200);
    const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
    expect((await request('/graphql', post)).status).toBe(200);
  });
});

import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { socketLimits } from '../../http/subscriptions.ts';
import { startTestServer } from '../../http/testing.ts';
import type { TestServer } from '../../http/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { authenticate } from '../../modules/accounts/sessions/authenticate.ts';
import { createGraphqlEndpoint } from '../endpoint.ts';
import { schema } from '../schema.ts';
import { usualLimits } from './subscriptions.ts';
import type { SocketLimits } from './subscriptions.ts';
import { testApi, type TestApi } from '../testing.ts';

let api: TestApi;
let server: TestServer;
let asked: number;
let creator: string;
let roomId: string;
const clients: Client[] = [];
const sockets: WebSocket[] = [];

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  asked = 0;
  creator = await api.rows.creator();
  const room = await api.rows.room({ creator_id: creator });
  roomId = encodeGlobalId('ChatRoom', room);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
  for (const socket of sockets.splice(0)) socket.terminate();
  await server.stop();
  vi.restoreAllMocks();
});

async function start(limits: Partial<SocketLimits> = {}): Promise<void> {
  const { services } = api;
  const graphql = createGraphqlEndpoint({
    schema,
    services,
    authenticate: (authorization) => {
      asked += 1;
      return authenticate(services, authorization);
    },
    allowList: undefined,
    introspection: true,
    socketLimits: { ...usualLimits, ...limits },
  });
  server = await startTestServer({ graphql });
}

/** Its first event says that it listens. */
const query = 'subscription ($roomId: ID!) { chatRoomChanged(roomId: $roomId) { change } }';
const tokenOf = async (userId: string) => (await api.authorizationOf(userId))?.slice('Bearer '.length) ?? '';

async function clientOf(userId: string, closed: (code: number) => void): Promise<Client> {
  const accessToken = await tokenOf(userId);
  const client = createClient({
    url: `ws://127.0.0.1:${server.port}/subscriptions`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { accessToken },
    on: {
      closed: (event) =>
        closed(typeof event === 'object' && event && 'code' in event ? Number(event.code) : 0),
    },
  });
  clients.push(client);
  return client;
}

/** A socket of its own that has said who it is, and how it is closed. */
async function socketOf(userId?: string) {
  const payload = userId === undefined ? {} : { accessToken: await tokenOf(userId) };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/subscriptions`, 'graphql-transport-ws');
  sockets.push(socket);
  const closed = Promise.withResolvers<number>();
  const answered = Promise.withResolvers<string>();
  socket.on('close', (code) => {
    closed.resolve(code);
    answered.resolve(String(code));
  });
  socket.once('message', (data) => answered.resolve(String(data)));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  return { socket, closed: closed.promise, answer: await answered.promise };
}

const acknowledged = '{"type":"connection_ack"}';

test('a socket takes as many subscriptions as a page can need, and is closed at more', async () => {
  await start();
  const listening = vi.fn();
  const closed = Promise.withResolvers<number>();
  const client = await clientOf(creator, closed.resolve);
  const listen = () =>
    client.subscribe(
      { query, variables: { roomId } },
      { next: listening, error: () => undefined, complete: () => undefined },
    );
  for (let times = 0; times < 20; times += 1) listen();
  await vi.waitFor(() => expect(listening).toHaveBeenCalledTimes(20));
  expect(asked).toBe(1);
  listen();
  expect(await closed.promise).toBe(1013);
  expect(listening).toHaveBeenCalledTimes(20);
});

test('subscriptions that have ended make room for others', async () => {
  await start();
  const listening = vi.fn();
  const client = await clientOf(creator, () => undefined);
  for (let times = 1; times <= 25; times += 1) {
    const stop = client.subscribe(
      { query, variables: { roomId } },
      { next: listening, error: () => undefined, complete: () => undefined },
    );
    await vi.waitFor(() => expect(listening).toHaveBeenCalledTimes(times));
    stop();
  }
  expect(asked).toBe(1);
});

test.each([
  ['a guest', async () => undefined],
  ['a member', async () => creator],
])('%s who talks without end is sent away before much of it is read', async (_who, viewer) => {
  await start();
  const { socket, closed } = await socketOf(await viewer());
  let pongs = 0;
  socket.on('message', () => {
    pongs += 1;
  });
  const say = (times: number) => {
    for (let said = 0; said < times; said += 1) socket.send('{"type":"ping"}');
  };
  say(50);
  await vi.waitFor(() => expect(pongs).toBe(50));
  say(20_000);
  expect(await closed).toBe(1013);
  expect(pongs).toBeLessThan(socketLimits.messagesAtOnce * 2);
});

test('a person has so many sockets, and a new one once another has closed', async () => {
  await start({ socketsOfPerson: 2 });
  const first = await socketOf(creator);
  expect([first.answer, (await socketOf(creator)).answer]).toEqual([acknowledged, acknowledged]);
  expect((await socketOf(creator)).answer).toBe('1013');
  expect((await socketOf(await api.rows.creator())).answer).toBe(acknowledged);
  first.socket.close();
  await first.closed;
  await expect.poll(async () => (await socketOf(creator)).answer).toBe(acknowledged);
});

test('guests of an address have so many together', async () => {
  await start({ guestsOfNetwork: 2 });
  for (let times = 0; times < 2; times += 1) expect((await socketOf()).answer).toBe(acknowledged);
  expect((await socketOf()).answer).toBe('1013');
  expect((await socketOf(creator)).answer).toBe(acknowledged);
});

test('a socket ends soon after its session', async () => {
  await start({ lookAgainMs: 20 });
  const { closed, answer } = await socketOf(creator);
  expect(answer).toBe(acknowledged);
  await api.post('mutation { signOut { ok } }', {}, creator);
  expect(await closed).toBe(4403);
});

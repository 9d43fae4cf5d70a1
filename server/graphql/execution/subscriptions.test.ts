import { once } from 'node:events';
import { createClient, CloseCode } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { startTestServer } from '../../http/testing.ts';
import type { TestServer } from '../../http/testing.ts';
import { accessTokenMs } from '../../modules/accounts/sessions/accessTokens.ts';
import { roomTopic } from '../../modules/chat/events.ts';
import { testApi, type TestApi } from '../testing.ts';

let api: TestApi;
let server: TestServer;
let creator: string;
let roomId: string;
const clients: Client[] = [];

beforeAll(async () => {
  api = await testApi();
  server = await startTestServer({ graphql: api.endpoint });
  creator = await api.rows.creator();
  roomId = await api.rows.room({ creator_id: creator });
});
afterAll(async () => {
  await server.stop();
  await api.close();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});

async function clientOf(userId: string | undefined, url = '/subscriptions'): Promise<Client> {
  const authorization = await api.authorizationOf(userId);
  const client = createClient({
    url: `ws://127.0.0.1:${server.port}${url}`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams:
      authorization === undefined ? {} : { accessToken: authorization.slice('Bearer '.length) },
  });
  clients.push(client);
  return client;
}

const subscription =
  'subscription ($roomId: ID!) { messageAdded(roomId: $roomId) { id sequence ... on PlainMessage { text } } }';

async function first(
  client: Client,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  for await (const answer of client.iterate({ query, variables })) return answer;
  return undefined;
}

const say = async (text: string, sequence: number): Promise<string> => {
  const id = api.services.newId();
  await api.services.db
    .insertInto('chat_messages')
    .values({
      id,
      room_id: roomId,
      sequence,
      sender_id: creator,
      client_id: api.services.newId(),
      kind: 'PLAIN',
      text,
      send_at: new Date(),
    })
    .execute();
  return id;
};

describe('subscriptions', () => {
  test('a member of the room receives its messages, in order', async () => {
    const { pubsub } = api.services;
    const subscribe = vi.spyOn(pubsub, 'subscribe');
    const client = await clientOf(creator);
    const received: unknown[] = [];
    const done = Promise.withResolvers<void>();
    client.subscribe(
      { query: subscription, variables: { roomId: encodeGlobalId('ChatRoom', roomId) } },
      {
        next: ({ data }) => {
          received.push(data?.['messageAdded']);
          if (received.length === 3) done.resolve();
        },
        error: done.reject,
        complete: () => undefined,
      },
    );
    await vi.waitFor(() => expect(subscribe).toHaveResolved());
    for (const [index, text] of ['一', '二', '三'].entries())
      await pubsub.publish(
        roomTopic(roomId),
        JSON.stringify({ kind: 'message', change: index + 1, messageId: await say(text, index + 1) }),
      );
    await done.promise;
    expect(received).toMatchObject([
      { sequence: 1, text: '一' },
      { sequence: 2, text: '二' },
      { sequence: 3, text: '三' },
    ]);
  });

  test('an event is made once for all sockets that ask in the same words', async () => {
    const { db, pubsub } = api.services;
    const executor = db.getExecutor();
    const withSender =
      'subscription ($roomId: ID!) { chatRoomChanged(roomId: $roomId) { message { sequence sender { id name companyName } } } }';
    const variables = { roomId: encodeGlobalId('ChatRoom', roomId) };
    const statementsFor = async (sockets: number, sequence: number): Promise<number> => {
      const listeners = await Promise.all(Array.from({ length: sockets }, () => clientOf(creator)));
      const events = listeners.map((client) => client.iterate({ query: withSender, variables }));
      // The first says that it listens.
      await Promise.all(events.map((each) => each.next()));
      const messageId = await say('皆に', sequence);
      const run = vi.spyOn(executor, 'executeQuery');
      await pubsub.publish(
        roomTopic(roomId),
        JSON.stringify({ kind: 'message', change: sequence, messageId }),
      );
      for (const { value } of await Promise.all(events.map((each) => each.next())))
        expect(value).toMatchObject({ data: { chatRoomChanged: { message: { sequence } } } });
      const { length } = run.mock.calls;
      run.mockRestore();
      await Promise.all(events.map((each) => each.return?.()));
      return length;
    };
    const alone = await statementsFor(1, 4);
    expect(alone).toBeGreaterThan(0);
    expect(await statementsFor(5, 5)).toBe(alone);
  });

  test('whoever does not read is sent away, and keeps nobody else waiting', async () => {
    const events = 80;
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}: text`).join(' ');
    const query = `subscription ($roomId: ID!) { chatRoomChanged(roomId: $roomId) { message { ... on PlainMessage { ${words} } } } }`;
    const variables = { roomId: encodeGlobalId('ChatRoom', roomId) };
    const accessToken = (await api.authorizationOf(creator))?.slice('Bearer '.length);
    const slow = new WebSocket(`ws://127.0.0.1:${server.port}/subscriptions`, 'graphql-transport-ws');
    const closed = new Promise((resolve) => slow.once('close', resolve));
    await once(slow, 'open');
    for (const message of [
      { type: 'connection_init', payload: { accessToken } },
      { id: '1', type: 'subscribe', payload: { query, variables } },
    ]) {
      slow.send(JSON.stringify(message));
      await once(slow, 'message');
    }
    slow.pause();
    const heard = (await clientOf(creator)).iterate({ query, variables });
    await heard.next();
    const messageId = await say('長'.repeat(5_000), 90);
    for (let change = 1; change <= events; change += 1) {
      await api.services.pubsub.publish(
        roomTopic(roomId),
        JSON.stringify({ kind: 'message', change, messageId }),
      );
      await heard.next();
    }
    await heard.return?.();
    slow.resume();
    expect(await closed).toBe(1013);
  });

  test.each([
    ['somebody else', async () => api.rows.creator()],
    ['a guest', async () => undefined],
  ])('%s learns nothing of the room', async (_who, viewer) => {
    const client = await clientOf(await viewer());
    const answer = await first(client, subscription, { roomId: encodeGlobalId('ChatRoom', roomId) });
    expect(answer).toMatchObject({ errors: [{ message: expect.any(String) }] });
    expect(JSON.stringify(answer)).not.toContain('"data":{');
  });

  test('queries and mutations do not get past the HTTP checks through the socket', async () => {
    const client = await clientOf(creator);
    await expect(first(client, '{ siteFigures { publicProductsCount } }')).rejects.toMatchObject([
      { message: 'The socket takes subscriptions only.' },
    ]);
  });

  test('a document beyond the limits is refused', async () => {
    const client = await clientOf(creator);
    const aliases = Array.from(
      { length: 40 },
      (_, index) => `a${index}: messageAdded(roomId: "x") { id }`,
    ).join(' ');
    await expect(first(client, `subscription { ${aliases} }`)).rejects.toBeInstanceOf(Array);
  });

  const closeCode = async (params: Record<string, unknown>): Promise<number> => {
    const closed = Promise.withResolvers<number>();
    const client = createClient({
      url: `ws://127.0.0.1:${server.port}/subscriptions`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => undefined,
      connectionParams: params,
      on: {
        closed: (event) => {
          const code = typeof event === 'object' && event && 'code' in event ? event.code : undefined;
          closed.resolve(Number(code));
        },
      },
    });
    clients.push(client);
    return closed.promise;
  };

  const tokenOf = async (userId: string) =>
    (await api.authorizationOf(userId))?.slice('Bearer '.length) ?? '';

  test.each([
    ['forged', async () => 'x.y.z'],
    ['a refresh token', async () => `tsr_${'A'.repeat(43)}`],
    [
      'expired',
      async () => {
        const token = await tokenOf(creator);
        api.clock.advance(accessTokenMs + 1_000);
        return token;
      },
    ],
  ])('with a token that is %s the socket is closed as forbidden', async (_what, token) => {
    expect(await closeCode({ accessToken: await token() })).toBe(CloseCode.Forbidden);
  });

  test('a socket ends with its token', async () => {
    // Tokens count in whole seconds.
    api.clock.advance(1_000 - (api.clock.now().getTime() % 1_000));
    const accessToken = await tokenOf(creator);
    api.clock.advance(accessTokenMs - 20);
    expect(await closeCode({ accessToken })).toBe(CloseCode.Forbidden);
  });

  test('a subscription before the connection is initialised closes the socket', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/subscriptions`, 'graphql-transport-ws');
    const closed = Promise.withResolvers<number>();
    socket.on('close', (code) => closed.resolve(code));
    socket.on('open', () =>
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: subscription } })),
    );
    expect(await closed.promise).toBe(CloseCode.Unauthorized);
  });
});

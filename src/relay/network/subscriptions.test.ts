// @vitest-environment node
import type { AddressInfo } from 'node:net';
import {
  execute,
  GraphQLID,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  subscribe,
  validate,
} from 'graphql';
import { useServer as serveOver } from 'graphql-ws/use/ws';
import { Environment, Network, RecordSource, requestSubscription, Store } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { AccessTokenSource } from './accessToken.ts';
import { createLateSubscriptionClient } from './lateSubscriptions.ts';
import { retryDelayMs, type SubscriptionClient } from './subscriptions.ts';
import { messageSubscription } from '../testing/documents.tsx';
import { NetworkError, SubscriptionClosedError } from './transportErrors.ts';

type Push = (message: { id: string; clientId: string }) => void;

function messages(pushes: Set<Push>): AsyncIterableIterator<unknown> {
  const queue: unknown[] = [];
  let wake: () => void = () => undefined;
  const state = { over: false };
  const push: Push = (message) => {
    queue.push(message);
    wake();
  };
  pushes.add(push);
  const iterator: AsyncIterableIterator<unknown> = {
    [Symbol.asyncIterator]: () => iterator,
    next: async () => {
      while (queue.length === 0 && !state.over) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return state.over ? { done: true, value: undefined } : { done: false, value: queue.shift() };
    },
    return: () => {
      state.over = true;
      pushes.delete(push);
      wake();
      return Promise.resolve({ done: true, value: undefined });
    },
  };
  return iterator;
}

/** A real server: `ws` and the graphql-ws protocol over a schema with the one subscription. */
class TestServer {
  readonly pushes = new Set<Push>();
  readonly params: unknown[] = [];
  connections = 0;
  allowed: (params: unknown) => boolean = () => true;
  #server: WebSocketServer | null = null;
  #port = 0;

  get url(): string {
    return `ws://localhost:${this.#port}/subscriptions`;
  }

  async start(): Promise<void> {
    const server = new WebSocketServer({ port: this.#port, path: '/subscriptions' });
    const pushes = this.pushes;
    serveOver(
      {
        // The same copy of graphql as made the schema, which Vitest loads apart from the server library's own.
        execute,
        subscribe,
        validate,
        schema: new GraphQLSchema({
          query: new GraphQLObjectType({ name: 'Query', fields: { ok: { type: GraphQLString } } }),
          subscription: new GraphQLObjectType({
            name: 'Subscription',
            fields: {
              messageAdded: {
                type: new GraphQLObjectType({
                  name: 'Message',
                  fields: { id: { type: new GraphQLNonNull(GraphQLID) }, clientId: { type: GraphQLString } },
                }),
                args: { roomId: { type: new GraphQLNonNull(GraphQLID) } },
                resolve: (message: unknown) => message,
                subscribe: () => messages(pushes),
              },
            },
          }),
        }),
        onConnect: ({ connectionParams }) => {
          this.params.push(connectionParams);
          return this.allowed(connectionParams);
        },
      },
      server,
    );
    server.on('connection', () => {
      this.connections += 1;
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const address: AddressInfo | string | null = server.address();
    this.#port = typeof address === 'object' && address !== null ? address.port : 0;
    this.#server = server;
  }

  push(id: string): void {
    for (const push of this.pushes) push({ id, clientId: id });
  }

  drop(code: number): void {
    this.pushes.clear();
    for (const socket of this.#server?.clients ?? []) socket.close(code, 'test');
  }

  async stop(): Promise<void> {
    this.pushes.clear();
    const server = this.#server;
    this.#server = null;
    for (const socket of server?.clients ?? []) socket.terminate();
    await new Promise((resolve) => {
      if (server === null) resolve(null);
      else server.close(resolve);
    });
  }
}

let server: TestServer;
let client: SubscriptionClient | null = null;
const waits: number[] = [];

beforeEach(async () => {
  server = new TestServer();
  await server.start();
  waits.length = 0;
});
afterEach(async () => {
  client?.close();
  client = null;
  await server.stop();
});

function tokenOf(first: string | null): AccessTokenSource & { refresh: ReturnType<typeof vi.fn> } {
  return { get: () => Promise.resolve(first), refresh: vi.fn(() => Promise.resolve('renewed')) };
}

function connect(token: AccessTokenSource, options: { now?: () => number } = {}): SubscriptionClient {
  // As the page makes it: the client itself behind the one that loads it.
  client = createLateSubscriptionClient({
    token,
    url: server.url,
    webSocketImpl: WebSocket,
    random: () => 0,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return new Promise((resolve) => setTimeout(resolve, 20));
    },
    ...options,
  });
  return client;
}

function listen(subscriptions: SubscriptionClient) {
  const environment = new Environment({
    network: Network.create(
      () => Promise.reject(new Error('no queries here')),
      (request, variables) => subscriptions.subscribe(request, variables),
    ),
    store: new Store(new RecordSource()),
  });
  const received: unknown[] = [];
  const onError = vi.fn<(error: Error) => void>();
  const subscription = requestSubscription(environment, {
    subscription: messageSubscription,
    variables: { roomId: 'r1' },
    onNext: (response) => received.push(response),
    onError,
  });
  return { received, onError, subscription };
}

const listening = (count = 1): Promise<void> =>
  vi.waitFor(() => expect(server.pushes.size).toBe(count), { timeout: 3000 });

describe('subscriptions', () => {
  it('opens the socket with the first one, with the token, and brings messages to the store', async () => {
    const subscriptions = connect(tokenOf('secret'));
    expect(subscriptions.connectionState()).toBe('idle');
    expect(server.connections).toBe(0);
    const { received, subscription } = listen(subscriptions);
    await listening();
    expect(server.params).toEqual([{ accessToken: 'secret' }]);
    expect(subscriptions.connectionState()).toBe('connected');
    server.push('m1');
    await vi.waitFor(() => expect(received).toEqual([{ messageAdded: { id: 'm1', text: 'm1' } }]));
    subscription.dispose();
    await listening(0);
  });

  it('opens none for a subscription that is over before its code is there', async () => {
    const subscriptions = connect(tokenOf('secret'));
    const over = listen(subscriptions);
    over.subscription.dispose();
    await vi.dynamicImportSettled();
    expect(subscriptions.connectionState()).toBe('idle');
    expect(over.onError).not.toHaveBeenCalled();
  });

  it('sends no token for a guest and shares one socket', async () => {
    const subscriptions = connect(tokenOf(null));
    listen(subscriptions);
    listen(subscriptions);
    await listening(2);
    expect(server.params).toEqual([{}]);
    expect(server.connections).toBe(1);
  });

  it('comes back after a lost connection and says so once its subscriptions are there', async () => {
    const subscriptions = connect(tokenOf('secret'));
    const onReconnected = vi.fn();
    subscriptions.onReconnected(onReconnected);
    const { received, onError } = listen(subscriptions);
    await listening();
    expect(onReconnected).not.toHaveBeenCalled();

    await server.stop();
    await vi.waitFor(() => expect(waits.length).toBeGreaterThanOrEqual(2), { timeout: 3000 });
    await server.start();
    await listening();
    await vi.waitFor(() => expect(onReconnected).toHaveBeenCalledTimes(1));
    server.push('m2');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(onError).not.toHaveBeenCalled();
    expect(waits.slice(0, 2)).toEqual([1300, 2300]);
  });

  it('stops after five retries with growing waits, and starts over for a new subscription', async () => {
    const subscriptions = connect(tokenOf('secret'));
    const { onError } = listen(subscriptions);
    await listening();
    await server.stop();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), { timeout: 3000 });
    expect(waits).toEqual([1300, 2300, 4300, 8300, 16300]);
    expect(subscriptions.connectionState()).toBe('stopped');

    await server.start();
    const onReconnected = vi.fn();
    subscriptions.onReconnected(onReconnected);
    listen(subscriptions);
    await listening();
    await vi.waitFor(() => expect(onReconnected).toHaveBeenCalledTimes(1));
    expect(waits).toHaveLength(5);
  });

  it.each([4500, 4005, 4400, 4004, 4401, 4406, 4408, 4504, 4409, 4429])(
    'does not retry a close with %i',
    async (code) => {
      const token = tokenOf('secret');
      const { onError } = listen(connect(token));
      await listening();
      server.drop(code);
      await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
      expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(SubscriptionClosedError);
      expect(onError.mock.calls[0]?.[0]).toMatchObject({ code });
      expect(waits).toEqual([]);
      expect(token.refresh).not.toHaveBeenCalled();
    },
  );

  it('renews a forbidden token once, for all subscriptions of the socket', async () => {
    const token = tokenOf('old');
    server.allowed = (params) => JSON.stringify(params).includes('renewed');
    const subscriptions = connect(token);
    const first = listen(subscriptions);
    const second = listen(subscriptions);
    await listening(2);
    expect(token.refresh).toHaveBeenCalledTimes(1);
    expect(server.params).toEqual([{ accessToken: 'old' }, { accessToken: 'renewed' }]);
    expect(first.onError).not.toHaveBeenCalled();
    expect(second.onError).not.toHaveBeenCalled();
  });

  it('stops when the renewed token is forbidden too', async () => {
    const token = tokenOf('old');
    server.allowed = () => false;
    const { onError } = listen(connect(token));
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 4403 });
    expect(token.refresh).toHaveBeenCalledTimes(1);
    expect(server.connections).toBe(2);
  });

  it('renews again when a good connection’s token has run out', async () => {
    const token = tokenOf('old');
    let time = 0;
    listen(connect(token, { now: () => time }));
    for (const times of [1, 2]) {
      await listening();
      time += 900_000;
      server.drop(4403);
      await vi.waitFor(() => expect(token.refresh).toHaveBeenCalledTimes(times));
    }
    await listening();
  });

  it('tries again when the token could not be fetched for want of a network', async () => {
    let calls = 0;
    const subscriptions = connect({
      get: () => {
        calls += 1;
        return calls === 1 ? Promise.reject(new NetworkError('offline')) : Promise.resolve('secret');
      },
      refresh: () => Promise.resolve(null),
    });
    const { onError } = listen(subscriptions);
    await listening();
    expect(onError).not.toHaveBeenCalled();
    expect(server.params).toEqual([{ accessToken: 'secret' }]);
  });

  it('hands over a refused operation as an error of that subscription alone', async () => {
    const subscriptions = connect(tokenOf('secret'));
    const good = listen(subscriptions);
    await listening();
    const error = await new Promise((resolve) => {
      subscriptions
        .subscribe(
          { ...messageSubscription.params, id: null, cacheID: 'x', text: 'subscription { nothing }' },
          {},
        )
        .subscribe({ error: resolve });
    });
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain('nothing');
    expect(subscriptions.connectionState()).toBe('connected');
    server.push('m1');
    await vi.waitFor(() => expect(good.received).toHaveLength(1));
  });

  it('waits a second and some at first, twice as long each time', () => {
    expect(retryDelayMs(0, () => 0)).toBe(1300);
    expect(retryDelayMs(0, () => 0.9999)).toBe(3999);
    expect(retryDelayMs(4, () => 0)).toBe(16300);
  });
});

import type { Client, ClientOptions } from 'graphql-ws';
import { Observable } from 'relay-runtime';
import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import type { AccessTokenSource } from './accessToken.ts';
import { isGraphQLResponse, isObject } from './graphqlResponse.ts';
import { MissingResponseError, NetworkError, SubscriptionClosedError } from './transportErrors.ts';

export interface SubscriptionOptions {
  readonly token: AccessTokenSource;
  /** `/subscriptions` on this host by default. */
  readonly url?: string;
  /** For tests. */
  readonly webSocketImpl?: unknown;
  readonly random?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly now?: () => number;
  /** Pings after this long; the socket is given up when no pong comes. */
  readonly keepAliveMs?: number;
}

/** `waiting`: lost, reconnecting. `stopped`: lost for good; a new subscription starts over. */
export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'waiting' | 'stopped';

export interface SubscriptionClient {
  readonly subscribe: (
    request: RequestParameters,
    variables: Variables,
  ) => Observable<GraphQLSingularResponse>;
  /**
   * Called after a reconnect, once the subscriptions are sent again: the moment to fetch what was missed. The
   * server may start listening some milliseconds later, so still check sequence numbers for gaps.
   */
  onReconnected(listener: () => void): () => void;
  readonly connectionState: () => ConnectionState;
  onConnectionState(listener: () => void): () => void;
  close(): void;
}

const retries = 5;
const forbidden = 4403;

/** Reconnecting after these would only fail again. 4403 gets one retry with a new token. */
const fatalCloseCodes: ReadonlySet<number> = new Set([
  4500,
  4005,
  4400,
  4004,
  4401,
  forbidden,
  4406,
  4408,
  4504,
  4409,
  4429,
]);

/**
 * After a connection of this length, "forbidden" means that the token expired, so it may be refreshed again.
 */
const goodConnectionMs = 10_000;

export function retryDelayMs(attempt: number, random: () => number): number {
  return 1000 * 2 ** attempt + Math.floor(300 + random() * 2700);
}

function isCloseEvent(value: unknown): value is { readonly code: number; readonly reason: string } {
  // A real CloseEvent has these as getters of its prototype.
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'number' &&
    'reason' in value &&
    typeof value.reason === 'string'
  );
}

function toError(value: unknown): Error {
  if (value instanceof Error) return value;
  if (isCloseEvent(value)) return new SubscriptionClosedError(value.code, value.reason);
  if (Array.isArray(value)) {
    const messages = value.map((item: unknown) => (isObject(item) ? String(item['message']) : String(item)));
    return new Error(messages.join('; '), { cause: value });
  }
  return new NetworkError('The socket failed', { cause: value });
}

function socketUrl(url: string): string {
  if (/^wss?:/.test(url)) return url;
  const absolute = new URL(url, globalThis.location.href);
  absolute.protocol = absolute.protocol === 'https:' ? 'wss:' : 'ws:';
  return absolute.href;
}

/** One socket for each environment, opened by its first subscription and closed after its last. */
export function createSubscriptionClient(options: SubscriptionOptions): SubscriptionClient {
  const { token } = options;
  const now = options.now ?? Date.now;
  const random = options.random ?? Math.random;
  const wait =
    options.wait ?? ((milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));

  const reconnectedListeners = new Set<() => void>();
  const stateListeners = new Set<() => void>();
  let state: ConnectionState = 'idle';
  let closed = false;
  let lost = false;
  let connectedAt: number | null = null;
  let mustRefresh = false;
  /** The token that the socket was opened with. */
  let shown: string | null = null;
  let refreshSpent = false;
  /** Each subscription asks separately whether one close may be retried, and must get the same answer. */
  const forgiven = new WeakSet<object>();
  let tokenFailure: unknown = null;
  let params: Promise<Record<string, unknown>> = Promise.resolve({});
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    for (const listener of stateListeners) listener();
  }

  async function connectionParams(): Promise<Record<string, unknown>> {
    tokenFailure = null;
    try {
      const fresh = mustRefresh ? await token.refresh(shown) : await token.get();
      mustRefresh = false;
      shown = fresh;
      return fresh === null ? {} : { accessToken: fresh };
    } catch (error) {
      tokenFailure = error;
      throw error;
    }
  }

  function onClosed(event: unknown): void {
    clearTimeout(pongTimer);
    const livedMs = connectedAt === null ? 0 : now() - connectedAt;
    connectedAt = null;
    if (isCloseEvent(event) && event.code === 1000) {
      // Closed by us after the last subscription. If the server closes like this, the subscriptions connect
      // again.
      setState('idle');
      return;
    }
    lost = true;
    if (livedMs >= goodConnectionMs) refreshSpent = false;
    if (isCloseEvent(event) && event.code === forbidden && !refreshSpent) {
      refreshSpent = true;
      mustRefresh = true;
      forgiven.add(event);
    }
    // Without a token graphql-ws closes the socket with a fatal code of its own, which hides the real
    // failure.
    setState(mayRetry(tokenFailure ?? event) ? 'waiting' : 'stopped');
  }

  function mayRetry(failure: unknown): boolean {
    if (closed) return false;
    if (isCloseEvent(failure)) return !fatalCloseCodes.has(failure.code) || forgiven.has(failure);
    // A refused connection is a bare event in a browser. An Error is our own: worth a retry only if the token
    // could not be fetched for want of a network.
    return failure instanceof Error ? failure instanceof NetworkError : true;
  }

  let loading: Promise<Client> | null = null;
  function client(): Promise<Client> {
    loading ??= load();
    return loading;
  }

  async function load(): Promise<Client> {
    const { createClient } = await import('graphql-ws/client');
    const created = createClient(clientOptions(() => created.terminate()));
    return created;
  }

  /** The client counts its attempts, so the next subscription gets a new client. */
  function startOver(): void {
    loading = null;
    refreshSpent = false;
    setState('stopped');
  }

  function clientOptions(terminate: () => void): ClientOptions {
    return {
      url: () => {
        // Before the socket opens: the server waits only seconds for the first message, and refreshing a
        // token may take longer.
        params = connectionParams();
        return params.then(
          () => socketUrl(options.url ?? '/subscriptions'),
          () => socketUrl(options.url ?? '/subscriptions'),
        );
      },
      connectionParams: () => params,
      ...(options.webSocketImpl === undefined ? {} : { webSocketImpl: options.webSocketImpl }),
      retryAttempts: retries,
      retryWait: (attempt) => wait(retryDelayMs(attempt, random)),
      shouldRetry: mayRetry,
      connectionAckWaitTimeout: 10_000,
      keepAlive: options.keepAliveMs ?? 15_000,
      // Going from room to room keeps the socket.
      lazyCloseTimeout: 3_000,
      on: {
        connecting: () => setState('connecting'),
        connected: () => {
          connectedAt = now();
          setState('connected');
          if (!lost) return;
          lost = false;
          // The subscriptions are sent in microtasks after this event.
          setTimeout(() => {
            for (const listener of reconnectedListeners) listener();
          }, 0);
        },
        ping: (received) => {
          if (!received) pongTimer = setTimeout(terminate, 5_000);
        },
        pong: (received) => {
          if (received) clearTimeout(pongTimer);
        },
        closed: onClosed,
      },
    };
  }

  return {
    subscribe: (request, variables) =>
      Observable.create<GraphQLSingularResponse>((sink) => {
        let ended = false;
        let stop: (() => void) | null = null;
        const fail = (error: unknown): void => {
          if (ended) return;
          if (state !== 'connected') startOver();
          sink.error(toError(error));
        };
        if (request.text === null) {
          sink.error(new Error(`Operation ${request.name} was compiled without its text`));
          return;
        }
        const query = request.text;
        const run = async (): Promise<void> => {
          try {
            const socket = await client();
            if (ended || closed) return;
            stop = socket.subscribe(
              { operationName: request.name, query, variables },
              {
                next: (value: unknown) => {
                  if (ended) return;
                  if (isGraphQLResponse(value)) sink.next(value);
                  else sink.error(new MissingResponseError(request.name, value));
                },
                error: fail,
                complete: () => {
                  if (!ended) sink.complete();
                },
              },
            );
          } catch (error) {
            fail(error);
          }
        };
        void run();
        return () => {
          ended = true;
          stop?.();
        };
      }),
    onReconnected: (listener) => subscribeTo(reconnectedListeners, listener),
    connectionState: () => state,
    onConnectionState: (listener) => subscribeTo(stateListeners, listener),
    close: () => {
      closed = true;
      clearTimeout(pongTimer);
      setState('idle');
      void dispose(loading);
    },
  };
}

async function dispose(loading: Promise<Client> | null): Promise<void> {
  try {
    await (await loading)?.dispose();
  } catch {
    // It failed to connect: nothing is open.
  }
}

function subscribeTo(listeners: Set<() => void>, listener: () => void): () => void {
  // Wrapped, so that one function given twice is two listeners.
  const own = (): void => listener();
  listeners.add(own);
  return () => {
    listeners.delete(own);
  };
}

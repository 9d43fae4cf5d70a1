import type { ServerOptions } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { RequestInfo } from './context.ts';

/** A query whose body is not parsed yet. */
export interface GraphqlPost {
  readonly body: string;
  readonly authorization: string | undefined;
  readonly accept: string | undefined;
  readonly info: RequestInfo;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Who sends a form; `refused` with its answer. */
export type Sender =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'refused'; readonly answer: GraphqlAnswer };

/** `context.extra` of graphql-ws. Not the request, whose headers would be kept as long as the socket. */
export interface SocketExtra {
  readonly socket: WebSocket;
  /** Without waiting: a socket whose client does not read is closed. */
  readonly send: (text: Buffer) => void;
  readonly info: RequestInfo;
}

/** WebSocket close code "try again later", for a client that asks too much. */
export const tryAgainLater = 1013;

export type SubscriptionServerOptions = ServerOptions<Record<string, unknown> | undefined, SocketExtra>;

/**
 * The interface between `server/http`, which calls it, and `server/graphql`, which implements it; `main.ts`
 * joins them.
 */
export interface GraphqlEndpoint {
  /** All requests: GET, POST, uploads, protocol errors. */
  fetch(request: Request, info: RequestInfo): Promise<Response>;
  /**
   * Fast path for `POST` with a JSON body, nearly every request: makes no Request or Response. Undefined
   * falls back to `fetch`.
   */
  post?(post: GraphqlPost): Promise<GraphqlAnswer | undefined>;
  /** Called before any byte of a form is read. */
  senderOf(authorization: string | undefined): Promise<Sender>;
  readonly subscriptionServerOptions: SubscriptionServerOptions;
}

export type HttpEndpoint = Omit<GraphqlEndpoint, 'subscriptionServerOptions'>;

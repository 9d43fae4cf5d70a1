import type { IncomingMessage } from 'node:http';
import type { ServerOptions } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { RequestInfo } from './context.ts';

/** A query as it came: the body is not parsed yet. */
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

/** Who sends a form: somebody's account, nobody's, or nobody who may, with what they are told. */
export type Sender =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'refused'; readonly answer: GraphqlAnswer };

/** What `context.extra` of graphql-ws holds here. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly info: RequestInfo;
}

/** How a socket is closed that asks for too much: it may come back later (RFC 6455's registry). */
export const tryAgainLater = 1013;

export type SubscriptionServerOptions = ServerOptions<Record<string, unknown> | undefined, SocketExtra>;

/** Between the transport (`server/http`) and the protocol (`server/graphql`): the one calls it, the other makes it, `main.ts` joins them. */
export interface GraphqlEndpoint {
  /** Every request: queries by GET and POST, uploads, and the refusals that the protocol asks for. */
  fetch(request: Request, info: RequestInfo): Promise<Response>;
  /**
   * The short way for `POST` with a JSON body, which is nearly every request: no Request and no Response is made. Undefined hands the
   * request to `fetch` after all.
   */
  post?(post: GraphqlPost): Promise<GraphqlAnswer | undefined>;
  /** Asked before a byte of a form is taken. */
  senderOf(authorization: string | undefined): Promise<Sender>;
  readonly subscriptionServerOptions: SubscriptionServerOptions;
}

/** What the transport needs of an endpoint that has no sockets. */
export type HttpEndpoint = Omit<GraphqlEndpoint, 'subscriptionServerOptions'>;

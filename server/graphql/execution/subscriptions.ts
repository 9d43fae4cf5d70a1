import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { decodeJwt } from 'jose';
import { tryAgainLater } from '../../lib/request/graphqlEndpoint.ts';
import type { SocketExtra, SubscriptionServerOptions } from '../../lib/request/graphqlEndpoint.ts';
import { networkOf } from '../../lib/process/network.ts';
import { ListenerOverflow } from '../../lib/pubsub/eventStream.ts';
import { createTally } from '../../lib/process/tally.ts';
import type { Context, RequestInfo } from '../../lib/request/context.ts';
import type { Services } from '../../lib/request/services.ts';
import type { Viewer } from '../../lib/request/viewer.ts';
import type { Documents } from '../documents.ts';
import { maskError } from '../masking.ts';
import { AnswerStream, subscribe } from './subscribe.ts';

interface SubscriptionOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly contextOf: (authorization: string | undefined, request: RequestInfo) => Promise<Context>;
  readonly services: Services;
  readonly limits?: SocketLimits | undefined;
}

export interface SocketLimits {
  readonly subscriptions: number;
  readonly socketsOfPerson: number;
  /** Guests of one network may have this many sockets. */
  readonly guestsOfNetwork: number;
  /** The session is checked when the socket opens, then at this interval. */
  readonly lookAgainMs: number;
}

/** A page has one socket, with subscriptions for the rooms, each open room, notices and the desk. */
export const usualLimits: SocketLimits = {
  subscriptions: 20,
  socketsOfPerson: 30,
  guestsOfNetwork: 20,
  lookAgainMs: 30_000,
};

/** An open socket and its owner. */
interface Seat {
  viewer: Viewer;
  readonly leave: () => void;
}

function refuse(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** As an Authorization header. */
function authorizationOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const token = params?.['accessToken'] ?? params?.['authorization'];
  if (typeof token !== 'string' || token === '') return undefined;
  return token.startsWith('Bearer ') ? token : `Bearer ${token}`;
}

/** Of a token already verified. */
function expiryOf(authorization: string): number {
  return (decodeJwt(authorization.slice('Bearer '.length)).exp ?? 0) * 1000;
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === 'UNAUTHENTICATED';
}

/** Not 4401, which tells clients to stay away: with a new token they may return. */
function forbid({ socket }: SocketExtra): void {
  socket.close(CloseCode.Forbidden, 'Forbidden');
}

/**
 * Sockets take only subscriptions, with the same checks as HTTP: allowed document, limits, validation, the
 * token's viewer.
 */
export function createSubscriptionOptions({
  schema,
  documents,
  contextOf,
  services,
  limits = usualLimits,
}: SubscriptionOptions): SubscriptionServerOptions {
  const seats = new WeakMap<SocketExtra, Seat>();
  const people = createTally(limits.socketsOfPerson);
  const guests = createTally(limits.guestsOfNetwork);
  const bodyOf = createBodies(services);

  /** Closes a socket when its token expires, or soon after its session ends. */
  const watch = (extra: SocketExtra, authorization: string): (() => void) => {
    const leftMs = expiryOf(authorization) - services.clock.now().getTime();
    const end = setTimeout(() => forbid(extra), Math.max(leftMs, 0)).unref();
    const look = async (): Promise<void> => {
      try {
        const { viewer } = await contextOf(authorization, extra.info);
        const seat = seats.get(extra);
        if (seat) seat.viewer = viewer;
      } catch (error) {
        if (isUnauthenticated(error)) forbid(extra);
        else services.log.warn({ err: error, requestId: extra.info.id }, 'socket not looked at');
      }
    };
    const looks = setInterval(() => void look(), limits.lookAgainMs).unref();
    return () => {
      clearTimeout(end);
      clearInterval(looks);
    };
  };

  const takeSeat = (extra: SocketExtra, viewer: Viewer, stopWatching: () => void): void => {
    const leave =
      viewer.kind === 'user' ? people.enter(viewer.userId) : guests.enter(networkOf(extra.info.ip));
    const open = extra.socket.readyState === extra.socket.OPEN;
    if (leave && open) {
      seats.set(extra, {
        viewer,
        leave: () => {
          leave();
          stopWatching();
        },
      });
      return;
    }
    leave?.();
    stopWatching();
    extra.socket.close(tryAgainLater, 'Too many sockets');
  };

  return {
    connectionInitWaitTimeout: 5_000,
    subscribe,
    // Without a token it is a guest's. False closes it with 4403.
    onConnect: async ({ connectionParams, extra }) => {
      const authorization = authorizationOf(connectionParams);
      try {
        const { viewer } = await contextOf(authorization, extra.info);
        if (authorization !== undefined && viewer.kind !== 'user') return false;
        takeSeat(extra, viewer, authorization === undefined ? () => undefined : watch(extra, authorization));
        return true;
      } catch (error) {
        if (isUnauthenticated(error)) return false;
        throw error;
      }
    },
    onClose: ({ extra }) => seats.get(extra)?.leave(),
    onSubscribe: ({ extra, subscriptions }, _id, { query, operationName, variables }) => {
      const seat = seats.get(extra);
      if (!seat || Object.keys(subscriptions).length > limits.subscriptions) {
        extra.socket.close(tryAgainLater, 'Too many subscriptions');
        return [refuse('Too many subscriptions.', 'TOO_MANY_SUBSCRIPTIONS')];
      }
      if (!documents.isKnown(query))
        return [refuse('This document is not one of the page’s own.', 'UNKNOWN_DOCUMENT')];
      try {
        const document = documents.parse(query);
        const operation = getOperationAST(document, operationName);
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
          return [refuse('The socket takes subscriptions only.', 'BAD_REQUEST')];
        }
        const invalid = documents.validate(document);
        if (invalid.length > 0) return invalid;
        const args: ExecutionArgs = {
          schema,
          document,
          operationName: operationName ?? null,
          variableValues: variables ?? {},
          contextValue: { services, viewer: seat.viewer, request: extra.info } satisfies Context,
        };
        return args;
      } catch (error) {
        return [maskError(error, services)];
      }
    },
    onError: (_context, _id, _payload, errors) => errors.map((error) => maskError(error, services).toJSON()),
    // A subscription that was refused.
    onNext: (_context, _id, _payload, _args, { data, errors }) => payloadOf(data, errors, services),
    onOperation: ({ extra }, id, _payload, _args, result) =>
      result instanceof AnswerStream ? sent(result, extra, id, bodyOf) : undefined,
  };
}

function payloadOf(
  data: ExecutionResult['data'],
  errors: readonly GraphQLError[] | undefined,
  services: Services,
): FormattedExecutionResult {
  if (!errors) return { data: data ?? null };
  return { data: data ?? null, errors: errors.map((error) => maskError(error, services).toJSON()) };
}

type AnswerBody = (answer: ExecutionResult) => Buffer;

/** The rest of a `next` message after its id. An answer that many sockets share is written once. */
function createBodies(services: Services): AnswerBody {
  const bodies = new WeakMap<ExecutionResult, Buffer>();
  return (answer) => {
    const known = bodies.get(answer);
    if (known) return known;
    const body = Buffer.from(
      `,"type":"next","payload":${JSON.stringify(payloadOf(answer.data, answer.errors, services))}}`,
    );
    bodies.set(answer, body);
    return body;
  };
}

/**
 * Answers go to the socket as they come, past graphql-ws, which would write each for each socket anew; to it,
 * it is a subscription without answers that ends.
 */
function sent(
  answers: AnswerStream,
  { socket, send }: SocketExtra,
  id: string,
  bodyOf: AnswerBody,
): AsyncGenerator<ExecutionResult, void, void> {
  // Not a buffer: as long as the socket lives it would hold the whole slab that it was cut from.
  const head = `{"id":${JSON.stringify(id)}`;
  const over = { done: true, value: undefined } as const;
  const end = async () => {
    answers.end();
    return over;
  };
  const generator: AsyncGenerator<ExecutionResult, void, void> = {
    next: async () => {
      try {
        await answers.forEach((answer) => send(Buffer.concat([Buffer.from(head), bodyOf(answer)])));
      } catch (error) {
        if (!(error instanceof ListenerOverflow)) throw error;
        // Events were missed: the client comes back and catches up.
        socket.close(tryAgainLater, 'Too slow');
      }
      return over;
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => generator,
    [Symbol.asyncDispose]: async () => answers.end(),
  };
  return generator;
}

import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { decodeJwt } from 'jose';
import type { SocketExtra, SubscriptionServerOptions } from '../lib/graphqlEndpoint.ts';
import type { Context, RequestInfo } from '../lib/context.ts';
import type { Services } from '../lib/services.ts';
import type { Documents } from './documents.ts';
import { maskError } from './masking.ts';
import { subscribe } from './subscribe.ts';

interface SubscriptionOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly contextOf: (authorization: string | undefined, request: RequestInfo) => Promise<Context>;
  readonly services: Services;
}

function refuse(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The header's form of the token that a client gave when the socket opened. */
function authorizationOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const token = params?.['accessToken'] ?? params?.['authorization'];
  if (typeof token !== 'string' || token === '') return undefined;
  return token.startsWith('Bearer ') ? token : `Bearer ${token}`;
}

/** When the access token runs out, for a token that was found to be good. */
function expiryOf(authorization: string): number {
  return (decodeJwt(authorization.slice('Bearer '.length)).exp ?? 0) * 1000;
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === 'UNAUTHENTICATED';
}

/** Not 4401, which tells a client to stay away: with a new token it may come back. */
function forbid({ socket }: SocketExtra): void {
  socket.close(CloseCode.Forbidden, 'Forbidden');
}

/** Sockets take subscriptions only, through the same checks as HTTP: known document, limits, validation, the viewer of the token. */
export function createSubscriptionOptions({
  schema,
  documents,
  contextOf,
  services,
}: SubscriptionOptions): SubscriptionServerOptions {
  /** A socket lives no longer than the token it was opened with. */
  const ends = new WeakMap<SocketExtra, ReturnType<typeof setTimeout>>();

  return {
    connectionInitWaitTimeout: 5_000,
    subscribe,
    // Without a token it is a guest's, who may subscribe to what is for everybody. False closes it with 4403.
    onConnect: async ({ connectionParams, extra }) => {
      const authorization = authorizationOf(connectionParams);
      if (authorization === undefined) return true;
      try {
        const { viewer } = await contextOf(authorization, extra.info);
        if (viewer.kind !== 'user') return false;
      } catch (error) {
        if (isUnauthenticated(error)) return false;
        throw error;
      }
      const leftMs = expiryOf(authorization) - services.clock.now().getTime();
      ends.set(extra, setTimeout(() => forbid(extra), Math.max(leftMs, 0)).unref());
      return true;
    },
    onClose: ({ extra }) => clearTimeout(ends.get(extra)),
    onSubscribe: async ({ connectionParams, extra }, _id, { query, operationName, variables }) => {
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
          contextValue: await contextOf(authorizationOf(connectionParams), extra.info),
        };
        return args;
      } catch (error) {
        // The session has ended since the socket was opened.
        if (isUnauthenticated(error)) forbid(extra);
        return [maskError(error, services)];
      }
    },
    onError: (_context, _id, _payload, errors) => errors.map((error) => maskError(error, services).toJSON()),
    onNext: (_context, _id, _payload, _args, result) =>
      result.errors && {
        data: result.data ?? null,
        errors: result.errors.map((error) => maskError(error, services).toJSON()),
      },
  };
}

import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { ExecutionArgs, GraphQLSchema, subscribe as subscribeFunction } from 'graphql';
import type { SubscriptionServerOptions } from '../lib/graphqlEndpoint.ts';
import type { Context, RequestInfo } from '../lib/context.ts';
import type { Services } from '../lib/services.ts';
import type { Documents } from './documents.ts';
import { maskError } from './masking.ts';

interface SubscriptionOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly contextOf: (authorization: string | undefined, request: RequestInfo) => Promise<Context>;
  readonly services: Services;
  readonly subscribe: typeof subscribeFunction;
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

/** Sockets take subscriptions only, through the same checks as HTTP: known document, limits, validation, the viewer of the token. */
export function createSubscriptionOptions({
  schema,
  documents,
  contextOf,
  services,
  subscribe,
}: SubscriptionOptions): SubscriptionServerOptions {
  return {
    connectionInitWaitTimeout: 5_000,
    subscribe,
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

import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type { Context } from '../lib/context.ts';
import { hasRole } from '../lib/viewer.ts';
import type { Role } from '../lib/viewer.ts';
import { decodeGlobalId, encodeGlobalId } from '../lib/globalId.ts';

interface Types {
  Context: Context;
  AuthScopes: {
    /** Anybody, signed in or not. Said aloud, so that a field nobody thought about is told from one that is public. */
    everyone: boolean;
    signedIn: boolean;
    role: Role | readonly Role[];
  };
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    Upload: { Input: Blob; Output: never };
    ID: { Input: string; Output: string };
  };
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
}

/**
 * The one schema builder. Every field of Query, Mutation and Subscription states its `authScopes` (held by `permissions.test.ts`); a viewer
 * without them gets UNAUTHENTICATED or FORBIDDEN, never a hint whether the thing exists.
 */
export const builder = new SchemaBuilder<Types>({
  plugins: [ScopeAuthPlugin, RelayPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: ({ viewer }) => ({
      everyone: true,
      signedIn: viewer.kind === 'user',
      role: (wanted) => hasRole(viewer, ...(typeof wanted === 'string' ? [wanted] : wanted)),
    }),
    unauthorizedError: (_parent, { viewer }) =>
      viewer.kind === 'guest'
        ? new GraphQLError('ログインが必要です。', {
            extensions: { code: 'UNAUTHENTICATED', http: { status: 200 } },
          })
        : new GraphQLError('この操作はできません。', {
            extensions: { code: 'FORBIDDEN', http: { status: 200 } },
          }),
  },
  relay: {
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: (id) => decodeGlobalId(id) ?? { typename: '', id: '' },
    cursorType: 'String',
    clientMutationId: 'omit',
    edgesFieldOptions: { nullable: { list: false, items: false } },
    nodeFieldOptions: { nullable: false },
    nodeQueryOptions: { authScopes: { everyone: true } },
    nodesQueryOptions: { authScopes: { everyone: true } },
  },
});

builder.queryType({});

builder.scalarType('DateTime', {
  description: 'A moment as ISO 8601 in UTC with milliseconds.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : undefined;
    if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('DateTime must be an ISO 8601 string.');
    return date;
  },
});

builder.scalarType('Upload', {
  description: 'A file of a multipart request (GraphQL multipart request specification).',
  serialize: () => {
    throw new GraphQLError('Upload is for input only.');
  },
  parseValue: (value) => {
    if (!(value instanceof Blob)) throw new GraphQLError('Upload must be a file of a multipart request.');
    return value;
  },
});

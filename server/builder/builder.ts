import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import type { Context } from '../lib/context.ts';
import { hasRole, seesMemberContent } from '../lib/viewer.ts';
import type { Role } from '../lib/viewer.ts';
import { decodeGlobalId, encodeGlobalId, globalIdsOf } from '../lib/globalId.ts';
import type { GlobalId } from '../lib/globalId.ts';
import { readDateTime, serializeDateTime } from './dateTime.ts';
import { upTo } from './lists.ts';

interface Types {
  Context: Context;
  AuthScopes: {
    /** Anybody, signed in or not. Said aloud, so that a field nobody thought about is told from one that is public. */
    everyone: boolean;
    /** Whoever holds an access token, the registration finished or not. */
    signedIn: boolean;
    /** Members whose `contentVisibilityType` is not ONLY_PUBLIC. */
    memberContent: boolean;
    /** Whoever authorises with a refresh token. */
    refreshing: boolean;
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

/** Types that `node(id:)` finds. Known once every module has registered its own. */
const nodeTypes = new Set<string>();
/** Interfaces that `node(id:)` finds, by the type among theirs that loads all of them. */
const loadedAs: Readonly<Record<string, string>> = { JobOpening: 'ContractJobOpening' };
/** An id that is nobody's, of a type that is looked up by its owner alone: what is no id of a node is answered as unknown. */
const nothing = { typename: 'User', id: '' };

const nodeOptions = v.object({ pothosOptions: v.object({ id: v.object({ resolve: v.function() }) }) });

/** The id of a node whose rows carry it (`precomputedIdsOf`). Such a field has no function at all: a compiled operation reads the row's `id`. */
export const precomputedId = {
  resolve: (_row: { readonly id: GlobalId }): string => {
    throw new Error('What a row carries is read, not asked for.');
  },
};

/** The relay plugin makes ids in an async function: a promise for each id of an answer. Ours wait for nothing. */
function encodeIdsAtOnce(type: GraphQLObjectType): void {
  const { id } = type.getFields();
  const { resolve: keyOf } = v.parse(nodeOptions, type.extensions).pothosOptions.id;
  const encode = globalIdsOf(type.name);
  if (id)
    id.resolve = keyOf === precomputedId.resolve ? undefined : (row: unknown) => encode(String(keyOf(row)));
}

/** The relay plugin asks a function each for what every connection and edge simply has: a call for each row of a page. */
function readWhatIsThere(type: GraphQLObjectType): void {
  const { edges, node, pageInfo } = type.getFields();
  for (const field of [edges, node, pageInfo])
    if (field && field.extensions['pothosResolveWrapped'] !== true) field.resolve = undefined;
}

/** For `graphql/schema.ts`, which has the whole. */
export function finishNodeTypes(schema: GraphQLSchema): GraphQLSchema {
  const node = schema.getType('Node');
  if (!isInterfaceType(node)) return schema;
  for (const type of schema.getImplementations(node).objects) {
    nodeTypes.add(type.name);
    encodeIdsAtOnce(type);
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && /(?:Connection|Edge)$/u.test(type.name)) readWhatIsThere(type);
  return schema;
}

/**
 * The one schema builder. Every field of Query, Mutation and Subscription states its `authScopes` (held by `permissions.test.ts`); a viewer
 * without them gets UNAUTHENTICATED or FORBIDDEN, never a hint whether the thing exists.
 */
export const builder = new SchemaBuilder<Types>({
  plugins: [ScopeAuthPlugin, RelayPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    // Else a subscription would be asked only when there is something to tell.
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      everyone: viewer.kind !== 'refresh',
      signedIn: viewer.kind === 'user',
      memberContent: seesMemberContent(viewer),
      refreshing: viewer.kind === 'refresh',
      role: (wanted) => hasRole(viewer, ...(typeof wanted === 'string' ? [wanted] : wanted)),
    }),
    unauthorizedError: (_parent, { viewer }) =>
      viewer.kind !== 'user'
        ? new GraphQLError('ログインが必要です。', {
            extensions: { code: 'UNAUTHENTICATED', http: { status: 200 } },
          })
        : new GraphQLError('この操作はできません。', {
            extensions: { code: 'FORBIDDEN', http: { status: 200 } },
          }),
  },
  relay: {
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: (id) => {
      const decoded = decodeGlobalId(id);
      if (!decoded) return nothing;
      const typename = loadedAs[decoded.typename] ?? decoded.typename;
      return nodeTypes.has(typename) ? { typename, id: decoded.id } : nothing;
    },
    cursorType: 'String',
    clientMutationId: 'omit',
    edgesFieldOptions: { nullable: { list: false, items: false } },
    nodeFieldOptions: { nullable: false },
    nodeQueryOptions: { authScopes: { everyone: true } },
    nodesQueryOptions: { authScopes: { everyone: true }, args: { ids: upTo(100) } },
  },
});

builder.queryType({});

builder.scalarType('DateTime', {
  description: 'A moment as ISO 8601 in UTC with milliseconds.',
  serialize: serializeDateTime,
  parseValue: readDateTime,
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

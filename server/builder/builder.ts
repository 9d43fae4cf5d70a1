import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import * as v from 'valibot';
import type { Context } from '../lib/request/context.ts';
import { hasRole, seesMemberContent } from '../lib/request/viewer.ts';
import type { Role } from '../lib/request/viewer.ts';
import { decodeGlobalId, encodeGlobalId, globalIdsOf } from '../lib/request/globalId.ts';
import type { GlobalId } from '../lib/request/globalId.ts';
import { readDateTime, serializeDateTime } from './dateTime.ts';
import { upTo } from './lists.ts';

interface Types {
  Context: Context;
  AuthScopes: {
    /** Public, said explicitly to differ from a forgotten scope. */
    everyone: boolean;
    /** With an access token, the registration finished or not. */
    signedIn: boolean;
    /** Members whose `contentVisibilityType` is not ONLY_PUBLIC. */
    memberContent: boolean;
    /** With a refresh token. */
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

/** Types that `node(id:)` finds; complete once all modules are imported. */
const nodeTypes = new Set<string>();
/** Interfaces that `node(id:)` finds, with the type that loads any of them. */
const loadedAs: Readonly<Record<string, string>> = { JobOpening: 'ContractJobOpening' };
/**
 * An id that belongs to nobody, of a type that only its owner can load: other ids are answered as unknown.
 */
const nothing = { typename: 'User', id: '' };

const nodeOptions = v.object({ pothosOptions: v.object({ id: v.object({ resolve: v.function() }) }) });

/**
 * For nodes whose rows carry their global id (`precomputedIdsOf`): no resolver, a compiled operation reads
 * the row's `id`.
 */
export const precomputedId = {
  resolve: (_row: { readonly id: GlobalId }): string => {
    throw new Error('What a row carries is read, not asked for.');
  },
};

/** The relay plugin encodes ids in an async function, a promise for each; ours are synchronous. */
function encodeIdsAtOnce(type: GraphQLObjectType): void {
  const { id } = type.getFields();
  const { resolve: keyOf } = v.parse(nodeOptions, type.extensions).pothosOptions.id;
  const encode = globalIdsOf(type.name);
  if (id)
    id.resolve = keyOf === precomputedId.resolve ? undefined : (row: unknown) => encode(String(keyOf(row)));
}

/**
 * Removes the relay plugin's resolvers for plain properties of connections and edges: a call for each row of
 * a page.
 */
function readWhatIsThere(type: GraphQLObjectType): void {
  const { edges, node, pageInfo } = type.getFields();
  for (const field of [edges, node, pageInfo])
    if (field && field.extensions['pothosResolveWrapped'] !== true) field.resolve = undefined;
}

/** For `graphql/schema.ts`. */
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
 * The members' schema builder. Every field of Query, Mutation and Subscription has `authScopes` (held by
 * `permissions.test.ts`); a viewer without them gets UNAUTHENTICATED or FORBIDDEN, never a hint whether the
 * thing exists.
 */
export const builder = new SchemaBuilder<Types>({
  plugins: [ScopeAuthPlugin, RelayPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    // Otherwise a subscription would be authorised only at its first event.
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

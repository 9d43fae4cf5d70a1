import SchemaBuilder from '@pothos/core';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import { decodeGlobalId, encodeGlobalId } from '../../lib/request/globalId.ts';
import { hasStaffRole } from '../../lib/request/staff.ts';
import type { StaffContext, StaffRole } from '../../lib/request/staff.ts';
import { readDateTime, serializeDateTime } from '../dateTime.ts';

interface Types {
  Context: StaffContext;
  AuthScopes: {
    everyone: boolean;
    /** Any signed-in staff member. */
    staff: boolean;
    /** One of these roles, or an administrator. */
    roles: readonly StaffRole[];
  };
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    ID: { Input: string; Output: string };
  };
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
}

/** The schema builder of `/admin/graphql`, separate so that neither schema contains anything of the other. */
export const staffBuilder = new SchemaBuilder<Types>({
  plugins: [ScopeAuthPlugin, RelayPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: ({ viewer }) => ({
      everyone: true,
      staff: viewer.kind === 'staff',
      roles: (wanted) => hasStaffRole(viewer, wanted),
    }),
    unauthorizedError: (_parent, { viewer }) =>
      viewer.kind === 'nobody'
        ? new GraphQLError('ログインが必要です。', {
            extensions: { code: 'UNAUTHENTICATED', http: { status: 200 } },
          })
        : new GraphQLError('この操作をする役割がありません。', {
            extensions: { code: 'FORBIDDEN', http: { status: 200 } },
          }),
  },
  relay: {
    encodeGlobalID: encodeGlobalId,
    decodeGlobalID: (id) => {
      const decoded = decodeGlobalId(id);
      return { typename: decoded?.typename ?? '', id: decoded?.id ?? '' };
    },
    cursorType: 'String',
    clientMutationId: 'omit',
    edgesFieldOptions: { nullable: { list: false, items: false } },
    nodeFieldOptions: { nullable: false },
    nodeQueryOptions: false,
    nodesQueryOptions: false,
  },
});

staffBuilder.queryType({});
staffBuilder.mutationType({});

staffBuilder.scalarType('DateTime', {
  description: 'A moment as ISO 8601 in UTC with milliseconds.',
  serialize: serializeDateTime,
  parseValue: readDateTime,
});

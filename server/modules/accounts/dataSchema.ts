import { builder } from '../../builder/builder.ts';
import { ErrorInterface, orErrors } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import { encodeGlobalId } from '../../lib/globalId.ts';
import * as deletion from './deletion.ts';
import { exportAddress, latestDataExport, requestDataExport } from './export.ts';
import type { DataExportRow } from './exportSql.ts';
import type { UserRow } from './sql.ts';
import { User, UserPayload } from './userType.ts';
import { reloadViewerUser } from './users.ts';

const DataExportStatus = builder.enumType('DataExportStatus', {
  values: ['FAILED', 'READY', 'REQUESTED'] as const,
});

const DataExport = builder.objectRef<DataExportRow>('DataExport').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('DataExport', id) }),
    status: t.expose('status', { type: DataExportStatus }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    readyAt: t.expose('readyAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    byteSize: t.exposeFloat('byteSize', { nullable: true }),
    url: t.string({
      nullable: true,
      description: 'Where the file is fetched from with the access token; null unless ready.',
      resolve: ({ id, status }) => (status === 'READY' ? exportAddress(id) : null),
    }),
  }),
});

interface DataExportAnswer {
  readonly user?: UserRow | null;
  readonly errors: readonly ExpectedError[];
}

const DataExportPayload = builder.objectRef<DataExportAnswer>('DataExportPayload').implement({
  fields: (t) => ({
    user: t.field({ type: User, nullable: true, resolve: ({ user }) => user ?? null }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

builder.objectField(User, 'latestDataExport', (t) =>
  t.field({
    type: DataExport,
    nullable: true,
    description: 'The last export asked for; null when there is none.',
    resolve: (user, _args, context) => latestDataExport(context, user.id),
  }),
);

builder.mutationFields((t) => ({
  requestDataExport: t.field({
    type: DataExportPayload,
    args: { password: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: (_root, { password }, context) =>
      orErrors(['ForbiddenError', 'UserInputInvalidError', 'RateLimitExceededError'], async () => {
        await requestDataExport(context, password);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  requestAccountDeletion: t.field({
    type: UserPayload,
    args: { password: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: (_root, { password }, context) =>
      orErrors(['ForbiddenError', 'UserInputInvalidError', 'RateLimitExceededError'], async () => {
        await deletion.requestAccountDeletion(context, password);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  cancelAccountDeletion: t.field({
    type: UserPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(['ForbiddenError'], async () => {
        await deletion.cancelAccountDeletion(context);
        return { user: await reloadViewerUser(context) };
      }),
  }),
}));

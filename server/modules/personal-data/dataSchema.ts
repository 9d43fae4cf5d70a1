import { builder } from '../../builder/builder.ts';
import { payload } from '../../builder/payload.ts';
import { orErrors } from '../../builder/errors.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import * as deletion from './deletion/deletion.ts';
import { exportAddress, latestDataExport, requestDataExport } from './export/export.ts';
import type { DataExportRow } from './export/exportSql.ts';
import { Company } from '../companies/company/schema.ts';
import type { UserRow } from '../accounts/users/sql.ts';
import { User, UserPayload } from '../accounts/users/userType.ts';
import { reloadViewerUser } from '../accounts/users/users.ts';

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

const DataExportPayload = payload<{ readonly user: UserRow | null }>('DataExportPayload', (t) => ({
  user: t.expose('user', { type: User, nullable: true }),
}));

builder.objectField(User, 'latestDataExport', (t) =>
  t.field({
    type: DataExport,
    nullable: true,
    description: 'The last export asked for; null when there is none.',
    resolve: (user, _args, context) => latestDataExport(context, user.id),
  }),
);

const Hindrance = builder.enumType('LeavingHindrance', { values: deletion.hindrances });

builder.objectField(Company, 'leavingHindrance', (t) =>
  t.field({
    type: Hindrance,
    nullable: true,
    description:
      'Why the viewer cannot leave: its last owner before colleagues, or before openings that are not over. Null for whoever can, and for others.',
    resolve: ({ id }, _args, context) => deletion.ownHindrance(context, id),
  }),
);

builder.mutationFields((t) => ({
  requestDataExport: t.field({
    type: DataExportPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(['ConfirmationRequiredError', 'ForbiddenError', 'RateLimitExceededError'], async () => {
        await requestDataExport(context);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  requestAccountDeletion: t.field({
    type: UserPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(['ConfirmationRequiredError', 'ForbiddenError'], async () => {
        await deletion.requestAccountDeletion(context);
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

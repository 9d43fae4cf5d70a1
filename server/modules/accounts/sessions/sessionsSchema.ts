import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { maskedAddress } from './deviceNames.ts';
import { endOtherSessions, endOwnSession, sessionsOf } from './sessions.ts';
import type { SessionRow } from './sessionsSql.ts';
import { User, UserPayload } from '../users/userType.ts';
import { viewerUser } from '../users/users.ts';

const DeviceSession = builder.objectRef<SessionRow>('DeviceSession').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('DeviceSession', id) }),
    deviceName: t.exposeString('deviceName'),
    address: t.string({
      description: 'Part of the network address, enough to recognise a place.',
      resolve: ({ address }) => maskedAddress(address),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    needsNoCodeUntil: t.expose('needsNoCodeUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then the password is enough there, although the account has a second factor.',
    }),
    isCurrent: t.boolean({
      resolve: ({ id }, _args, { viewer }) => viewer.kind === 'user' && viewer.sessionId === id,
    }),
  }),
});

builder.objectFields(User, (t) => ({
  sessions: t.field({
    type: [DeviceSession],
    description: 'Devices signed in, the one that asks first, then by last use.',
    resolve: (user, _args, context) => sessionsOf(context, user.id),
  }),
}));

builder.mutationFields((t) => ({
  endSession: t.field({
    type: UserPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { id }, context) =>
      orErrors([], async () => {
        await endOwnSession(context, id);
        return { user: await viewerUser(context) };
      }),
  }),
  endOtherSessions: t.field({
    type: UserPayload,
    description: 'Ends every other device’s session.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors([], async () => {
        await endOtherSessions(context);
        return { user: await viewerUser(context) };
      }),
  }),
}));

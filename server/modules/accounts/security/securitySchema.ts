import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { maskedAddress } from '../sessions/deviceNames.ts';
import { User } from '../users/userType.ts';
import { changesOf, securityChangeKinds } from './securityChanges.ts';
import type { SecurityChangeRow } from './securityChangesSql.ts';

const SecurityChangeKind = builder.enumType('SecurityChangeKind', { values: securityChangeKinds });

const SecurityChange = builder.objectRef<SecurityChangeRow>('SecurityChange').implement({
  description: 'Something that changed about the ways into the account.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('SecurityChange', id) }),
    kind: t.expose('kind', { type: SecurityChangeKind }),
    detail: t.exposeString('detail', { nullable: true, description: 'The name of what was changed.' }),
    deviceName: t.exposeString('deviceName'),
    address: t.string({ resolve: ({ address }) => maskedAddress(address) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.objectField(User, 'securityChanges', (t) =>
  t.field({
    type: [SecurityChange],
    description: 'The last twenty of 90 days, newest first.',
    resolve: (user, _args, context) => changesOf(context, user.id),
  }),
);

import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { User, UserPayload } from '../../accounts/users/userType.ts';
import { reloadViewerUser } from '../../accounts/users/users.ts';
import { ChatUser } from '../messages/messageSchema.ts';
import { ChatRoom } from '../schema.ts';
import * as blocking from './blocking.ts';

builder.objectFields(User, (t) => ({
  blockedPeople: t.field({
    type: [ChatUser],
    description: 'People of companies whom the creator takes no messages from, newest first.',
    resolve: (user, _args, context) => blocking.blockedPeople(context, user.id),
  }),
  blockedChatRooms: t.field({
    type: [ChatRoom],
    description: 'Rooms with creators whom the viewer’s company has blocked, newest block first.',
    resolve: (user, _args, context) => blocking.blockedRooms(context, user.id),
  }),
}));

builder.objectField(ChatRoom, 'blockedMembers', (t) =>
  t.field({
    type: [ChatUser],
    description: 'Of its members, whom the creator has blocked one by one; told to the creator alone.',
    resolve: (room, _args, context) => blocking.blockedMembers(context, room),
  }),
);

const failures = ['ForbiddenError', 'UserNotFoundError'] as const;

builder.mutationFields((t) => ({
  blockPerson: t.field({
    type: UserPayload,
    description: 'One person of a company, a `ChatUser`, can no longer write to the creator; the others can.',
    args: { userId: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { userId }, context) =>
      orErrors([...failures], async () => {
        await blocking.blockPerson(context, userId);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  unblockPerson: t.field({
    type: UserPayload,
    args: { userId: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { userId }, context) =>
      orErrors([...failures], async () => {
        await blocking.unblockPerson(context, userId);
        return { user: await reloadViewerUser(context) };
      }),
  }),
}));

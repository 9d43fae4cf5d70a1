import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import * as acts from './roomActs.ts';
import type { RoomRow } from './roomsSql.ts';
import { ChatRoom } from '../schema.ts';

interface RoomAnswer {
  readonly chatRoom?: RoomRow;
}

export const ChatRoomPayload = payload<RoomAnswer>(
  'ChatRoomPayload',
  (t) => ({
    chatRoom: t.expose('chatRoom', { type: ChatRoom, nullable: true }),
  }),
  'The room as it now stands; null when refused.',
);

const refusals = ['ArgumentInvalidError', 'ForbiddenError', 'UserNotFoundError'] as const;
const answer = (run: () => Promise<RoomRow>) => orErrors(refusals, async () => ({ chatRoom: await run() }));
const authScopes = { signedIn: true };

builder.mutationFields((t) => ({
  answerChatRequest: t.field({
    type: ChatRoomPayload,
    description: 'The creator lets a first message in, or turns it away.',
    args: { roomId: t.arg.id({ required: true }), accepts: t.arg.boolean({ required: true }) },
    authScopes,
    resolve: (_root, args, context) => answer(() => acts.answerRequest(context, args)),
  }),
  muteChatRoom: t.field({
    type: ChatRoomPayload,
    description: 'No notices and mails of this room, for oneself.',
    args: { roomId: t.arg.id({ required: true }), isMuted: t.arg.boolean({ required: true }) },
    authScopes,
    resolve: (_root, args, context) => answer(() => acts.muteRoom(context, args)),
  }),
  archiveChatRoom: t.field({
    type: ChatRoomPayload,
    description: 'Puts the room aside for oneself until somebody writes in it.',
    args: { roomId: t.arg.id({ required: true }), isArchived: t.arg.boolean({ required: true }) },
    authScopes,
    resolve: (_root, args, context) => answer(() => acts.archiveRoom(context, args)),
  }),
  assignChatRoom: t.field({
    type: ChatRoomPayload,
    description: 'Who of the company answers for the room: a `ChatUser` of it, or nobody.',
    args: { roomId: t.arg.id({ required: true }), userId: t.arg.id() },
    authScopes,
    resolve: (_root, args, context) => answer(() => acts.assignRoom(context, args)),
  }),
  blockChatRoom: t.field({
    type: ChatRoomPayload,
    description:
      'A company ends a talk with a creator, or takes that back. Creators use `blockCompany` or `blockPerson`.',
    args: { roomId: t.arg.id({ required: true }), isBlocked: t.arg.boolean({ required: true }) },
    authScopes,
    resolve: (_root, args, context) => answer(() => acts.blockInRoom(context, args)),
  }),
}));

import { builder } from '../../builder/builder.ts';
import { keyOf } from '../../lib/globalId.ts';
import { message, messagesAdded } from './messages.ts';
import { ownRooms } from './rooms.ts';
import type { RoomRow } from './rooms.ts';
import type { MessageRow } from './sql.ts';

const ChatMessage = builder.objectRef<MessageRow>('PlainMessage').implement({
  description: 'Words said in a chat room.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sequence: t.exposeInt('sequence', { description: 'Place in the room, from 1, without gaps.' }),
    text: t.exposeString('text', { nullable: true, description: 'Null once the sender has deleted it.' }),
    sendAt: t.expose('sendAt', { type: 'DateTime' }),
  }),
});

export const ChatRoom = builder.objectRef<RoomRow>('ChatRoom');

builder.node(ChatRoom, {
  description: 'A room of a company and a creator, for those who are in it.',
  id: { resolve: (room) => room.id },
  loadManyWithoutCache: (ids, context) => ownRooms(context, ids),
  fields: () => ({}),
});

builder.subscriptionType({});

builder.subscriptionFields((t) => ({
  messageAdded: t.field({
    type: ChatMessage,
    description:
      'Messages added to a room of the viewer’s, from now on. After a reconnect, fetch what was missed.',
    args: { roomId: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    subscribe: (_root, args, context) => messagesAdded(context, keyOf(args.roomId, 'ChatRoom')),
    resolve: (id, _args, context) => message(context, id),
  }),
}));

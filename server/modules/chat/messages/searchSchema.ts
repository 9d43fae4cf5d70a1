import { builder } from '../../../builder/builder.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import { messageById } from './messages.ts';
import { Message } from './messageSchema.ts';
import { ownRoom } from '../rooms/rooms.ts';
import { ChatRoom } from '../schema.ts';
import { searchMessages } from './search.ts';
import type { FoundRow } from './searchSql.ts';

const FoundMessage = builder.objectRef<FoundRow>('FoundMessage').implement({
  description: 'A message that a search found, and its room.',
  fields: (t) => ({
    message: t.field({
      type: Message,
      nullable: true,
      resolve: ({ id }, _args, context) => messageById(context, id),
    }),
    room: t.field({
      type: ChatRoom,
      nullable: true,
      resolve: ({ roomId }, _args, context) => ownRoom(context, roomId),
    }),
  }),
});
const FoundMessageEdge = builder.edgeObject({ type: FoundMessage, name: 'FoundMessageEdge' });
const FoundMessageConnection = builder.connectionObject(
  { type: FoundMessage, name: 'FoundMessageConnection' },
  FoundMessageEdge,
);

builder.queryField('searchMessages', (t) =>
  t.field({
    type: FoundMessageConnection,
    description:
      'What was said in the viewer’s rooms, or in one of them, the newest first. Width, case and kana make no difference; several words have to be there all.',
    args: { ...t.arg.connectionArgs(), text: t.arg.string({ required: true }), roomId: t.arg.id() },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) => searchMessages(context, args, keysetPage(args)),
  }),
);

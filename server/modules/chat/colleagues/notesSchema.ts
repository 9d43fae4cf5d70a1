import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { ChatUser } from '../messages/messageSchema.ts';
import { chatPerson } from '../rooms/people.ts';
import { ChatRoomPayload } from '../rooms/roomActsSchema.ts';
import { ChatRoom } from '../schema.ts';
import { addNote, deleteNote, notesOf } from './notes.ts';
import type { RoomNoteRow } from './notesSql.ts';

const ChatRoomNote = builder.objectRef<RoomNoteRow>('ChatRoomNote').implement({
  description: 'What somebody of the company wrote about a room, for colleagues alone.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ChatRoomNote', id) }),
    body: t.exposeString('body'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    author: t.field({
      type: ChatUser,
      resolve: ({ authorId }, _args, context) => chatPerson(context, authorId),
    }),
    isMine: t.boolean({ resolve: ({ authorId }, _args, { viewer }) => authorId === viewerId(viewer) }),
  }),
});

builder.objectField(ChatRoom, 'notes', (t) =>
  t.field({
    type: [ChatRoomNote],
    description: 'Newest first; told to the company alone.',
    resolve: async (room, _args, context) => [...(await notesOf(context, room))],
  }),
);

const AddNoteInput = builder.inputType('AddChatRoomNoteInput', {
  fields: (t) => ({
    roomId: t.id({ required: true }),
    body: t.string({ required: true }),
    clientId: t.string({ description: 'A UUID made by the page: sent again it is the same note.' }),
  }),
});

const refusals = ['ArgumentInvalidError', 'ForbiddenError'] as const;
const authScopes = { signedIn: true };

builder.mutationFields((t) => ({
  addChatRoomNote: t.field({
    type: ChatRoomPayload,
    description: 'Writes a note for colleagues about a room.',
    args: { input: t.arg({ type: AddNoteInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      orErrors(
        [...refusals, 'MessageIdInvalidError', 'RateLimitExceededError', 'UserInputInvalidError'],
        async () => ({ chatRoom: await addNote(context, input) }),
      ),
  }),
  deleteChatRoomNote: t.field({
    type: ChatRoomPayload,
    description: 'Takes a note of one’s own away.',
    args: { id: t.arg.id({ required: true }) },
    authScopes,
    resolve: (_root, { id }, context) =>
      orErrors(refusals, async () => ({ chatRoom: await deleteNote(context, id) })),
  }),
}));

import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { OkPayload } from '../../accounts/users/userType.ts';
import { sendFile, sendMedia } from './attaching.ts';
import { Message } from './messageSchema.ts';
import type { MessageRow } from './messagesSql.ts';
import { readMessages, tellTyping } from './reading.ts';
import { createRoom } from '../rooms/rooms.ts';
import type { RoomRow } from '../rooms/roomsSql.ts';
import { ChatRoom } from '../schema.ts';
import { deleteMessage, sendWords } from './sending.ts';

const CreateRoomPayload = payload<{ readonly chatRoom?: RoomRow }>('CreateChatRoomPayload', (t) => ({
  chatRoom: t.expose('chatRoom', { type: ChatRoom, nullable: true }),
  chatRoomId: t.id({
    nullable: true,
    resolve: ({ chatRoom }) => (chatRoom ? encodeGlobalId('ChatRoom', chatRoom.id) : null),
  }),
}));

export const MessagePayload = payload<{ readonly message?: MessageRow }>('MessagePayload', (t) => ({
  message: t.expose('message', { type: Message, nullable: true }),
}));

const DeleteMessagePayload = payload<{ readonly message?: MessageRow }>('DeleteMessagePayload', (t) => ({
  message: t.expose('message', {
    type: Message,
    nullable: true,
    description: 'What is left of it: its place.',
  }),
  deletedId: t.id({
    nullable: true,
    resolve: ({ message }) => (message ? encodeGlobalId('ChatMessage', message.id) : null),
  }),
}));

const ReadMessagePayload = payload<{ readonly room?: RoomRow }>('ReadMessagePayload', (t) => ({
  success: t.boolean({ resolve: ({ errors }) => errors.length === 0 }),
  chatRoom: t.field({ type: ChatRoom, nullable: true, resolve: ({ room }) => room ?? null }),
}));

const CreateRoomInput = builder.inputType('CreateChatRoomInput', {
  fields: (t) => ({
    userId: t.id({ description: 'The creator; for people of companies.' }),
    companyId: t.id({ description: 'The company; for creators.' }),
  }),
});

const AddMessageInput = builder.inputType('AddMessageInput', {
  fields: (t) => ({
    roomId: t.id({ required: true }),
    text: t.string({ required: true }),
    clientId: t.string({
      description: 'A UUID made by the page: the same one is the same message, however often it is sent.',
    }),
    replyToId: t.id({ description: 'The message that it answers.' }),
  }),
});

const ReadMessageInput = builder.inputType('ReadMessageInput', {
  fields: (t) => ({
    roomId: t.id({ required: true }),
    messageId: t.id({ description: 'The last one that was read; the newest unless told.' }),
  }),
});

const signedIn = { signedIn: true };

builder.mutationFields((t) => ({
  createChatRoom: t.field({
    type: CreateRoomPayload,
    description: 'Opens the room with a creator or a company, or leads to the one there is.',
    args: { input: t.arg({ type: CreateRoomInput, required: true }) },
    authScopes: signedIn,
    resolve: (_root, { input }, context) =>
      orErrors(['ForbiddenError', 'RateLimitExceededError', 'UserNotFoundError'], async () => ({
        chatRoom: await createRoom(context, input),
      })),
  }),
  addMessage: t.field({
    type: MessagePayload,
    args: { input: t.arg({ type: AddMessageInput, required: true }) },
    authScopes: signedIn,
    resolve: (_root, { input }, context) =>
      orErrors(sendErrors, async () => ({ message: await sendWords(context, input) })),
  }),
  addMediaMessage: t.field({
    type: MessagePayload,
    description: 'A picture or a film.',
    args: {
      file: t.arg({ type: 'Upload', required: true }),
      roomId: t.arg.id({ required: true }),
      clientId: t.arg.string({ description: 'As in `AddMessageInput`.' }),
      replyToId: t.arg.id(),
      albumId: t.arg.string({ description: 'A UUID that pictures sent together share.' }),
      poster: t.arg({ type: 'Upload', description: 'A film’s first picture, taken in the browser.' }),
    },
    authScopes: signedIn,
    resolve: (_root, args, context) =>
      orErrors(attachErrors, async () => ({ message: await sendMedia(context, args) })),
  }),
  addFileMessage: t.field({
    type: MessagePayload,
    description: 'A file: AI, PDF, PSD or ZIP.',
    args: {
      file: t.arg({ type: 'Upload', required: true }),
      roomId: t.arg.id({ required: true }),
      clientId: t.arg.string({ description: 'As in `AddMessageInput`.' }),
      replyToId: t.arg.id(),
    },
    authScopes: signedIn,
    resolve: (_root, args, context) =>
      orErrors(attachErrors, async () => ({ message: await sendFile(context, args) })),
  }),
  deleteMessage: t.field({
    type: DeleteMessagePayload,
    description: 'Takes one’s own message back for everybody.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: signedIn,
    resolve: (_root, { id }, context) =>
      orErrors(
        ['ForbiddenError', 'MessageDeleteForbiddenError', 'MessageIdInvalidError', 'MessageNotFoundError'],
        async () => ({ message: await deleteMessage(context, id) }),
      ),
  }),
  readMessage: t.field({
    type: ReadMessagePayload,
    args: { input: t.arg({ type: ReadMessageInput, required: true }) },
    authScopes: signedIn,
    resolve: (_root, { input }, context) =>
      orErrors(['ArgumentInvalidError', 'MessageIdInvalidError', 'MessageNotFoundError'], async () => ({
        room: await readMessages(context, input),
      })),
  }),
  tellTyping: t.field({
    type: OkPayload,
    description: 'Says to the others in the room that the viewer writes. Nothing of it is kept.',
    args: { roomId: t.arg.id({ required: true }) },
    authScopes: signedIn,
    resolve: (_root, { roomId }, context) =>
      orErrors(['ArgumentInvalidError'], async () => {
        await tellTyping(context, roomId);
        return {};
      }),
  }),
}));

const sendErrors = [
  'ArgumentInvalidError',
  'ForbiddenError',
  'MessageIdInvalidError',
  'MessageNotFoundError',
  'RateLimitExceededError',
  'UserInputInvalidError',
] as const;

const attachErrors = [...sendErrors, 'InvalidImageInputError'] as const;

import { builder } from '../../builder/builder.ts';
import { keyOf } from '../../lib/request/globalId.ts';
import { keysetPage } from '../../lib/request/paging.ts';
import { companyBehind } from '../companies/company/companies.ts';
import { Company } from '../companies/company/schema.ts';
import { creatorBehind } from '../creators/profiles/creators.ts';
import { CreatorUser } from '../creators/profiles/schema.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import type { RoomEvent } from './events.ts';
import { ChatUser, Message } from './messages/messageSchema.ts';
import { changesAfter, messagesOf } from './messages/messages.ts';
import type { Changes } from './messages/messages.ts';
import { chatPerson } from './rooms/people.ts';
import * as rooms from './rooms/rooms.ts';
import type { ReadRow, RoomRow } from './rooms/roomsSql.ts';
import { roomStandings, sideOf, standingOf, whyNot } from './rooms/standing.ts';
import { changesOfRoom, messagesAdded, roomsChanged } from './subscriptions.ts';
import { viewerId } from '../../lib/request/viewer.ts';

const ChatRoomStanding = builder.enumType('ChatRoomStanding', {
  description: 'Whether the viewer can write in a room, and if not, why.',
  values: roomStandings,
});

const ChatRead = builder.objectRef<Pick<ReadRow, 'sequence' | 'userId'>>('ChatRead').implement({
  description: 'Up to where somebody has read.',
  fields: (t) => ({
    userId: t.id({ resolve: ({ userId }) => encodeGlobalId('ChatUser', userId) }),
    sequence: t.exposeInt('sequence'),
  }),
});

export const ChatRoom = builder.objectRef<RoomRow>('ChatRoom');

builder.node(ChatRoom, {
  description: 'A room of a company and a creator, for those who are in it.',
  id: { resolve: (room) => room.id },
  loadManyWithoutCache: (ids, context) => rooms.ownRooms(context, ids),
  fields: (t) => ({
    hasUnread: t.exposeBoolean('hasUnread'),
    unreadCount: t.int({
      description: 'How many messages came since the viewer last read.',
      resolve: (room) => Math.max(room.lastSequence - room.lastReadSequence, 0),
    }),
    lastSequence: t.exposeInt('lastSequence', { description: 'Place of the newest message; 0 without any.' }),
    lastReadSequence: t.exposeInt('lastReadSequence', { description: 'Up to where the viewer has read.' }),
    lastChange: t.exposeInt('lastChange', { description: 'Number of the newest change of any kind.' }),
    lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime' }),
    isMuted: t.exposeBoolean('isMuted'),
    isArchived: t.exposeBoolean('isArchived', { description: 'Put aside until a new message comes.' }),
    ownUserId: t.id({
      description: 'Which of the `ChatUser`s the viewer is.',
      resolve: (_room, _args, { viewer }) => encodeGlobalId('ChatUser', viewerId(viewer) ?? ''),
    }),
    standing: t.field({
      type: ChatRoomStanding,
      resolve: (room, _args, { viewer }) => standingOf(room, sideOf(room, viewerId(viewer))),
    }),
    cannotSendReason: t.string({
      nullable: true,
      description: 'What is shown instead of the field to write in; null where the viewer may write.',
      resolve: (room, _args, { viewer }) => whyNot(room, sideOf(room, viewerId(viewer))),
    }),
    latestMessage: t.field({
      type: Message,
      nullable: true,
      resolve: (room, _args, context) => rooms.latestMessage(context, room),
    }),
    members: t.field({
      type: [ChatUser],
      resolve: (room, _args, context) => rooms.membersOf(context, room),
    }),
    attachments: t.field({
      type: [Message],
      description: 'The newest pictures, films and files of the room.',
      resolve: async (room, _args, context) => [...(await rooms.filesOf(context, room))],
    }),
    reads: t.field({
      type: [ChatRead],
      description: 'The others, as far as both sides show what they have read.',
      resolve: async (room, _args, context) => [...(await rooms.readsOf(context, room))],
    }),
    creator: t.field({
      type: CreatorUser,
      resolve: ({ creatorId }, _args, context) => creatorBehind(context, creatorId),
    }),
    company: t.field({
      type: Company,
      resolve: ({ companyId }, _args, context) => companyBehind(context, companyId),
    }),
    assignee: t.field({
      type: ChatUser,
      nullable: true,
      description: 'Who of the company answers; told to the company alone.',
      resolve: ({ assigneeId, creatorId }, _args, context) =>
        assigneeId === null || creatorId === viewerId(context.viewer)
          ? null
          : chatPerson(context, assigneeId),
    }),
  }),
});

const ChatRoomFilter = builder.enumType('ChatRoomFilter', { values: rooms.roomFilters });
const ChatRoomEdge = builder.edgeObject({ type: ChatRoom, name: 'ChatRoomEdge' });
const ChatRoomConnection = builder.connectionObject(
  { type: ChatRoom, name: 'ChatRoomConnection' },
  ChatRoomEdge,
);
const MessageEdge = builder.edgeObject({ type: Message, name: 'MessageEdge' });
const MessageConnection = builder.connectionObject({ type: Message, name: 'MessageConnection' }, MessageEdge);

const ChatChanges = builder.objectRef<Changes>('ChatChanges').implement({
  description: 'What became of a room while somebody was away.',
  fields: (t) => ({
    messages: t.field({
      type: [Message],
      description: 'Sent, deleted or otherwise changed, in the order in which it happened.',
      resolve: ({ messages }) => [...messages],
    }),
    reached: t.exposeInt('reached', { description: 'Up to which number this is everything.' }),
    hasMore: t.exposeBoolean('hasMore'),
    room: t.field({
      type: ChatRoom,
      nullable: true,
      resolve: ({ roomId }, _args, context) => rooms.ownRoom(context, roomId),
    }),
  }),
});

const mostRooms = 100;

builder.queryFields((t) => ({
  myChatRooms: t.field({
    type: [ChatRoom],
    description: `The viewer’s newest ${mostRooms} rooms; \`chatRooms\` pages through all of them.`,
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const page = keysetPage({ first: mostRooms });
      return (await rooms.roomsOf(context, page, { filter: 'ALL' })).edges.map(({ node }) => node);
    },
  }),
  chatRooms: t.field({
    type: ChatRoomConnection,
    description: 'The viewer’s rooms, the newest word first.',
    args: {
      ...t.arg.connectionArgs(),
      filter: t.arg({ type: ChatRoomFilter, defaultValue: 'ALL' }),
      name: t.arg.string({ description: 'Part of a name that the room shows.' }),
    },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) =>
      rooms.roomsOf(context, keysetPage(args), { filter: args.filter ?? 'ALL', name: args.name }),
  }),
  chatRequestsCount: t.int({
    description: 'How many requests wait for the viewer’s answer, 100 at the most; 0 for companies.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => rooms.requestsCount(context),
  }),
  messages: t.field({
    type: MessageConnection,
    nullable: true,
    description:
      'What is said in a room, oldest first; the newest page unless told. Null for no room of the viewer’s.',
    args: {
      roomId: t.arg.id({ required: true }),
      ...t.arg.connectionArgs(),
      around: t.arg.int({
        description: 'A message’s `sequence`: a page with it in the middle, as long as `last` says.',
      }),
    },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) => messagesOf(context, keyOf(args.roomId, 'ChatRoom'), args),
  }),
  chatChanges: t.field({
    type: ChatChanges,
    nullable: true,
    description: 'What became of a room after a number of it, for whoever was away.',
    args: { roomId: t.arg.id({ required: true }), after: t.arg.int({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) => changesAfter(context, keyOf(args.roomId, 'ChatRoom'), args.after),
  }),
}));

const ChatTyping = builder.objectRef<NonNullable<RoomEvent['typing']>>('ChatTyping').implement({
  description: 'Somebody writes.',
  fields: (t) => ({
    userId: t.id({ resolve: ({ userId }) => encodeGlobalId('ChatUser', userId) }),
    until: t.expose('until', { type: 'DateTime' }),
  }),
});

const ChatRoomEvent = builder.objectRef<RoomEvent>('ChatRoomEvent').implement({
  description:
    'Something became of a room. Whoever finds a gap between two numbers asks `chatChanges` for what is missing.',
  fields: (t) => ({
    change: t.exposeInt('change', {
      nullable: true,
      description: 'The room’s number; the first event has the one that stands. Null for typing.',
    }),
    message: t.field({
      type: Message,
      nullable: true,
      description: 'Sent or changed.',
      resolve: ({ message }) => message,
    }),
    read: t.field({ type: ChatRead, nullable: true, resolve: ({ read }) => read }),
    typing: t.field({ type: ChatTyping, nullable: true, resolve: ({ typing }) => typing }),
    room: t.field({
      type: ChatRoom,
      nullable: true,
      description: 'Where the room itself changed: who is in it, its standing.',
      resolve: ({ isState, roomId }, _args, context) => (isState ? rooms.ownRoom(context, roomId) : null),
    }),
  }),
});

builder.objectField(Company, 'canMessage', (t) =>
  t.boolean({
    description:
      'For creators: whether `createChatRoom` opens the room with it, as it follows them or they entered one of its openings.',
    resolve: (company, _args, context) => rooms.canWriteTo(context, company.id),
  }),
);

builder.subscriptionType({});

builder.subscriptionFields((t) => ({
  messageAdded: t.field({
    type: Message,
    description:
      'Messages added to a room of the viewer’s, from now on. `chatRoomChanged` tells of everything, and where to go on from.',
    args: { roomId: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    subscribe: (_root, args, context) => messagesAdded(context, keyOf(args.roomId, 'ChatRoom')),
    resolve: (message) => message,
  }),
  chatRoomChanged: t.field({
    type: ChatRoomEvent,
    description: 'Everything that becomes of a room. The first event comes at once.',
    args: { roomId: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    subscribe: (_root, args, context) => changesOfRoom(context, keyOf(args.roomId, 'ChatRoom')),
    resolve: (event) => event,
  }),
  myChatRoomChanged: t.field({
    type: ChatRoom,
    nullable: true,
    description: 'Rooms of the viewer’s in which something happened, for lists of rooms.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) => roomsChanged(context),
    resolve: (roomId, _args, context) => rooms.ownRoom(context, roomId),
  }),
}));

import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { ChatRoomPayload } from '../rooms/roomActsSchema.ts';
import { ChatRoom } from '../schema.ts';
import {
  cancelLater,
  changeLater,
  laterOf,
  nextBusinessMorning,
  openingTitleOf,
  sendLater,
} from './later.ts';
import type { LaterRow } from './laterSql.ts';

const ScheduledMessage = builder.objectRef<LaterRow>('ScheduledMessage').implement({
  description: 'What the viewer wrote to be sent later.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ScheduledMessage', id) }),
    clientId: t.exposeString('clientId', { description: 'Of the message that it becomes.' }),
    text: t.exposeString('text'),
    sendAt: t.expose('sendAt', { type: 'DateTime' }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'Why it was not sent when its time had come.',
    }),
  }),
});

builder.objectFields(ChatRoom, (t) => ({
  scheduledMessages: t.field({
    type: [ScheduledMessage],
    description: 'The viewer’s own, in the order in which they go.',
    resolve: async (room, _args, context) => [...(await laterOf(context, room))],
  }),
  openingTitle: t.string({
    nullable: true,
    description: 'Of the company’s opening that the creator entered last; told to the company alone.',
    resolve: (room, _args, context) => openingTitleOf(context, room),
  }),
}));

builder.queryField('nextBusinessMorning', (t) =>
  t.field({
    type: 'DateTime',
    description: 'Nine in the morning in Japan of the next day on which banks are open.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, { services }) => nextBusinessMorning(services.clock.now()),
  }),
);

const ScheduleInput = builder.inputType('ScheduleMessageInput', {
  fields: (t) => ({
    roomId: t.id({ required: true }),
    text: t.string({ required: true }),
    sendAt: t.field({ type: 'DateTime', required: true }),
    clientId: t.string({ description: 'As in `AddMessageInput`: of the message that it becomes.' }),
  }),
});

const ChangeInput = builder.inputType('ChangeScheduledMessageInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    text: t.string({ required: true }),
    sendAt: t.field({ type: 'DateTime', required: true }),
  }),
});

const errors = ['ArgumentInvalidError', 'ForbiddenError', 'UserInputInvalidError'] as const;
const authScopes = { signedIn: true };

builder.mutationFields((t) => ({
  scheduleMessage: t.field({
    type: ChatRoomPayload,
    description: 'Sends a message later. It is looked at anew when it goes.',
    args: { input: t.arg({ type: ScheduleInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      orErrors([...errors, 'MessageIdInvalidError', 'RateLimitExceededError'], async () => ({
        chatRoom: await sendLater(context, input),
      })),
  }),
  changeScheduledMessage: t.field({
    type: ChatRoomPayload,
    args: { input: t.arg({ type: ChangeInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      orErrors(errors, async () => ({ chatRoom: await changeLater(context, input) })),
  }),
  cancelScheduledMessage: t.field({
    type: ChatRoomPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes,
    resolve: (_root, { id }, context) =>
      orErrors(errors, async () => ({ chatRoom: await cancelLater(context, id) })),
  }),
}));

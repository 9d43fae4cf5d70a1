import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { Message } from '../messages/messageSchema.ts';
import type { MessageRow } from '../messages/messagesSql.ts';
import { MessagePayload } from '../messages/writeSchema.ts';
import * as interviews from './interviews.ts';
import type { InterviewRow } from './interviewsSql.ts';

const InterviewState = builder.enumType('InterviewState', {
  values: {
    PROPOSED: { description: 'The creator has yet to answer.' },
    FIXED: {
      description: 'At `startsAt`; with `times` another date is proposed and this one stands until then.',
    },
    NONE_FITS: { description: 'The company may propose others.' },
    CANCELLED: {},
  } as const,
});

const InterviewActType = builder.enumType('InterviewAct', {
  values: ['PROPOSED', 'PICKED', 'NONE_FITS', 'CANCELLED'] as const,
});

const Interview = builder.objectRef<InterviewRow>('Interview').implement({
  description: 'An interview that a company and a creator agree upon in their room: the same for both sides.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Interview', id) }),
    state: t.expose('state', { type: InterviewState }),
    version: t.exposeInt('version', { description: 'Rises with every change; an answer names it.' }),
    minutes: t.exposeInt('minutes'),
    place: t.exposeString('place', { nullable: true }),
    times: t.field({
      type: ['DateTime'],
      description: 'What the creator may pick now, earliest first.',
      resolve: ({ times }) => [...times],
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true }),
    openingTitle: t.exposeString('openingTitle', {
      nullable: true,
      description: 'Of the entry it is about.',
    }),
  }),
});

builder.objectRef<MessageRow>('InterviewMessage').implement({
  description: 'Something done about the date of an interview.',
  interfaces: [Message],
  fields: (t) => ({
    act: t.field({
      type: InterviewActType,
      resolve: async (message, _args, context) => (await interviews.actOf(context, message)).act,
    }),
    actTimes: t.field({
      type: ['DateTime'],
      description: 'What was proposed, picked or called off.',
      resolve: async (message, _args, context) => [...(await interviews.actOf(context, message)).times],
    }),
    interview: t.field({
      type: Interview,
      description: 'As it now stands.',
      resolve: (message, _args, context) => interviews.interviewOf(context, message),
    }),
  }),
});

const clientIdText = 'As in `AddMessageInput`.';

const ProposeInput = builder.inputType('ProposeInterviewInput', {
  fields: (t) => ({
    roomId: t.id({ required: true }),
    times: t.field({ type: ['DateTime'], required: true, ...upTo(interviews.mostTimes) }),
    minutes: t.int({ required: true, description: '30 or 60.' }),
    place: t.string(),
    candidateId: t.id({ description: 'The entry it is about; the newest one that is open unless told.' }),
    interviewId: t.id({
      description: 'Proposes other times for this one; a date that is fixed stands until one is picked.',
    }),
    version: t.int({ description: 'Of that interview, as it was seen.' }),
    clientId: t.string({ description: clientIdText }),
  }),
});

const AnswerInput = builder.inputType('AnswerInterviewInput', {
  fields: (t) => ({
    interviewId: t.id({ required: true }),
    version: t.int({ required: true, description: 'Of the interview, as it was seen.' }),
    time: t.field({ type: 'DateTime', description: 'One of the times; left out, none fits.' }),
    clientId: t.string({ description: clientIdText }),
  }),
});

const CancelInput = builder.inputType('CancelInterviewInput', {
  fields: (t) => ({
    interviewId: t.id({ required: true }),
    version: t.int({ required: true, description: 'Of the interview, as it was seen.' }),
    clientId: t.string({ description: clientIdText }),
  }),
});

const errors = ['ArgumentInvalidError', 'ForbiddenError', 'MessageIdInvalidError'] as const;
const authScopes = { signedIn: true };

builder.mutationFields((t) => ({
  proposeInterview: t.field({
    type: MessagePayload,
    description: 'A company proposes times for an interview; the candidate’s stage becomes INTERVIEW.',
    args: { input: t.arg({ type: ProposeInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      orErrors([...errors, 'RateLimitExceededError', 'UserInputInvalidError'], async () => ({
        message: await interviews.proposeInterview(context, input),
      })),
  }),
  answerInterview: t.field({
    type: MessagePayload,
    description: 'The creator picks one of the times, or says that none fits.',
    args: { input: t.arg({ type: AnswerInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      orErrors(errors, async () => ({ message: await interviews.answerInterview(context, input) })),
  }),
  cancelInterview: t.field({
    type: MessagePayload,
    description: 'Calls an interview off; the creator one that was fixed.',
    args: { input: t.arg({ type: CancelInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      orErrors(errors, async () => ({ message: await interviews.cancelInterview(context, input) })),
  }),
}));

import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { upTo } from '../../../builder/lists.ts';
import { orErrors } from '../../../builder/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { enterOpening, withdrawEntry } from './enter.ts';
import { JobOpeningPayload } from '../openings/openingPayloadType.ts';
import type { OpeningRow } from '../openings/openingSql.ts';
import { JobOpening } from '../openings/openingType.ts';

const EntryFullTimePayload = payload<{ readonly jobOpening: OpeningRow; readonly chatRoomId: string | null }>(
  'EntryFullTimeJobOpeningPayload',
  (t) => ({
    chatRoomId: t.id({
      nullable: true,
      resolve: ({ chatRoomId }) => (chatRoomId == null ? null : encodeGlobalId('ChatRoom', chatRoomId)),
    }),
    jobOpening: t.expose('jobOpening', {
      type: JobOpening,
      nullable: true,
    }),
  }),
);

const EntryAnswerInput = builder.inputType('EntryAnswerInput', {
  fields: (t) => ({
    questionId: t.id({ required: true }),
    answerText: t.string({ required: true }),
  }),
});
const EntryJobOpeningInput = builder.inputType('EntryJobOpeningInput', {
  fields: (t) => ({
    jobOpeningId: t.id({ required: true }),
    entryMessage: t.string({ required: true }),
    answers: t.field({ type: [EntryAnswerInput], required: true, ...upTo(100) }),
    openingVersion: t.int({
      description:
        'The `publishedVersion` that was read: the entry is refused once another one is published. Null: whichever is.',
    }),
  }),
});

const refusals = [
  'JobOpeningNotFoundError',
  'EntryAlreadyExistError',
  'JobOpeningQuestionNotFoundError',
  'UserInputInvalidError',
  'ArgumentInvalidError',
  'ForbiddenError',
  'RateLimitExceededError',
] as const;

builder.mutationFields((t) => ({
  entryJobOpening: t.field({
    type: JobOpeningPayload,
    description: 'Enters a contract or an hourly opening, once.',
    args: { input: t.arg({ type: EntryJobOpeningInput, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { input }, context) =>
      orErrors(refusals, async () => ({
        jobOpening: (await enterOpening(context, input, 'OUTSOURCING')).jobOpening,
      })),
  }),
  entryFullTimeJobOpening: t.field({
    type: EntryFullTimePayload,
    description: 'Enters a full-time opening, once, and opens the chat room of the creator and the company.',
    args: { input: t.arg({ type: EntryJobOpeningInput, required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { input }, context) =>
      orErrors(refusals, () => enterOpening(context, input, 'FULL_TIME')),
  }),
  withdrawEntry: t.field({
    type: JobOpeningPayload,
    description: 'Takes back an entry that is not decided yet.',
    args: { jobOpeningId: t.arg.id({ required: true }) },
    authScopes: { role: 'CREATOR_USER' },
    resolve: (_root, { jobOpeningId }, context) =>
      orErrors(
        ['JobOpeningNotFoundError', 'UserDoesNotEntryError', 'ArgumentInvalidError', 'ForbiddenError'],
        async () => ({ jobOpening: await withdrawEntry(context, jobOpeningId) }),
      ),
  }),
}));

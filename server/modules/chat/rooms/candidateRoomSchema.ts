import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { orErrors } from '../../../builder/errors.ts';
import type { ExpectedError } from '../../../builder/errors.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import { openRoomWithCandidate } from '../../jobs/desk/candidateNotes.ts';
import { Candidate } from '../../jobs/desk/candidateType.ts';
import type { EntryRow } from '../../jobs/entries/entrySql.ts';
import { ownRooms } from './rooms.ts';
import { ChatRoom } from '../schema.ts';

const CreateChatRoomPayload = payload<{ readonly roomId: string; readonly candidate: EntryRow }>(
  'CreateChatRoomWithCandidatePayload',
  (t) => ({
    chatRoom: t.field({
      type: ChatRoom,
      nullable: true,
      description: 'Beside an `AlreadySentMessageError` too: the room that was opened before.',
      resolve: async ({ roomId }, _args, context) =>
        roomId === undefined ? null : ((await ownRooms(context, [roomId]))[0] ?? null),
    }),
    candidate: t.expose('candidate', { type: Candidate, nullable: true }),
  }),
);

const alreadyOpen: ExpectedError = {
  code: 'AlreadySentMessageError',
  message: 'この応募者とのメッセージは、すでに始まっています。',
  details: {},
};

const CreateChatRoomInput = builder.inputType('CreateChatRoomWithCandidateInput', {
  fields: (t) => ({
    jobOpeningId: t.id({ required: true }),
    userId: t.id({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  createChatRoomWithCandidate: t.field({
    type: CreateChatRoomPayload,
    description: 'Opens the room with somebody who entered, or leads to the one there is.',
    args: { input: t.arg({ type: CreateChatRoomInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: async (_root, { input }, context) => {
      const answer = await orErrors(
        [
          'UserDoesNotEntryError',
          'UserNotFoundError',
          'UserInputInvalidError',
          'ArgumentInvalidError',
          'ForbiddenError',
          'RateLimitExceededError',
        ],
        () => openRoomWithCandidate(context, input),
      );
      return 'isNew' in answer && !answer.isNew ? { ...answer, errors: [alreadyOpen] } : answer;
    },
  }),
}));

import { builder } from '../../builder/builder.ts';
import { ErrorInterface, orErrors } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import { companyRoles } from '../../lib/viewer.ts';
import { ChatRoom } from '../chat/schema.ts';
import { CorporateUser } from '../companies/peopleSchema.ts';
import { candidateChangeKinds, candidateChanges } from './candidateEvents.ts';
import type { ChangedCandidate } from './candidateEvents.ts';
import { deleteNote, openRoomWithCandidate, saveNote } from './candidateNotes.ts';
import { colleague, openingOf } from './candidates.ts';
import { Candidate, CandidateNote, EntryStage } from './candidateType.ts';
import * as desk from './desk.ts';
import type { EntryRow, NoteRow } from './entrySql.ts';
import { openingChanges } from './openingEvents.ts';
import type { ChangedOpening } from './openingEvents.ts';
import { JobOpening } from './openingType.ts';

type Failing<Answer> = Partial<Answer> & { readonly errors: readonly ExpectedError[] };

const CandidatesPayload = builder.objectRef<Failing<desk.Acted>>('CandidatesPayload').implement({
  fields: (t) => ({
    candidates: t.field({ type: [Candidate], resolve: ({ candidates = [] }) => [...candidates] }),
    jobOpening: t.field({
      type: JobOpening,
      nullable: true,
      description: 'Theirs, with its counts, where they are all of one.',
      resolve: ({ jobOpening }) => jobOpening ?? null,
    }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

const MoveCandidatesPayload = builder.objectRef<Failing<desk.Moved>>('MoveCandidatesPayload').implement({
  fields: (t) => ({
    candidates: t.field({ type: [Candidate], resolve: ({ candidates = [] }) => [...candidates] }),
    jobOpening: t.field({
      type: JobOpening,
      nullable: true,
      description: 'Theirs, with its counts, where they are all of one.',
      resolve: ({ jobOpening }) => jobOpening ?? null,
    }),
    moveId: t.id({
      nullable: true,
      description:
        'For `takeBackMove`, within ten seconds: until then the creators hear and see nothing of the move.',
      resolve: ({ moveId }) => moveId ?? null,
    }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

const CandidateNotePayload = builder
  .objectRef<Failing<{ readonly note: NoteRow; readonly candidate: EntryRow }>>('CandidateNotePayload')
  .implement({
    fields: (t) => ({
      note: t.field({ type: CandidateNote, nullable: true, resolve: ({ note }) => note ?? null }),
      candidate: t.field({ type: Candidate, nullable: true, resolve: ({ candidate }) => candidate ?? null }),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });

const DeleteCandidateNotePayload = builder
  .objectRef<Failing<{ readonly deletedId: string; readonly candidate: EntryRow }>>(
    'DeleteCandidateNotePayload',
  )
  .implement({
    fields: (t) => ({
      deletedId: t.id({ nullable: true, resolve: ({ deletedId }) => deletedId ?? null }),
      candidate: t.field({ type: Candidate, nullable: true, resolve: ({ candidate }) => candidate ?? null }),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });

const CreateChatRoomPayload = builder
  .objectRef<Failing<{ readonly roomId: string; readonly candidate: EntryRow }>>('CreateChatRoomPayload')
  .implement({
    fields: (t) => ({
      chatRoom: t.field({
        type: ChatRoom,
        nullable: true,
        resolve: ({ roomId }) => (roomId === undefined ? null : { id: roomId }),
      }),
      candidate: t.field({ type: Candidate, nullable: true, resolve: ({ candidate }) => candidate ?? null }),
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    }),
  });

const MoveCandidatesInput = builder.inputType('MoveCandidatesInput', {
  description: '`message` is sent to the creators along with DECLINED, INTERVIEW, …',
  fields: (t) => ({
    candidateIds: t.idList({ required: true }),
    stage: t.field({ type: EntryStage, required: true }),
    message: t.string(),
  }),
});
const AssignCandidatesInput = builder.inputType('AssignCandidatesInput', {
  fields: (t) => ({
    candidateIds: t.idList({ required: true }),
    userId: t.id({ description: 'A colleague’s CorporateUser id; null: nobody.' }),
  }),
});
const CandidateNoteInput = builder.inputType('CandidateNoteInput', {
  fields: (t) => ({
    candidateId: t.id({ required: true }),
    noteId: t.id({ description: 'Null: a new note.' }),
    body: t.string({ required: true }),
  }),
});
const CreateChatRoomInput = builder.inputType('CreateChatRoomWithCandidateInput', {
  fields: (t) => ({
    jobOpeningId: t.id({ required: true }),
    userId: t.id({ required: true }),
  }),
});

const refusals = [
  'UserDoesNotEntryError',
  'UserNotFoundError',
  'UserInputInvalidError',
  'ArgumentInvalidError',
  'ForbiddenError',
  'RateLimitExceededError',
] as const;

builder.mutationFields((t) => ({
  takeBackMove: t.field({
    type: CandidatesPayload,
    description:
      'As if the move had never been: all of it, or an error once its creators were told or somebody moved one of them on.',
    args: { moveId: t.arg.id({ required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { moveId }, context) => orErrors(refusals, () => desk.takeBackMove(context, moveId)),
  }),
  moveCandidates: t.field({
    type: MoveCandidatesPayload,
    args: { input: t.arg({ type: MoveCandidatesInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) => orErrors(refusals, () => desk.moveCandidates(context, input)),
  }),
  assignCandidates: t.field({
    type: CandidatesPayload,
    args: { input: t.arg({ type: AssignCandidatesInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) => orErrors(refusals, () => desk.assignCandidates(context, input)),
  }),
  readCandidates: t.field({
    type: CandidatesPayload,
    args: { candidateIds: t.arg.idList({ required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { candidateIds }, context) =>
      orErrors(refusals, () => desk.readCandidates(context, candidateIds)),
  }),
  saveCandidateNote: t.field({
    type: CandidateNotePayload,
    args: { input: t.arg({ type: CandidateNoteInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) => orErrors(refusals, () => saveNote(context, input)),
  }),
  deleteCandidateNote: t.field({
    type: DeleteCandidateNotePayload,
    args: { noteId: t.arg.id({ required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { noteId }, context) =>
      orErrors(refusals, async () => ({
        candidate: await deleteNote(context, noteId),
        deletedId: noteId,
      })),
  }),
  createChatRoomWithCandidate: t.field({
    type: CreateChatRoomPayload,
    description: 'Opens the room with somebody who entered, or leads to the one there is.',
    args: { input: t.arg({ type: CreateChatRoomInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) => orErrors(refusals, () => openRoomWithCandidate(context, input)),
  }),
}));

const CandidateChangeKind = builder.enumType('CandidateChangeKind', { values: candidateChangeKinds });
const CandidateChange = builder.objectRef<ChangedCandidate>('CandidateChange').implement({
  description: 'A candidate of one of the company’s openings came, or was changed by a colleague.',
  fields: (t) => ({
    candidate: t.field({ type: Candidate, resolve: ({ candidate }) => candidate }),
    kind: t.field({ type: CandidateChangeKind, resolve: ({ kind }) => kind }),
    jobOpening: t.field({
      type: JobOpening,
      resolve: ({ candidate }, _args, context) => openingOf(context, candidate),
    }),
    changedBy: t.field({
      type: CorporateUser,
      nullable: true,
      description: 'Who did it; null for the creator.',
      resolve: ({ byUserId }, _args, context) => colleague(context, byUserId),
    }),
  }),
});

const OpeningEvent = builder.objectRef<ChangedOpening>('JobOpeningEvent').implement({
  description:
    'An opening of the company came out, changed its state, was stopped by the operators or let go.',
  fields: (t) => ({
    jobOpening: t.field({
      type: JobOpening,
      nullable: true,
      description: 'Null for whom it is no longer to be seen.',
      resolve: ({ opening }) => opening,
    }),
    changedBy: t.field({
      type: CorporateUser,
      nullable: true,
      description: 'Who did it; null for the operators, and when its last day was over.',
      resolve: ({ byUserId }, _args, context) => colleague(context, byUserId),
    }),
  }),
});

builder.subscriptionFields((t) => ({
  jobOpeningChanged: t.field({
    type: OpeningEvent,
    description: 'Of the viewer’s company, from now on. After a reconnect, fetch what was missed.',
    authScopes: { role: companyRoles },
    subscribe: (_root, _args, context) => openingChanges(context),
    resolve: (change) => change,
  }),
  candidateChanged: t.field({
    type: CandidateChange,
    description:
      'Of every opening of the viewer’s company, from now on. After a reconnect, fetch what was missed.',
    authScopes: { role: companyRoles },
    subscribe: (_root, _args, context) => candidateChanges(context),
    resolve: (change) => change,
  }),
}));

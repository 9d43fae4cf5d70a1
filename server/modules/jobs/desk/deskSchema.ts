import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { upTo } from '../../../builder/lists.ts';
import { orErrors } from '../../../builder/errors.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import { CorporateUser } from '../../companies/members/peopleSchema.ts';
import { candidateChangeKinds, candidateChanges } from './candidateEvents.ts';
import type { ChangedCandidate } from './candidateEvents.ts';
import { deleteNote, saveNote } from './candidateNotes.ts';
import { colleague, openingOf } from './candidates.ts';
import { Candidate, CandidateNote, EntryStage } from './candidateType.ts';
import * as desk from './desk.ts';
import type { EntryRow, NoteRow } from '../entries/entrySql.ts';
import { openingChanges } from './openingEvents.ts';
import type { ChangedOpening } from './openingEvents.ts';
import { JobOpening } from '../openings/openingType.ts';

const CandidatesPayload = payload<desk.Acted>('CandidatesPayload', (t) => ({
  candidates: t.field({ type: [Candidate], resolve: ({ candidates = [] }) => [...candidates] }),
  jobOpening: t.expose('jobOpening', {
    type: JobOpening,
    nullable: true,
    description: 'Theirs, with its counts, where they are all of one.',
  }),
}));

const MoveCandidatesPayload = payload<desk.Moved>('MoveCandidatesPayload', (t) => ({
  candidates: t.field({ type: [Candidate], resolve: ({ candidates = [] }) => [...candidates] }),
  jobOpening: t.expose('jobOpening', {
    type: JobOpening,
    nullable: true,
    description: 'Theirs, with its counts, where they are all of one.',
  }),
  moveId: t.exposeID('moveId', {
    nullable: true,
    description:
      'For `takeBackMove`, within ten seconds: until then the creators hear and see nothing of the move.',
  }),
}));

const CandidateNotePayload = payload<{ readonly note: NoteRow; readonly candidate: EntryRow }>(
  'CandidateNotePayload',
  (t) => ({
    note: t.expose('note', { type: CandidateNote, nullable: true }),
    candidate: t.expose('candidate', { type: Candidate, nullable: true }),
  }),
);

const DeleteCandidateNotePayload = payload<{ readonly deletedId: string; readonly candidate: EntryRow }>(
  'DeleteCandidateNotePayload',
  (t) => ({
    deletedId: t.exposeID('deletedId', { nullable: true }),
    candidate: t.expose('candidate', { type: Candidate, nullable: true }),
  }),
);

const MoveCandidatesInput = builder.inputType('MoveCandidatesInput', {
  description: '`message` is sent to the creators along with DECLINED, INTERVIEW, …',
  fields: (t) => ({
    candidateIds: t.idList({ required: true, ...upTo(100) }),
    stage: t.field({ type: EntryStage, required: true }),
    message: t.string(),
  }),
});
const AssignCandidatesInput = builder.inputType('AssignCandidatesInput', {
  fields: (t) => ({
    candidateIds: t.idList({ required: true, ...upTo(100) }),
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
    args: { candidateIds: t.arg.idList({ required: true, ...upTo(100) }) },
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

import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Connection } from '../../../lib/request/paging.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { CorporateUser } from '../../companies/members/peopleSchema.ts';
import { CreatorUser } from '../../creators/profiles/schema.ts';
import * as candidates from './candidates.ts';
import type { AnswerRow, EntryRow, NoteRow, StageChangeRow } from '../entries/entrySql.ts';
import { JobOpening, QuestionType } from '../openings/openingType.ts';

export const EntryStage = builder.enumType('EntryStage', {
  values: ['CONSIDERING', 'DECLINED', 'HIRED', 'INTERVIEW', 'NEW', 'OFFERED', 'WITHDRAWN'] as const,
});
export const CandidateSort = builder.enumType('CandidateSort', {
  values: {
    DEADLINE: {
      description: 'Reply-by date, the nearest first; those answered come last.',
      value: 'DEADLINE' as const,
    },
    NEWEST: { description: 'Came last first.', value: 'NEWEST' as const },
    OLDEST: { value: 'OLDEST' as const },
    FIT: {
      description:
        'Who fits what the opening asks for comes first, by the points that `fitReason` tells of. NEWEST for employment, which is never weighed, and for drafts.',
      value: 'FIT' as const,
    },
  },
});

export const JobEntryAnswer = builder.objectRef<AnswerRow>('JobEntryAnswer').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('JobEntryAnswer', id) }),
    questionTitle: t.exposeString('questionTitle', { description: 'The question as it was asked.' }),
    type: t.field({ type: QuestionType, resolve: ({ type }) => type }),
    answerText: t.exposeString('answerText'),
  }),
});

export const CandidateNote = builder.objectRef<NoteRow>('CandidateNote').implement({
  description: 'The company’s own words about a candidate, who never sees them.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('CandidateNote', id) }),
    author: t.field({
      type: CorporateUser,
      nullable: true,
      description: 'Null once they have left the company.',
      resolve: (note, _args, context) => candidates.colleague(context, note.authorId),
    }),
    body: t.exposeString('body'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    isOwn: t.boolean({
      resolve: (note, _args, { viewer }) => note.authorId !== null && viewerId(viewer) === note.authorId,
    }),
  }),
});

const StageCause = builder.enumType('CandidateStageCause', {
  values: ['OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED', 'OFFER_SENT', 'OFFER_WITHDRAWN'] as const,
});

const CandidateStageChange = builder.objectRef<StageChangeRow>('CandidateStageChange').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('CandidateStageChange', id) }),
    fromStage: t.field({ type: EntryStage, nullable: true, resolve: (change) => change.fromStage }),
    toStage: t.field({ type: EntryStage, resolve: (change) => change.toStage }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'What was sent to the creator with it.',
    }),
    changedBy: t.field({
      type: CorporateUser,
      nullable: true,
      description: 'Null for the creator, and for whoever has left the company.',
      resolve: (change, _args, context) => candidates.colleague(context, change.changedById),
    }),
    cause: t.expose('cause', {
      type: StageCause,
      nullable: true,
      description: 'The part that an official offer has in it.',
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
  }),
});

export const Candidate = builder.objectRef<EntryRow>('Candidate');

builder.node(Candidate, {
  description: 'An entry as those who act for the company see it.',
  id: { resolve: (entry) => entry.id },
  loadManyWithoutCache: (ids, context) => candidates.visibleCandidates(context, ids),
  fields: (t) => ({
    user: t.field({
      type: CreatorUser,
      resolve: (entry, _args, context) => candidates.creatorOf(context, entry),
    }),
    entryMessage: t.exposeString('entryMessage'),
    questionAnswers: t.field({
      type: [JobEntryAnswer],
      resolve: (entry, _args, context) => candidates.answersOf(context, entry),
    }),
    hasAlreadySentOffer: t.boolean({
      resolve: (entry, _args, context) => candidates.hasOffer(context, entry),
    }),
    chatRoomId: t.id({
      nullable: true,
      resolve: ({ chatRoomId }) => (chatRoomId === null ? null : encodeGlobalId('ChatRoom', chatRoomId)),
    }),
    stage: t.field({ type: EntryStage, resolve: (entry) => entry.stage }),
    stageChangedAt: t.expose('stageChangedAt', { type: 'DateTime' }),
    enteredAt: t.expose('enteredAt', { type: 'DateTime' }),
    replyBy: t.expose('replyBy', { type: 'DateTime' }),
    firstRepliedAt: t.expose('firstRepliedAt', { type: 'DateTime', nullable: true }),
    isLate: t.boolean({
      description: 'No answer although the date is over.',
      resolve: (entry, _args, context) => candidates.isLate(context, entry),
    }),
    isRead: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
    assignee: t.field({
      type: CorporateUser,
      nullable: true,
      resolve: (entry, _args, context) => candidates.colleague(context, entry.assigneeId),
    }),
    notes: t.field({
      type: [CandidateNote],
      description: 'Newest first.',
      resolve: (entry, _args, context) => candidates.notesOf(context, entry),
    }),
    notesCount: t.int({
      resolve: async (entry, _args, context) => (await candidates.notesOf(context, entry)).length,
    }),
    stageChanges: t.field({
      type: [CandidateStageChange],
      description: 'Newest first.',
      resolve: (entry, _args, context) => candidates.stageChangesOf(context, entry),
    }),
    jobOpening: t.field({
      type: JobOpening,
      resolve: (entry, _args, context) => candidates.openingOf(context, entry),
    }),
  }),
});

const CandidateEdge = builder.edgeObject({ name: 'CandidateEdge', type: Candidate });
export const CandidateConnection = builder.objectRef<Connection<EntryRow>>('CandidateConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [CandidateEdge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
  }),
});

const CandidateStageCount = builder
  .objectRef<{ readonly stage: EntryRow['stage']; readonly count: number }>('CandidateStageCount')
  .implement({
    fields: (t) => ({
      stage: t.field({ type: EntryStage, resolve: ({ stage }) => stage }),
      count: t.exposeInt('count'),
    }),
  });

export const CandidateCounts = builder.objectRef<candidates.CandidateCounts>('CandidateCounts').implement({
  description: 'Known without counting; `late` is counted up to 1,000.',
  fields: (t) => ({
    all: t.exposeInt('all'),
    unread: t.exposeInt('unread'),
    late: t.int({ resolve: ({ late }) => late() }),
    stages: t.field({ type: [CandidateStageCount], resolve: ({ stages }) => stages() }),
  }),
});

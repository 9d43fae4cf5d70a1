import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { EntryStage, JobEntryAnswer } from '../desk/candidateType.ts';
import type { EntryRow } from './entrySql.ts';
import type { OpeningChange } from '../contents/openingChanges.ts';
import * as entries from './ownEntries.ts';

const JobOpeningChange = builder.objectRef<OpeningChange>('JobOpeningChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    label: t.exposeString('label'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

export const JobEntry = builder.objectRef<EntryRow>('JobEntry');

builder.node(JobEntry, {
  description: 'An entry as the creator who made it sees it.',
  id: { resolve: (entry) => entry.id },
  loadManyWithoutCache: (ids, context) => entries.ownEntriesByIds(context, ids),
  fields: (t) => ({
    entryMessage: t.exposeString('entryMessage'),
    questionAnswers: t.field({
      type: [JobEntryAnswer],
      resolve: (entry, _args, context) => entries.answersOf(context, entry),
    }),
    stage: t.field({ type: EntryStage, resolve: (entry) => entry.stage }),
    enteredAt: t.expose('enteredAt', { type: 'DateTime' }),
    replyBy: t.expose('replyBy', { type: 'DateTime' }),
    firstRepliedAt: t.expose('firstRepliedAt', { type: 'DateTime', nullable: true }),
    chatRoomId: t.id({
      nullable: true,
      resolve: ({ chatRoomId }) => (chatRoomId === null ? null : encodeGlobalId('ChatRoom', chatRoomId)),
    }),
    latestMessage: t.string({
      nullable: true,
      description: 'The words the company sent with its last answer, such as a 見送り.',
      resolve: async (entry, _args, context) => (await entries.latestAnswer(context, entry))?.message ?? null,
    }),
    latestMessageAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async (entry, _args, context) =>
        (await entries.latestAnswer(context, entry))?.changedAt ?? null,
    }),
    changesSinceEntry: t.field({
      type: [JobOpeningChange],
      description: 'How the terms changed since the entry.',
      resolve: (entry, _args, context) => entries.changesSince(context, entry),
    }),
    canWithdraw: t.boolean({ resolve: (entry) => entries.mayWithdraw(entry) }),
  }),
});

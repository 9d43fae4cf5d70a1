import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { payload } from '../../../builder/payload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import type { Connection } from '../../../lib/request/paging.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import { CreatorUser } from '../../creators/profiles/schema.ts';
import * as lists from './lists.ts';
import type { ListedResult, Note } from './lists.ts';
import type { EntryRow, ListRow } from './listsSql.ts';

const ListEntry = builder.objectRef<EntryRow>('CreatorListEntry').implement({
  fields: (t) => ({
    id: t.id({
      resolve: ({ listId, creatorId }) =>
        `${encodeGlobalId('CreatorList', listId)}.${encodeGlobalId('CreatorUser', creatorId)}`,
    }),
    note: t.exposeString('note', { description: 'Written by and for the company’s people.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime' }),
    creator: t.field({
      type: CreatorUser,
      resolve: (entry, _args, context) => lists.creatorOf(context, entry),
    }),
  }),
});

const EntryEdge = builder.edgeObject({ name: 'CreatorListEntryEdge', type: ListEntry });
const EntryConnection = builder.objectRef<Connection<EntryRow>>('CreatorListEntryConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [EntryEdge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
  }),
});

const CreatorList = builder.objectRef<ListRow>('CreatorList').implement({
  description: 'Creators whom a company keeps under a name, shared by its people.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('CreatorList', id) }),
    name: t.exposeString('name'),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    count: t.int({
      description: 'Of those whom the viewer sees.',
      resolve: (list, _args, context) => lists.countOf(context, list),
    }),
    entries: t.field({
      type: EntryConnection,
      description: 'Put in last first.',
      args: { ...t.arg.connectionArgs() },
      resolve: (list, args, context) => lists.entriesOf(context, list, keysetPage(args)),
    }),
  }),
});

builder.objectFields(CreatorUser, (t) => ({
  creatorListIds: t.idList({
    description: 'Of the viewer’s company’s lists, those in which the creator stands.',
    resolve: async ({ key }, _args, context) =>
      (await lists.listIdsWith(context, key)).map((id) => encodeGlobalId('CreatorList', id)),
  }),
}));

const authScopes = { role: companyRoles };

builder.queryFields((t) => ({
  creatorLists: t.field({
    type: [CreatorList],
    description: 'Those of the viewer’s company, used last first.',
    authScopes,
    resolve: async (_root, _args, context) => [...(await lists.ownLists(context))],
  }),
  creatorList: t.field({
    type: CreatorList,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    authScopes,
    resolve: (_root, { id }, context) => lists.ownList(context, id),
  }),
}));

const ListsPayload = payload<{ readonly lists: readonly ListRow[]; readonly saved?: ListRow | null }>(
  'CreatorListsPayload',
  (t) => ({
    lists: t.field({
      type: [CreatorList],
      nullable: true,
      description: 'All of the company’s as they now stand; null when refused.',
      resolve: ({ lists: now }) => (now ? [...now] : null),
    }),
    saved: t.field({
      type: CreatorList,
      nullable: true,
      description: 'The one that was made or renamed, with its name as it is kept.',
      resolve: ({ saved }) => saved ?? null,
    }),
  }),
);
const TakenNote = builder.objectRef<Note>('TakenCreatorNote').implement({
  description: 'What a company had noted about a creator who was taken out of one of its lists.',
  fields: (t) => ({ creatorId: t.exposeID('creatorId'), note: t.exposeString('note') }),
});
const ListPayload = payload<ListedResult>('CreatorListPayload', (t) => ({
  list: t.expose('list', { type: CreatorList, nullable: true }),
  takenNotes: t.field({
    type: [TakenNote],
    nullable: true,
    description: 'What was noted about those who were taken out, to be given back where that is undone.',
    resolve: ({ takenNotes }) => takenNotes && [...takenNotes],
  }),
}));
const EntryPayload = payload<{ readonly entry: EntryRow }>('CreatorListEntryPayload', (t) => ({
  entry: t.expose('entry', { type: ListEntry, nullable: true }),
}));

const SaveInput = builder.inputType('SaveCreatorListInput', {
  fields: (t) => ({
    listId: t.id({ description: 'The one that is renamed.' }),
    newId: t.string({ description: 'A UUID made by the page for a new one: sent again it is the same.' }),
    name: t.string({ required: true }),
    creatorIds: t.idList({ description: 'Who stands in a new one.', ...upTo(lists.listLimits.atOnce) }),
  }),
});
const NoteAgain = builder.inputType('TakenCreatorNoteInput', {
  fields: (t) => ({ creatorId: t.id({ required: true }), note: t.string({ required: true }) }),
});
const ListedInput = builder.inputType('SetCreatorsListedInput', {
  fields: (t) => ({
    listId: t.id({ required: true }),
    creatorIds: t.idList({ required: true, ...upTo(lists.listLimits.atOnce) }),
    isListed: t.boolean({ required: true, description: 'Whether they are to stand in it.' }),
    notes: t.field({
      type: [NoteAgain],
      description: 'What was noted about them before they were taken out; kept of those who are not in it.',
      ...upTo(lists.listLimits.atOnce),
    }),
  }),
});
const NoteInput = builder.inputType('WriteCreatorListNoteInput', {
  fields: (t) => ({
    listId: t.id({ required: true }),
    creatorId: t.id({ required: true }),
    note: t.string({ required: true }),
  }),
});

const refusals = [
  'ArgumentInvalidError',
  'ForbiddenError',
  'UserInputInvalidError',
  'UserNotFoundError',
] as const;

builder.mutationFields((t) => ({
  saveCreatorList: t.field({
    type: ListsPayload,
    args: { input: t.arg({ type: SaveInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) => orErrors(refusals, () => lists.saveList(context, input)),
  }),
  deleteCreatorList: t.field({
    type: ListsPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes,
    resolve: (_root, { id }, context) =>
      orErrors(refusals, async () => ({ lists: await lists.deleteList(context, id) })),
  }),
  setCreatorsListed: t.field({
    type: ListPayload,
    args: { input: t.arg({ type: ListedInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) => orErrors(refusals, () => lists.setListed(context, input)),
  }),
  writeCreatorListNote: t.field({
    type: EntryPayload,
    args: { input: t.arg({ type: NoteInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      orErrors(refusals, async () => ({ entry: await lists.writeNote(context, input) })),
  }),
}));

import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { payload } from '../../../builder/payload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { User } from '../../accounts/users/userType.ts';
import type { UserRow } from '../../accounts/users/sql.ts';
import { reloadViewerUser } from '../../accounts/users/users.ts';
import { ActivityNotification } from '../../notifications/schema.ts';
import { facetName } from '../finding/search.ts';
import { SearchKind } from '../finding/searchSchema.ts';
import * as saved from './saved.ts';
import type { SavedRow } from './savedSql.ts';

const SavedSearchDelivery = builder.enumType('SavedSearchDelivery', {
  description: 'How its owner hears of what newly fits, within what they chose for notices of this kind.',
  values: {
    AT_ONCE: { description: 'As soon as something came in; what comes in soon after is told together.' },
    DAILY: { description: 'Once a day, before eight in the morning.' },
    NEVER: { description: 'Only where it is listed.' },
  },
});

interface Choice {
  readonly value: string;
}

const SavedSearchFilter = builder.objectRef<Choice>('SavedSearchFilter').implement({
  fields: (t) => ({
    value: t.exposeString('value'),
    name: t.string({
      nullable: true,
      description: 'Of what the house numbers; null for a word that every page knows.',
      resolve: ({ value }, _args, context) => facetName(context, value),
    }),
  }),
});

const SavedSearch = builder.objectRef<SavedRow>('SavedSearch').implement({
  description: 'A question that the viewer has kept, and is told of what newly fits.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('SavedSearch', id) }),
    name: t.exposeString('name'),
    query: t.exposeString('query'),
    kind: t.expose('kind', { type: SearchKind, nullable: true, description: 'Null for all of them.' }),
    filters: t.field({
      type: [SavedSearchFilter],
      resolve: ({ filters }) => filters.map((value) => ({ value })),
    }),
    delivery: t.expose('delivery', { type: SavedSearchDelivery }),
    newCount: t.int({
      description: 'What came in and was not looked at yet; counted to 100.',
      resolve: (row, _args, context) => saved.newCountOf(context, row),
    }),
    condition: t.string({
      description: 'What `searchCondition` answers for it.',
      // Not as it is stored: how words are folded may have changed.
      resolve: (row) => saved.conditionOf(row),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(ActivityNotification, (t) => ({
  savedSearch: t.field({
    type: SavedSearch,
    nullable: true,
    description: 'The one that found something.',
    resolve: ({ savedSearchId }, _args, context) => saved.ownSavedSearch(context, savedSearchId),
  }),
}));

builder.queryFields((t) => ({
  searchCondition: t.string({
    description:
      'A question in one spelling: ちょうちん and チョウチン are one, in whatever order words and choices are given.',
    args: {
      query: t.arg.string({ required: true }),
      kind: t.arg({ type: SearchKind }),
      filters: t.arg.stringList(upTo(60)),
    },
    authScopes: { signedIn: true },
    resolve: (_root, args) => saved.conditionOf(args),
  }),
  savedSearches: t.field({
    type: [SavedSearch],
    description: `The viewer's, saved last first; at most ${saved.savedLimits.searches}.`,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => saved.ownSavedSearches(context),
  }),
}));

const SavedSearchesPayload = payload<{
  readonly savedSearches: readonly SavedRow[];
  readonly savedSearch: SavedRow | null;
  readonly user: UserRow | null;
}>('SavedSearchesPayload', (t) => ({
  savedSearch: t.expose('savedSearch', {
    type: SavedSearch,
    nullable: true,
    description: 'The one it was about; null once it is deleted.',
  }),
  savedSearches: t.field({
    type: [SavedSearch],
    nullable: true,
    description: 'All of the viewer’s as they now stand; null when refused.',
    resolve: ({ savedSearches }) => (savedSearches ? [...savedSearches] : null),
  }),
  user: t.expose('user', { type: User, nullable: true, description: 'The viewer, whose mark may go.' }),
}));

const SaveInput = builder.inputType('SaveSearchInput', {
  fields: (t) => ({
    name: t.string({ description: 'Made of the words where there is none.' }),
    query: t.string({ required: true }),
    kind: t.field({ type: SearchKind }),
    filters: t.stringList(upTo(60)),
    delivery: t.field({ type: SavedSearchDelivery, required: true }),
  }),
});
const UpdateInput = builder.inputType('UpdateSavedSearchInput', {
  fields: (t) => ({
    savedSearchId: t.id({ required: true }),
    name: t.string({ description: 'As it stands where it is not given.' }),
    delivery: t.field({ type: SavedSearchDelivery }),
  }),
});

const refusals = ['ArgumentInvalidError', 'ForbiddenError', 'UserInputInvalidError'] as const;
const authScopes = { signedIn: true } as const;

builder.mutationFields((t) => {
  const act = (context: Parameters<typeof saved.ownSavedSearches>[0], run: () => Promise<SavedRow | null>) =>
    orErrors([...refusals, 'RateLimitExceededError'], async () => ({
      savedSearch: await run(),
      savedSearches: await saved.ownSavedSearches(context),
      user: await reloadViewerUser(context),
    }));
  return {
    saveSearch: t.field({
      type: SavedSearchesPayload,
      args: { input: t.arg({ type: SaveInput, required: true }) },
      authScopes,
      resolve: (_root, { input }, context) => act(context, () => saved.saveSearch(context, input)),
    }),
    updateSavedSearch: t.field({
      type: SavedSearchesPayload,
      args: { input: t.arg({ type: UpdateInput, required: true }) },
      authScopes,
      resolve: (_root, { input }, context) => act(context, () => saved.updateSavedSearch(context, input)),
    }),
    deleteSavedSearch: t.field({
      type: SavedSearchesPayload,
      args: { savedSearchId: t.arg.id({ required: true }) },
      authScopes,
      resolve: (_root, { savedSearchId }, context) =>
        act(context, async () => {
          await saved.deleteSavedSearch(context, savedSearchId);
          return null;
        }),
    }),
    seeSavedSearch: t.field({
      type: SavedSearchesPayload,
      description: 'Says that the viewer looks at what it found: nothing of it is new any more.',
      args: { savedSearchId: t.arg.id({ required: true }) },
      authScopes,
      resolve: (_root, { savedSearchId }, context) =>
        act(context, () => saved.seeSavedSearch(context, savedSearchId)),
    }),
  };
});

import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import {
  CreatorUser,
  EngagementType,
  JobSeekingStatus,
  OperationalAvailability,
  WayOfWorking,
} from '../profiles/schema.ts';
import {
  countSeeking,
  seekingChoices,
  seekingCreators,
  seekingFilterKinds,
  seekingLoosenings,
} from './seeking.ts';
import type { SeekingChoice, SeekingCount, SeekingLoosening } from './seeking.ts';

const CreatorUserConnection = builder.connectionObject(
  { type: CreatorUser, name: 'CreatorUserConnection' },
  { name: 'CreatorUserEdge' },
);

const CreatorsCount = builder.objectRef<SeekingCount>('CreatorsCount').implement({
  description: 'How many creators a set of filters finds, counted up to a limit.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    isMore: t.exposeBoolean('isMore', { description: 'There are more than were counted.' }),
  }),
});

const FilterKind = builder.enumType('SeekingFilterKind', { values: seekingFilterKinds });

const FilterLoosening = builder.objectRef<SeekingLoosening>('SeekingFilterLoosening').implement({
  description: 'Who would be found without one of the filters.',
  fields: (t) => ({
    kind: t.expose('kind', { type: FilterKind }),
    count: t.exposeInt('count'),
    isMore: t.exposeBoolean('isMore'),
  }),
});

const ChoiceCount = builder.objectRef<SeekingChoice>('SeekingChoiceCount').implement({
  description: 'How many creators one choice of a filter finds, counted up to a limit.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The id of an entry, or the word of an enumeration.' }),
    count: t.exposeInt('count'),
    isMore: t.exposeBoolean('isMore', { description: 'There are more than were counted.' }),
  }),
});

builder.queryFields((t) => {
  const filters = () => ({
    categoryIds: t.arg.idList(upTo(100)),
    toolIds: t.arg.idList(upTo(100)),
    jobSeekingStatuses: t.arg({ type: [JobSeekingStatus] }),
    operationalAvailabilities: t.arg({ type: [OperationalAvailability] }),
    engagementTypes: t.arg({ type: [EngagementType] }),
    wayOfWorkings: t.arg({ type: [WayOfWorking] }),
  });
  return {
    jobSeekingCreators: t.field({
      type: CreatorUserConnection,
      description:
        'Creators who look for work, who said so last first. A creator is of the categories of their works.',
      args: { ...t.arg.connectionArgs(), ...filters() },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => seekingCreators(context, args, keysetPage(args)),
    }),
    jobSeekingCreatorsCount: t.field({
      type: CreatorsCount,
      description: 'How many `jobSeekingCreators` finds with these filters.',
      args: filters(),
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => countSeeking(context, args),
    }),
    jobSeekingCreatorsLoosenings: t.field({
      type: [FilterLoosening],
      description: 'For each kind of filter that is set, who would be found without it.',
      args: filters(),
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => seekingLoosenings(context, args),
    }),
    jobSeekingCreatorsChoiceCounts: t.field({
      type: [ChoiceCount],
      description:
        'Whom each choice of these kinds finds under the filters of the other kinds; a choice that finds nobody is left out.',
      args: { of: t.arg({ type: [FilterKind], required: true }), ...filters() },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => seekingChoices(context, args),
    }),
  };
});

import { builder } from '../../../builder/builder.ts';
import { upTo } from '../../../builder/lists.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import {
  CreatorUser,
  EngagementType,
  JobSeekingStatus,
  OperationalAvailability,
  WayOfWorking,
} from '../../creators/profiles/schema.ts';
import { choiceCounts } from './choiceCounts.ts';
import type { ChoiceCount } from './choiceCounts.ts';
import * as feed from './memberFeed.ts';
import type { Count, Loosening } from './memberFeed.ts';
import { newestOfCreator } from './newestOfCreators.ts';
import { recommended, similarTo } from './recommendation.ts';
import { Product, ProductConnection } from '../works/schema.ts';

const ProductFilterKind = builder.enumType('ProductFilterKind', {
  values: [
    'CATEGORY',
    'COLOR',
    'ENGAGEMENT_TYPE',
    'INDUSTRY',
    'JOB_SEEKING_STATUS',
    'OPERATIONAL_AVAILABILITY',
    'TOOL',
    'WAY_OF_WORKING',
  ] as const,
});

const ProductsCount = builder.objectRef<Count>('ProductsCount').implement({
  description: 'How many works a set of filters finds, counted up to a limit.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    isMore: t.exposeBoolean('isMore', { description: 'There are more than were counted.' }),
  }),
});

const ProductFilterLoosening = builder.objectRef<Loosening>('ProductFilterLoosening').implement({
  description: 'What would be found without one of the filters.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ProductFilterKind }),
    count: t.exposeInt('count'),
    isMore: t.exposeBoolean('isMore'),
  }),
});

const ProductChoiceCount = builder.objectRef<ChoiceCount>('ProductChoiceCount').implement({
  description: 'How many works one choice of a filter finds, counted up to a limit.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The id of an entry, or the word of an enumeration.' }),
    count: t.exposeInt('count'),
    isMore: t.exposeBoolean('isMore', { description: 'There are more than were counted.' }),
  }),
});

const ProductOrder = builder.enumType('ProductOrder', { values: ['RECOMMENDED', 'NEWEST'] as const });

builder.queryFields((t) => {
  const filters = () => ({
    categoryIds: t.arg.idList(upTo(100)),
    industryIds: t.arg.idList(upTo(100)),
    toolIds: t.arg.idList(upTo(100)),
    jobSeekingStatuses: t.arg({ type: [JobSeekingStatus] }),
    operationalAvailabilities: t.arg({ type: [OperationalAvailability] }),
    engagementTypes: t.arg({ type: [EngagementType] }),
    wayOfWorkings: t.arg({ type: [WayOfWorking] }),
    colors: t.arg.stringList({ ...upTo(5), description: '`#rrggbb`, one of them on the card, or nearly.' }),
  });
  return {
    products: t.field({
      type: ProductConnection,
      description:
        'Every work members may see. Shuffled while only paging arguments are given, or `RECOMMENDED` alone; with filters newest first, best first where `RECOMMENDED` is asked for, nearest first where a colour is.',
      args: { ...t.arg.connectionArgs(), ...filters(), order: t.arg({ type: ProductOrder }) },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => feed.everything(context, args),
    }),
    newbieRecommendedProducts: t.field({
      type: ProductConnection,
      description: 'Works of creators who joined in the last 90 days, newest first.',
      args: { ...t.arg.connectionArgs(), ...filters() },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => feed.newcomers(context, args),
    }),
    recommendedRecentProducts: t.field({
      type: ProductConnection,
      description: 'Newest works first, filtered like `products`.',
      args: { ...t.arg.connectionArgs(), ...filters() },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => feed.recent(context, args),
    }),
    recommendedProducts: t.field({
      type: [Product],
      description:
        'Works the viewer may like, best first, of these categories or of any. At most 24, and as many unless told.',
      args: { filterCategoryIds: t.arg.idList(upTo(100)), first: t.arg.int() },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => recommended(context, args),
    }),
    creatorUserProducts: t.field({
      type: ProductConnection,
      description: 'One creator’s works as members see them, newest first.',
      args: { userId: t.arg.id({ required: true }), ...t.arg.connectionArgs() },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) =>
        feed.ofCreator(context, keyOf(args.userId, 'CreatorUser'), keysetPage(args)),
    }),
    productsCount: t.field({
      type: ProductsCount,
      description: 'How many works `products` or `newbieRecommendedProducts` finds with these filters.',
      args: { newbie: t.arg.boolean(), ...filters() },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => feed.count(context, args),
    }),
    productFilterLoosenings: t.field({
      type: [ProductFilterLoosening],
      description: 'For each kind of filter that is set, what would be found without it.',
      args: { newbie: t.arg.boolean(), ...filters() },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => feed.loosenings(context, args),
    }),
    productChoiceCounts: t.field({
      type: [ProductChoiceCount],
      description:
        'What each choice of these kinds finds under the filters of the other kinds; a choice that finds nothing is left out.',
      args: {
        of: t.arg({ type: [ProductFilterKind], required: true }),
        newbie: t.arg.boolean(),
        ...filters(),
      },
      authScopes: { memberContent: true },
      resolve: (_root, args, context) => choiceCounts(context, args),
    }),
  };
});

builder.objectFields(CreatorUser, (t) => ({
  products: t.field({
    type: ProductConnection,
    description: 'Works as members see them, newest first; what guests may see for who is not one.',
    args: t.arg.connectionArgs(),
    resolve: (creator, args, context) => feed.ofCreatorFor(context, creator.key, keysetPage(args)),
  }),
  productsCount: t.field({
    type: ProductsCount,
    description: 'How many works `products` lists.',
    resolve: (creator, _args, context) => feed.countOfCreator(context, creator.key),
  }),
  newestProducts: t.field({
    type: [Product],
    description:
      'The newest works that the viewer may see, read for a whole list of creators by one statement. At most 6.',
    args: { first: t.arg.int({ required: true }) },
    resolve: async (creator, { first }, context) => [...(await newestOfCreator(context, creator.key, first))],
  }),
}));

builder.objectFields(Product, (t) => ({
  newerOfAuthor: t.field({
    type: Product,
    nullable: true,
    description: 'The work that comes before it in its author’s `products`.',
    resolve: (product, _args, context) => feed.besideOf(context, product, 'newer'),
  }),
  olderOfAuthor: t.field({
    type: Product,
    nullable: true,
    description: 'The work that comes after it in its author’s `products`.',
    resolve: (product, _args, context) => feed.besideOf(context, product, 'older'),
  }),
  similarProducts: t.field({
    type: [Product],
    description:
      'Works of its categories by other authors, best first, at most 24; none for who sees public works only.',
    args: { first: t.arg.int({ required: true }) },
    resolve: (product, { first }, context) => similarTo(context, product, first),
  }),
}));

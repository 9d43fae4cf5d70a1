import { builder, precomputedId } from '../../../builder/builder.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import { seesMemberContent } from '../../../lib/request/viewer.ts';
import { authorOf } from '../../creators/profiles/creators.ts';
import { CreatorUser } from '../../creators/profiles/schema.ts';
import { MediaObject, PictureColor } from '../../media/schema.ts';
import { shownOutputs } from '../contents/writtenType.ts';
import { isOwnProduct, publicProduct, visibleProduct, visibleProducts } from './byId.ts';
import * as products from './products.ts';
import type { ProductRow, SiteFigures } from './sql.ts';
import { workKey } from './workKey.ts';

export const Product = builder.objectRef<ProductRow>('Product');

builder.node(Product, {
  description: 'A work in a creator’s portfolio.',
  id: precomputedId,
  loadManyWithoutCache: (ids, context) => visibleProducts(context, ids),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Running number of the work, as printed beside it.' }),
    ...shownOutputs(t),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    author: t.field({
      type: CreatorUser,
      resolve: (product, _args, context) => authorOf(context, product.authorId),
    }),
    media: t.field({
      type: [MediaObject],
      resolve: (product, _args, context) => products.mediaOf(context, product.key),
    }),
    thumbnailImage: t.expose('thumbnailImage', { type: MediaObject, nullable: true }),
    colors: t.field({
      type: [PictureColor],
      description: 'Of the picture on its card, at most five, the weightiest first.',
      resolve: (product, _args, context) => products.colorsOf(context, product.key),
    }),
    isBookmarked: t.boolean({
      description: 'Whether the viewer keeps it; false for a guest.',
      resolve: (product, _args, context) => products.isBookmarked(context, product.key),
    }),
    bookmarksCount: t.exposeInt('bookmarksCount'),
    viewsCount: t.exposeInt('viewsCount'),
    pickReason: t.exposeString('pickReason', {
      nullable: true,
      description: 'Why the editors picked this work; null for most.',
    }),
  }),
});

export const ProductEdge = builder.edgeObject({ type: Product, name: 'ProductEdge' });

export const ProductConnection = builder.connectionObject(
  { type: Product, name: 'ProductConnection' },
  ProductEdge,
);

const Figures = builder.objectRef<SiteFigures>('SiteFigures').implement({
  description: 'Numbers of the whole place, counted, at most half a minute old.',
  fields: (t) => ({
    publicProductsCount: t.exposeInt('publicProductsCount'),
    seekingCreatorsCount: t.exposeInt('seekingCreatorsCount', {
      description: 'Creators who say that they look for work.',
    }),
    productsOfDayCount: t.exposeInt('productsOfDayCount', {
      description: 'Public works of the last 24 hours.',
    }),
    latestPublishedAt: t.expose('latestPublishedAt', { type: 'DateTime', nullable: true }),
    responseRatePercent: t.exposeInt('responseRatePercent', {
      nullable: true,
      description: 'The mean of what companies’ pages tell; null while fewer than five tell it.',
    }),
    medianReplyMinutes: t.exposeInt('medianReplyMinutes', {
      nullable: true,
      description: 'Of the company in the middle; null while fewer than five tell it.',
    }),
  }),
});

builder.objectField(CreatorUser, 'publicProducts', (t) =>
  t.field({
    type: ProductConnection,
    description: 'The creator’s works that guests may see, newest first.',
    args: t.arg.connectionArgs(),
    resolve: (creator, args, context) => products.publicFeedOf(context, creator.key, keysetPage(args)),
  }),
);

builder.queryFields((t) => ({
  publicProducts: t.field({
    type: ProductConnection,
    description: 'Every work that guests may see, newest first.',
    args: t.arg.connectionArgs(),
    authScopes: { everyone: true },
    resolve: (_root, args, context) => products.publicFeed(context, keysetPage(args)),
  }),
  publicProduct: t.field({
    type: Product,
    nullable: true,
    description:
      'A work that guests may see. Null for one that is not public, as for one that does not exist.',
    args: { id: t.arg.id({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, args, context) => {
      const id = workKey(args.id);
      return id === undefined ? null : publicProduct(context, id);
    },
  }),
  product: t.field({
    type: Product,
    nullable: true,
    description:
      'A work as the viewer may see it: members’ works for members, one’s own in any state, one that is by link with its token.',
    args: { id: t.arg.id({ required: true }), shareToken: t.arg.string() },
    // Links are for anybody, and authors see their own works even when restricted.
    authScopes: (_root, { id, shareToken }, context) => {
      if (shareToken != null) return { everyone: true };
      if (seesMemberContent(context.viewer)) return { memberContent: true };
      return isOwnProduct(context, workKey(id));
    },
    resolve: (_root, args, context) => {
      const id = workKey(args.id);
      return id === undefined ? null : visibleProduct(context, id, args.shareToken);
    },
  }),
  creatorUserPublicProducts: t.field({
    type: ProductConnection,
    description: 'One creator’s public works, newest first; none for a creator who is not visible.',
    args: { userId: t.arg.id({ required: true }), ...t.arg.connectionArgs() },
    authScopes: { everyone: true },
    resolve: (_root, args, context) =>
      products.publicFeedOf(context, keyOf(args.userId, 'CreatorUser'), keysetPage(args)),
  }),
  editorsPicks: t.field({
    type: [Product],
    description: 'What the editors picked, in their order.',
    args: { first: t.arg.int({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { first }, context) => products.editorsPicks(context, first),
  }),
  siteFigures: t.field({
    type: Figures,
    authScopes: { everyone: true },
    resolve: (_root, _args, context) => products.siteFigures(context),
  }),
}));

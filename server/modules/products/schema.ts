import { builder } from '../../builder/builder.ts';
import { keyOf } from '../../builder/globalId.ts';
import { MediaObject } from '../media/schema.ts';
import { CreatorUser, creatorOf } from '../creators/schema.ts';
import { Category, Industry, Tool } from '../taxonomy/schema.ts';
import * as products from './products.ts';
import type { ProductRow } from './sql.ts';

export const Product = builder.objectRef<ProductRow>('Product');

builder.node(Product, {
  description: 'A work in a creator’s portfolio.',
  id: { resolve: (product) => product.id },
  isTypeOf: undefined,
  loadManyWithoutCache: (ids, context) => products.byIds(context, ids),
  fields: (t) => ({
    name: t.exposeString('name'),
    number: t.exposeInt('number', { description: 'Running number of the work, as printed beside it.' }),
    description: t.exposeString('description'),
    designScope: t.exposeString('designScope', { description: 'What the author did in it.' }),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    author: t.field({ type: CreatorUser, resolve: (product, _args, context) => creatorOf(context, product.authorId) }),
    media: t.field({ type: [MediaObject], resolve: (product, _args, context) => products.mediaOf(context, product.id) }),
    thumbnailImage: t.field({
      type: MediaObject,
      nullable: true,
      resolve: (product, _args, context) => products.thumbnailOf(context, product),
    }),
    categories: t.field({ type: [Category], resolve: (product, _args, context) => products.categoriesOf(context, product.id) }),
    industries: t.field({ type: [Industry], resolve: (product, _args, context) => products.industriesOf(context, product.id) }),
    tools: t.field({ type: [Tool], resolve: (product, _args, context) => products.toolsOf(context, product.id) }),
    isBookmarked: t.boolean({
      description: 'Whether the viewer keeps it; false for a guest.',
      resolve: (product, _args, context) => products.isBookmarked(context, product.id),
    }),
    bookmarksCount: t.exposeInt('bookmarksCount'),
    viewsCount: t.exposeInt('viewsCount'),
    pickReason: t.exposeString('pickReason', {
      nullable: true,
      description: 'Why the editors picked this work; null for most.',
    }),
  }),
});

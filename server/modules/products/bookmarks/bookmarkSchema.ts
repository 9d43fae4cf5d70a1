import { builder } from '../../../builder/builder.ts';
import { payload } from '../../../builder/payload.ts';
import { countedConnection } from '../../../builder/countedConnection.ts';
import { orErrors } from '../../../builder/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import * as bookmarks from './bookmarks.ts';
import type { Bookmarked } from './bookmarks.ts';
import { Product, ProductEdge } from '../works/schema.ts';
import type { ProductRow } from '../works/sql.ts';
import { workKey } from '../works/workKey.ts';

const BookmarkedProductConnection = countedConnection<ProductRow>(
  'BookmarkedProductConnection',
  ProductEdge,
  'Every bookmark of the viewer’s, those too whose works nobody sees at present.',
);

const CreateBookmarkPayload = payload<Bookmarked>('CreateBookmarkPayload', (t) => ({
  product: t.expose('product', { type: Product, nullable: true }),
  bookmarkEdge: t.expose('bookmarkEdge', {
    type: ProductEdge,
    nullable: true,
    description: 'Where the work stands in `bookmarkedProducts`: at the beginning.',
  }),
}));

const DeleteBookmarkPayload = payload<{ readonly productId: string; readonly product: ProductRow | null }>(
  'DeleteBookmarkPayload',
  (t) => ({
    ok: t.boolean({ resolve: ({ errors }) => errors.length === 0 }),
    deletedId: t.id({
      nullable: true,
      description: 'The id of the work that is no longer kept.',
      resolve: ({ productId }) => (productId === undefined ? null : encodeGlobalId('Product', productId)),
    }),
    product: t.expose('product', {
      type: Product,
      nullable: true,
      description: 'The work, as long as the viewer may see it.',
    }),
  }),
);

builder.queryFields((t) => ({
  bookmarkedProducts: t.field({
    type: BookmarkedProductConnection,
    description: 'Works that the viewer keeps, kept last first.',
    args: t.arg.connectionArgs(),
    authScopes: { memberContent: true },
    resolve: (_root, args, context) => bookmarks.bookmarkedProducts(context, keysetPage(args)),
  }),
}));

builder.mutationFields((t) => ({
  createBookmark: t.field({
    type: CreateBookmarkPayload,
    args: { productId: t.arg.id({ required: true }) },
    authScopes: { memberContent: true },
    resolve: (_root, { productId }, context) =>
      orErrors(['ProductHasAlreadyBookmarkedError', 'ProductNotFoundError'], () =>
        bookmarks.createBookmark(context, workKey(productId)),
      ),
  }),
  deleteBookmark: t.field({
    type: DeleteBookmarkPayload,
    args: { productId: t.arg.id({ required: true }) },
    authScopes: { memberContent: true },
    resolve: (_root, { productId }, context) =>
      orErrors(['ProductDoesNotBookmarkedError', 'ProductNotFoundError'], () =>
        bookmarks.deleteBookmark(context, workKey(productId)),
      ),
  }),
}));

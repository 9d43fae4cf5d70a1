import { builder } from '../../builder/builder.ts';
import { countedConnection } from '../../builder/countedConnection.ts';
import { ErrorInterface, orErrors } from '../../builder/errors.ts';
import type { ExpectedError } from '../../builder/errors.ts';
import { encodeGlobalId, keyOf } from '../../lib/globalId.ts';
import { keysetPage } from '../../lib/paging.ts';
import * as bookmarks from './bookmarks.ts';
import type { Bookmarked } from './bookmarks.ts';
import { Product, ProductEdge } from './schema.ts';
import type { ProductRow } from './sql.ts';

const BookmarkedProductConnection = countedConnection<ProductRow>(
  'BookmarkedProductConnection',
  ProductEdge,
  'Every bookmark of the viewer’s, those too whose works nobody sees at present.',
);

interface Failed {
  readonly errors: readonly ExpectedError[];
}

const CreateBookmarkPayload = builder
  .objectRef<Failed & Partial<Bookmarked>>('CreateBookmarkPayload')
  .implement({
    fields: (t) => ({
      errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
      product: t.field({ type: Product, nullable: true, resolve: ({ product }) => product ?? null }),
      bookmarkEdge: t.field({
        type: ProductEdge,
        nullable: true,
        description: 'Where the work stands in `bookmarkedProducts`: at the beginning.',
        resolve: ({ bookmarkEdge }) => bookmarkEdge ?? null,
      }),
    }),
  });

interface Unbookmarked {
  readonly productId?: string;
  readonly product?: ProductRow | null;
}

const DeleteBookmarkPayload = builder.objectRef<Failed & Unbookmarked>('DeleteBookmarkPayload').implement({
  fields: (t) => ({
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
    ok: t.boolean({ resolve: ({ errors }) => errors.length === 0 }),
    deletedId: t.id({
      nullable: true,
      description: 'The id of the work that is no longer kept.',
      resolve: ({ productId }) => (productId === undefined ? null : encodeGlobalId('Product', productId)),
    }),
    product: t.field({
      type: Product,
      nullable: true,
      description: 'The work, as long as the viewer may see it.',
      resolve: ({ product }) => product ?? null,
    }),
  }),
});

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
        bookmarks.createBookmark(context, keyOf(productId, 'Product')),
      ),
  }),
  deleteBookmark: t.field({
    type: DeleteBookmarkPayload,
    args: { productId: t.arg.id({ required: true }) },
    authScopes: { memberContent: true },
    resolve: (_root, { productId }, context) =>
      orErrors(['ProductDoesNotBookmarkedError', 'ProductNotFoundError'], () =>
        bookmarks.deleteBookmark(context, keyOf(productId, 'Product')),
      ),
  }),
}));

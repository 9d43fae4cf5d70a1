import { isForeignKeyViolation } from '../../../db/databaseErrors.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { connection, encodeCursor } from '../../../lib/request/paging.ts';
import type { CountedConnection, KeysetPage } from '../../../lib/request/paging.ts';
import { memberScope } from '../../viewer/visibility.ts';
import * as sql from './bookmarksSql.ts';
import { forgetProduct, visibleProduct } from '../works/byId.ts';
import { forgetBookmark } from '../works/products.ts';
import type { ProductRow } from '../works/sql.ts';

/**
 * The viewer's bookmarks, newest first. The total includes bookmarks whose works are hidden at present; they
 * reappear with them.
 */
export async function bookmarkedProducts(
  context: Context,
  page: KeysetPage,
): Promise<CountedConnection<ProductRow>> {
  const { db } = context.services;
  const scope = memberScope(context.viewer);
  const rows = await sql.bookmarkedProducts(db, page, scope);
  const { edges, pageInfo } = connection(page, rows, ({ product, bookmarkedAt }) => ({
    at: bookmarkedAt,
    id: product.key,
  }));
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: node.product })),
    pageInfo,
    total: () => sql.bookmarksTotal(db, scope.viewerId),
  };
}

export interface Bookmarked {
  readonly product: ProductRow;
  /** Its place in the viewer's list. */
  readonly bookmarkEdge: { readonly cursor: string; readonly node: ProductRow };
}

const notFound = () => new DomainError('ProductNotFoundError', '作品が見つかりません。');

/** A work the viewer may not see counts as not existing. */
export async function createBookmark(context: Context, productId: string | undefined): Promise<Bookmarked> {
  const { db, clock } = context.services;
  const { viewerId } = memberScope(context.viewer);
  const known = productId === undefined ? null : await visibleProduct(context, productId);
  if (!known) throw notFound();
  const now = clock.now();
  const isNew = await sql.insertBookmark(db, viewerId, known.key, now).catch((error: unknown) => {
    // Deleted in between.
    throw isForeignKeyViolation(error, 'bookmarks_product_id_fkey') ? notFound() : error;
  });
  if (!isNew) throw new DomainError('ProductHasAlreadyBookmarkedError', 'この作品はすでに保存しています。');
  forgetProduct(context, known.key);
  forgetBookmark(context, known.key);
  const product = await visibleProduct(context, known.key);
  if (!product) throw notFound();
  const cursor = encodeCursor({ at: now, id: product.key });
  return { product, bookmarkEdge: { cursor, node: product } };
}

/** Also works for one that is no longer visible. */
export async function deleteBookmark(
  context: Context,
  productId: string | undefined,
): Promise<{ readonly productId: string; readonly product: ProductRow | null }> {
  const { db } = context.services;
  const { viewerId } = memberScope(context.viewer);
  if (productId === undefined) throw notFound();
  if (!(await sql.deleteBookmark(db, viewerId, productId))) {
    throw (await visibleProduct(context, productId))
      ? new DomainError('ProductDoesNotBookmarkedError', 'この作品は保存していません。')
      : notFound();
  }
  forgetProduct(context, productId);
  forgetBookmark(context, productId);
  return { productId, product: await visibleProduct(context, productId) };
}

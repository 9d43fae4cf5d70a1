import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { listEnds } from '../../db/keyset.ts';
import { prepared } from '../../db/prepared.ts';
import type { Key, KeysetPage } from '../../lib/paging.ts';
import type { ViewerScope } from '../creators/visibilitySql.ts';
import { mayBeSeenByMember } from './byIdSql.ts';
import { productRow, selectProducts } from './sql.ts';
import type { ProductRow } from './sql.ts';

export interface BookmarkedRow {
  readonly product: ProductRow;
  readonly bookmarkedAt: Date;
}

function pageStatement(backward: boolean) {
  const direction = backward ? 'asc' : 'desc';
  const than = sql.raw(backward ? '>' : '<');
  return prepared<ViewerScope & Key & { readonly limit: number }>()((db, value) =>
    selectProducts(db)
      .innerJoin('bookmarks as b', 'b.product_id', 'p.id')
      .select('b.created_at as bookmarkedAt')
      .where(sql<boolean>`b.user_id = ${value('viewerId')}`)
      .where(sql<boolean>`(b.created_at, b.product_id) ${than} (${value('at')}, ${value('id')})`)
      .where(mayBeSeenByMember(value))
      .orderBy('b.created_at', direction)
      .orderBy('b.product_id', direction)
      .limit(value('limit')),
  );
}

const newestFirst = pageStatement(false);
const oldestFirst = pageStatement(true);

/** One keyset page of what the viewer keeps, kept last first, as far as they may still see it. */
export async function bookmarkedProducts(
  db: Kysely<Tables>,
  { limit, backward, from }: KeysetPage,
  scope: ViewerScope,
): Promise<BookmarkedRow[]> {
  const place = from ?? (backward ? listEnds.backward : listEnds.forward);
  const rows = await (backward ? oldestFirst : newestFirst)(db, { ...scope, ...place, limit: limit + 1 });
  return rows.map((row) => ({ product: productRow(row), bookmarkedAt: row.bookmarkedAt }));
}

/** How many works the user keeps, from the total that triggers keep. */
export async function bookmarksTotal(db: Kysely<Tables>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('list_counters')
    .select('total')
    .where('list', '=', 'bookmarks')
    .where('owner_id', '=', userId)
    .where('key', '=', 'ALL')
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** Says whether the work was not kept before. Two at once: the second waits for the first. */
export async function insertBookmark(
  db: Kysely<Tables> | Transaction<Tables>,
  userId: string,
  productId: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bookmarks')
    .values({ user_id: userId, product_id: productId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Says whether the work was kept. */
export async function deleteBookmark(
  db: Kysely<Tables>,
  userId: string,
  productId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bookmarks')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

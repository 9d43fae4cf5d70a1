import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetValues } from '../../../db/keyset.ts';
import { prepared } from '../../../db/prepared.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';
import type { ViewerScope } from '../../viewer/visibilitySql.ts';
import { mayBeSeenByMember } from '../works/byIdSql.ts';
import { productRow, selectProducts } from '../works/sql.ts';
import type { ProductRow } from '../works/sql.ts';

export interface BookmarkedRow {
  readonly product: ProductRow;
  readonly bookmarkedAt: Date;
}

function pageStatement(backward: boolean) {
  return prepared<ViewerScope & KeysetValues>()((db, value) =>
    selectProducts(db)
      .innerJoin('bookmarks as b', 'b.product_id', 'p.id')
      .select('b.created_at as bookmarkedAt')
      .where(sql<boolean>`b.user_id = ${value('viewerId')}`)
      .where(mayBeSeenByMember(value))
      .$call((query) => walkKeyset(query, { at: 'b.created_at', id: 'b.product_id' }, backward, value))
      .limit(value('limit')),
  );
}

const newestFirst = pageStatement(false);
const oldestFirst = pageStatement(true);

/** A keyset page of visible bookmarks, newest first. */
export async function bookmarkedProducts(
  db: Kysely<Tables>,
  page: KeysetPage,
  scope: ViewerScope,
): Promise<BookmarkedRow[]> {
  const rows = await (page.backward ? oldestFirst : newestFirst)(db, { ...scope, ...keysetValues(page) });
  return rows.map((row) => ({ product: productRow(row), bookmarkedAt: row.bookmarkedAt }));
}

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

/** False when it was bookmarked before. Simultaneous calls wait for each other. */
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

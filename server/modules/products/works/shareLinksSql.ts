import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export interface ShareLinkRow {
  readonly id: string;
  readonly productId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const columns = columnsOf('l.id', 'l.productId', 'l.createdAt', 'l.expiresAt');

/** Newest first. */
export function openLinks(
  db: Kysely<Tables>,
  productIds: readonly string[],
  now: Date,
): Promise<ShareLinkRow[]> {
  return db
    .selectFrom('product_share_links as l')
    .select(columns)
    .where(sql<boolean>`l.product_id = any(${[...productIds]}::uuid[])`)
    .where('l.revoked_at', 'is', null)
    .where('l.expires_at', '>', now)
    .orderBy('l.product_id')
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .execute();
}

export async function insertLink(
  trx: Transaction<Tables>,
  { id, productId, createdAt, expiresAt }: ShareLinkRow,
  tokenHash: string,
): Promise<void> {
  await trx
    .insertInto('product_share_links')
    .values({
      id,
      product_id: productId,
      token_hash: tokenHash,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** Undefined for a foreign link. Idempotent. */
export async function revokeLink(
  db: Kysely<Tables>,
  id: string,
  authorId: string,
  now: Date,
): Promise<ShareLinkRow | undefined> {
  const link = await db
    .selectFrom('product_share_links as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(columns)
    .where('l.id', '=', id)
    .where('p.author_id', '=', authorId)
    .executeTakeFirst();
  if (link)
    await db
      .updateTable('product_share_links')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  return link;
}

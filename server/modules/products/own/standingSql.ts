import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Visibility } from './ownSql.ts';

/**
 * The first publishing sets the work's place in the feeds; taken back before anybody could see it, it has
 * none.
 */
export async function setPublished(
  trx: Transaction<Tables>,
  id: string,
  isPublished: boolean,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('products')
    .set((eb) => ({
      is_published: isPublished,
      first_published_at: isPublished
        ? eb.fn.coalesce('first_published_at', eb.val(now))
        : sql<Date | null>`case when approved_at is null then null else first_published_at end`,
    }))
    .where('id', '=', id)
    .where('is_published', '<>', isPublished)
    .execute();
}

export async function setVisibility(
  trx: Transaction<Tables>,
  id: string,
  visibility: Visibility,
): Promise<void> {
  await trx.updateTable('products').set({ visibility }).where('id', '=', id).execute();
}

export async function writeAllowedCompanies(
  trx: Transaction<Tables>,
  id: string,
  companyIds: readonly string[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('product_allowed_companies').where('product_id', '=', id).execute();
  if (companyIds.length > 0)
    await trx
      .insertInto('product_allowed_companies')
      .values(companyIds.map((company_id) => ({ product_id: id, company_id, created_at: now })))
      .execute();
}

export async function countAllowedCompanies(db: Kysely<Tables>, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_allowed_companies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** The active companies among these. */
export async function knownCompanies(db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('status', '=', 'ACTIVE')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Call after any write that may list a work for the first time: tells its followers and sets its place in the
 * feeds to now instead of the submission. Later it changes nothing.
 */
export async function noteListed(
  trx: Transaction<Tables>,
  activityId: string,
  productId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into activities (id, user_id, type, product_id, occurred_at)
      select ${activityId}::uuid, author_id, 'CREATE_PRODUCT', id, ${now}::timestamptz from products
      where id = ${productId}::uuid and member_at is not null
      on conflict (product_id) where type = 'CREATE_PRODUCT' do nothing
      returning id`.execute(trx);
  if (rows.length === 0) return false;
  await trx.updateTable('products').set({ first_published_at: now }).where('id', '=', productId).execute();
  return true;
}

/** Members now see an approved change. */
export async function noteEdited(
  trx: Transaction<Tables>,
  activityId: string,
  productId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into activities (id, user_id, type, product_id, occurred_at)
      select ${activityId}::uuid, author_id, 'EDIT_PRODUCT', id, ${now}::timestamptz from products
      where id = ${productId}::uuid and member_at is not null`.execute(trx);
}

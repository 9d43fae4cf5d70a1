import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

/** Any number; taken by nothing else of ours. The second half of the lock is the object's own. */
const objectLock = 7_203;

/** Until the transaction ends nobody else makes or removes rows of this object. */
export async function lockObject(trx: Transaction<Tables>, storageKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(objectLock)}, hashtext(${storageKey}))`.execute(trx);
}

/** The second half of the lock is the account's own. */
const ownerLock = 7_204;

/** Until the transaction ends nobody else keeps anything for this account. */
export async function lockOwner(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ownerLock)}, hashtext(${ownerId}))`.execute(trx);
}

/** What an account keeps, without one object of it. */
export async function bytesOf(db: Kysely<Tables>, ownerId: string, exceptKey = ''): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(byte_size), 0)::text as bytes
    from (select distinct storage_key, byte_size from media_objects
      where owner_id = ${ownerId}::uuid and storage_key <> ${exceptKey}) as kept`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

export async function insertMedia(
  trx: Transaction<Tables>,
  row: Insertable<Tables['media_objects']>,
): Promise<void> {
  await trx.insertInto('media_objects').values(row).execute();
}

export interface Reference {
  readonly table: string;
  readonly column: string;
}

/** Every column that points at media: asked of the catalog, so that a table of a later migration cannot be forgotten. */
export async function references(db: Kysely<Tables>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select con.conrelid::regclass::text as "table", att.attname::text as "column"
    from pg_constraint as con
    join pg_attribute as att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'media_objects'::regclass
    order by 1, 2`.execute(db);
  return rows;
}

function unused(all: readonly Reference[]) {
  return sql.join(
    all.map(
      ({ table, column }) =>
        sql`not exists (select from ${sql.table(table)} where ${sql.ref(column)} = m.id)`,
    ),
    sql` and `,
  );
}

export interface SweptRow {
  readonly id: string;
  readonly storageKey: string;
  readonly createdAt: Date;
  readonly isUnused: boolean;
}

/** The next rows by age, each with whether anything uses it. */
export async function nextRows(
  db: Kysely<Tables>,
  all: readonly Reference[],
  {
    after,
    before,
    limit,
  }: { readonly after: Pick<SweptRow, 'createdAt' | 'id'>; readonly before: Date; readonly limit: number },
): Promise<SweptRow[]> {
  const { rows } = await sql<SweptRow>`
    select m.id, m.storage_key as "storageKey", m.created_at as "createdAt", (${unused(all)}) as "isUnused"
    from media_objects as m
    where (m.created_at, m.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)
      and m.created_at < ${before}::timestamptz
    order by m.created_at, m.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Deletes the row if it still is unused; nobody can begin to use it meanwhile. Says whether it is gone. */
export async function deleteUnused(
  trx: Transaction<Tables>,
  all: readonly Reference[],
  id: string,
): Promise<boolean> {
  const { rows: locked } =
    await sql`select from media_objects where id = ${id}::uuid for update skip locked`.execute(trx);
  if (locked.length === 0) return false;
  const { numAffectedRows } =
    await sql`delete from media_objects as m where m.id = ${id}::uuid and ${unused(all)}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Deletes an owner's rows that nothing uses; answers the objects they named. */
export async function deleteUnusedOf(
  trx: Transaction<Tables>,
  all: readonly Reference[],
  ownerId: string,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from media_objects as m where m.owner_id = ${ownerId}::uuid and ${unused(all)}
    returning m.storage_key as key`.execute(trx);
  return rows.map(({ key }) => key);
}

export async function disown(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  await trx.updateTable('media_objects').set({ owner_id: null }).where('owner_id', '=', ownerId).execute();
}

/** Whether a row, or an export that waits to be fetched, still names the object. */
export async function isNamed(trx: Transaction<Tables>, storageKey: string): Promise<boolean> {
  const { rows } = await sql`
    select from media_objects where storage_key = ${storageKey}
    union all
    select from data_exports where storage_key = ${storageKey}
    limit 1`.execute(trx);
  return rows.length > 0;
}

import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

/** An arbitrary number, unique among our advisory locks; the object is the second key. */
const objectLock = 7_203;

/** Serialises writes to this object's rows. */
export async function lockObject(trx: Transaction<Tables>, storageKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(objectLock)}, hashtext(${storageKey}))`.execute(trx);
}

/** The account is the second key. */
const ownerLock = 7_204;

/** Serialises uploads of this account. */
export async function lockOwner(trx: Transaction<Tables>, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ownerLock)}, hashtext(${ownerId}))`.execute(trx);
}

/** Bytes an account stores, without one object. */
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

/** Every foreign key to media, from the catalog so that none is forgotten. */
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

/** The next rows by age, with whether they are used. */
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

/** Locks and rechecks the row. False when it is used. */
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

/** Answers the storage keys of the deleted rows. */
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

/** Whether a media row or a waiting export uses the object. */
export async function isNamed(trx: Transaction<Tables>, storageKey: string): Promise<boolean> {
  const { rows } = await sql`
    select from media_objects where storage_key = ${storageKey}
    union all
    select from data_exports where storage_key = ${storageKey}
    limit 1`.execute(trx);
  return rows.length > 0;
}

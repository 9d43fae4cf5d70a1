import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from './__generated__/tables.ts';

interface EntryList {
  readonly table: keyof Tables & string;
  /** The owner's column and id. */
  readonly owner: string;
  readonly ownerId: string;
  readonly column: string;
}

/** Replaces a list of taxonomy entries, keeping their order. */
export async function replaceEntries(
  trx: Transaction<Tables>,
  { table, owner, ownerId, column }: EntryList,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}::uuid`.execute(trx);
  if (ids.length === 0) return;
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(column)}, position)
    select ${ownerId}::uuid, listed.id, listed.place - 1
    from unnest(${[...ids]}::integer[]) with ordinality as listed (id, place)`.execute(trx);
}

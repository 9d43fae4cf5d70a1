import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { isNewsFor } from '../../viewer/findableSql.ts';
import type { Kind } from '../indexing/sourcesSql.ts';

export type Delivery = Selectable<Tables['saved_searches']>['delivery'];

export interface SavedRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly query: string;
  readonly kind: Kind | null;
  readonly filters: readonly string[];
  readonly delivery: Delivery;
  readonly condition: string;
  readonly createdAt: Date;
}

const columns = columnsOf(
  'id',
  'userId',
  'name',
  'query',
  'kind',
  'filters',
  'delivery',
  'condition',
  'createdAt',
);

/** Saved last first. */
export function savedOf(db: Kysely<Tables>, userId: string): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

const mostCounted = 100;

export interface CountRow {
  readonly savedSearchId: string;
  readonly count: number;
}

/** How much of what came in their owner has not looked at and finds. */
export async function newCounts(db: Kysely<Tables>, ids: readonly string[], now: Date): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select s.id as "savedSearchId", (select count(*) from (
      select from saved_search_matches as m
      join search_documents as d on d.kind = m.kind and d.subject_id = m.subject_id
      where m.saved_search_id = s.id and m.seen_at is null and ${isNewsFor('u', 'd', now)}
      limit ${sql.lit(mostCounted)}) as found)::integer as count
    from saved_searches as s join users as u on u.id = s.user_id
    where s.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export type NewSaved = SavedRow & { readonly probes: readonly string[] };

/** Says whether it is kept now: not beyond as many as one may have, nor beside one of the same name or condition. */
export async function insert(db: Kysely<Tables>, saved: NewSaved, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_searches (id, user_id, name, query, kind, filters, delivery, condition, probes, created_at)
    select ${saved.id}::uuid, ${saved.userId}::uuid, ${saved.name}, ${saved.query}, ${saved.kind}::text,
      ${[...saved.filters]}::text[], ${saved.delivery}::text, ${saved.condition}, ${[...saved.probes]}::text[],
      ${saved.createdAt}::timestamptz
    where (select count(*) from saved_searches where user_id = ${saved.userId}::uuid) < ${most}::integer
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function rename(
  db: Kysely<Tables>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await db.updateTable('saved_searches').set({ name }).where('id', '=', id).execute();
}

/** What waits to be told is told by the new choice; what is not to be told is done with. */
export async function deliver(
  trx: Transaction<Tables>,
  { id, delivery }: { readonly id: string; readonly delivery: Delivery },
  { now, tellAt }: { readonly now: Date; readonly tellAt: Date | null },
): Promise<void> {
  await sql`
    update saved_searches set delivery = ${delivery}::text,
      tell_at = case when tell_at is null then null else ${tellAt}::timestamptz end
    where id = ${id}::uuid`.execute(trx);
  if (delivery === 'NEVER')
    await trx
      .updateTable('saved_search_matches')
      .set({ told_at: now })
      .where('saved_search_id', '=', id)
      .where('told_at', 'is', null)
      .execute();
}

export async function remove(db: Kysely<Tables>, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function see(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('saved_search_matches')
    .set({ seen_at: now })
    .where('saved_search_id', '=', id)
    .where('seen_at', 'is', null)
    .execute();
}

/** All of them, some at a time: how words are folded may have changed. */
export function someAfter(db: Kysely<Tables>, id: string, limit: number): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_searches')
    .select(columns)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** By what it is found, and known as the same: as words are folded now. What became the same as another of its owner keeps its old one. */
export async function renew(
  db: Kysely<Tables>,
  { id, probes, condition }: Pick<NewSaved, 'condition' | 'id' | 'probes'>,
): Promise<void> {
  await sql`
    update saved_searches as s set probes = ${[...probes]}::text[],
      condition = case when exists (select from saved_searches as o
          where o.user_id = s.user_id and o.id <> s.id and o.condition = ${condition})
        then s.condition else ${condition} end
    where s.id = ${id}::uuid`.execute(db);
}

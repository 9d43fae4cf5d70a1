import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface View {
  readonly id: string;
  readonly day: string;
  readonly viewerKey: string;
  readonly now: Date;
}

export interface LookedFrom {
  readonly source: Tables['product_views']['source']['__insert__'];
  readonly host: string | null;
  readonly audience: Tables['product_views']['audience']['__insert__'];
}

/** Once a day for each viewer, with the origin. False for a repeat. */
export async function insertProductView(
  db: Kysely<Tables>,
  { id, day, viewerKey, now, source, host, audience }: View & LookedFrom,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('product_views')
    .values({ product_id: id, day, viewer_key: viewerKey, viewed_at: now, source, host, audience })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertProfileView(
  db: Kysely<Tables>,
  { id, day, viewerKey, now }: View,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('creator_profile_views')
    .values({ creator_id: id, day, viewer_key: viewerKey, viewed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Days in Asia/Tokyo, and their first moments. */
export interface Spans {
  readonly week: { readonly day: string; readonly at: Date };
  readonly month: { readonly day: string; readonly at: Date };
}

export interface RecentRow {
  readonly id: string;
  readonly views7Days: number;
  readonly views30Days: number;
  readonly bookmarks7Days: number;
  readonly bookmarks30Days: number;
}

/** Recent figures: thirty daily totals a work, and thirty days of bookmarks. */
export async function recentOfProducts(
  db: Kysely<Tables>,
  ids: readonly string[],
  { week, month }: Spans,
): Promise<RecentRow[]> {
  const { rows } = await sql<RecentRow>`
    select p.id,
      coalesce(viewed.week, 0)::integer as "views7Days", coalesce(viewed.month, 0)::integer as "views30Days",
      kept.week::integer as "bookmarks7Days", kept.month::integer as "bookmarks30Days"
    from unnest(${[...ids]}::uuid[]) as p (id)
    cross join lateral (
      select sum(views) filter (where day >= ${week.day}::date) as week, sum(views) as month
      from product_daily_views where product_id = p.id and day >= ${month.day}::date) as viewed
    cross join lateral (
      select count(*) filter (where created_at >= ${week.at}::timestamptz) as week, count(*) as month
      from bookmarks where product_id = p.id and created_at >= ${month.at}::timestamptz) as kept`.execute(db);
  return rows;
}

export interface VisitsRow {
  readonly visits7Days: number;
  readonly visits30Days: number;
}

export async function visitsOfProfile(
  db: Kysely<Tables>,
  creatorId: string,
  { week, month }: Spans,
): Promise<VisitsRow> {
  const { rows } = await sql<VisitsRow>`
    select coalesce(sum(views) filter (where day >= ${week.day}::date), 0)::integer as "visits7Days",
      coalesce(sum(views), 0)::integer as "visits30Days"
    from creator_profile_daily_views
    where creator_id = ${creatorId}::uuid and day >= ${month.day}::date`.execute(db);
  return rows[0] ?? { visits7Days: 0, visits30Days: 0 };
}

/** Only viewers; totals stay. */
export function deleteViewsBefore(db: Kysely<Tables>, day: string, limit: number): Promise<number> {
  return deleteBefore(db, ['product_views', 'creator_profile_views'], day, limit);
}

export function deleteSumsBefore(db: Kysely<Tables>, day: string, limit: number): Promise<number> {
  const tables = ['product_daily_sources', 'product_daily_views', 'creator_profile_daily_views'] as const;
  return deleteBefore(db, tables, day, limit);
}

async function deleteBefore(
  db: Kysely<Tables>,
  tables: readonly (keyof Tables)[],
  day: string,
  limit: number,
): Promise<number> {
  let deleted = 0;
  for (const table of tables) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where day < ${day}::date limit ${limit}))`.execute(db);
    deleted += Number(numAffectedRows ?? 0n);
  }
  return deleted;
}

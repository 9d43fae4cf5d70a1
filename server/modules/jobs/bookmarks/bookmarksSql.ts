import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { customPlan } from '../../../db/statements.ts';
import type { Window } from '../openings/openingListsSql.ts';

export async function bookmarkedIds(
  db: Kysely<Tables>,
  { limit, offset }: Window,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_opening_bookmarks as b')
    .innerJoin('job_openings as o', 'o.id', 'b.job_opening_id')
    .select('b.job_opening_id as id')
    .where('b.user_id', '=', userId)
    .where('o.public_at', 'is not', null)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.job_opening_id', 'desc')
    .limit(limit)
    .offset(offset)
    .modifyEnd(customPlan)
    .execute();
  return rows.map(({ id }) => id);
}

export interface BookmarkTotals {
  readonly open: number;
  readonly ended: number;
}

/** Counted directly: such lists are short. */
export async function totalsOf(db: Kysely<Tables>, userId: string): Promise<BookmarkTotals> {
  const isOpen = sql<boolean>`o.public_at is not null`;
  return db
    .selectFrom('job_opening_bookmarks as b')
    .innerJoin('job_openings as o', 'o.id', 'b.job_opening_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isOpen).as('open'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`not ${isOpen}`)
        .as('ended'),
    ])
    .where('b.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function bookmarkedOf(
  db: Kysely<Tables>,
  userId: string,
  openingIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_opening_bookmarks')
    .select('job_opening_id as id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`job_opening_id = any(${[...openingIds]}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertBookmark(
  db: Kysely<Tables>,
  userId: string,
  openingId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into job_opening_bookmarks (user_id, job_opening_id, created_at)
    select ${userId}::uuid, o.id, ${now} from job_openings as o
    where o.id = ${openingId}::uuid and o.public_at is not null
    on conflict do nothing`.execute(db);
}

/** False when it was not saved. */
export async function deleteBookmark(
  db: Kysely<Tables>,
  userId: string,
  openingId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('job_opening_bookmarks')
    .where('user_id', '=', userId)
    .where('job_opening_id', '=', openingId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export interface EndingRow {
  readonly userId: string;
  readonly openingId: string;
  readonly title: string;
  readonly companyName: string;
  readonly validThrough: string;
}

/**
 * Saved openings that end soon, are still open and not applied to by their creator, marked as reminded. Just
 * saved ones are left out.
 */
export async function takeEnding(
  trx: Transaction<Tables>,
  {
    today,
    until,
    keptBefore,
    limit,
  }: { readonly today: string; readonly until: string; readonly keptBefore: Date; readonly limit: number },
): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    with near as (
      select b.user_id, b.job_opening_id, o.valid_through, o.title, c.name
      from job_openings as o
      join job_opening_bookmarks as b on b.job_opening_id = o.id
      join companies as c on c.id = o.company_id
      where o.status = 'PUBLIC' and o.valid_through is not null
        and o.valid_through between ${today}::date and ${until}::date
        and o.public_at is not null
        and b.created_at < ${keptBefore}
        and b.reminded_of is distinct from o.valid_through
        and not exists (
          select from job_entries as e where e.job_opening_id = o.id and e.creator_id = b.user_id)
      order by o.valid_through, b.job_opening_id, b.user_id
      limit ${limit} for no key update of b skip locked)
    update job_opening_bookmarks as b set reminded_of = near.valid_through
    from near where near.user_id = b.user_id and near.job_opening_id = b.job_opening_id
    returning b.user_id as "userId", b.job_opening_id as "openingId", near.title, near.name as "companyName",
      near.valid_through::text as "validThrough"`.execute(trx);
  return rows;
}

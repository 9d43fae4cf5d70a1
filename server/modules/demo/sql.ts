import type { Insertable, Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export type Trx = Transaction<Tables>;
export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

const chunkSize = 1_000;

/**
 * Inserts many rows: each chunk travels as one JSON parameter, so that a table has one prepared statement however many rows come and
 * PGlite binds one value instead of thousands. Every row names the same columns; the rest take their defaults. Columns of type `jsonb`
 * come as text, as everywhere, and are named in `jsonColumns`.
 */
export async function insertAll<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  rows: readonly Row<Table>[],
  jsonColumns: readonly (keyof Row<Table> & string)[] = [],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  for (const row of rows) {
    if (Object.keys(row).join() !== columns.join())
      throw new Error(`Rows of ${table} differ in their columns`);
  }
  const json: ReadonlySet<string> = new Set(jsonColumns);
  const name = sql.table(table);
  const into = sql.join(columns.map((column) => sql.ref(column)));
  // Text inside JSON arrives as a JSON string; `#>> '{}'` is the text in it.
  const select = sql.join(
    columns.map((column) => (json.has(column) ? sql`(${sql.ref(column)} #>> '{}')::jsonb` : sql.ref(column))),
  );
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkSize));
    await sql`insert into ${name} (${into}) select ${select} from jsonb_populate_recordset(null::${name}, ${chunk}::jsonb)`.execute(
      trx,
    );
  }
}

/** Ids of a vocabulary by their names, such as `categories`. */
export async function vocabulary(
  trx: Trx,
  table: 'categories' | 'industries' | 'job_tags' | 'occupations' | 'prefectures' | 'tools',
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx.selectFrom(table).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Views of a work or a profile: so many in the last days, each by another guest, more of them lately. */
export interface Visits {
  readonly id: string;
  readonly count: number;
  /** Minutes since it can be seen, at most so many as looks are kept one by one. */
  readonly minutes: number;
}

/** Numbers that look as if thrown, of a row's own number: the golden ratio's kin spread them without dice. */
const share = (factor: number) => sql`((n * ${sql.lit(factor)}) % 1)`;
const source = sql`case
  when ${share(0.7548776662)} < .40 then 'FEED' when ${share(0.7548776662)} < .63 then 'SEARCH'
  when ${share(0.7548776662)} < .75 then 'PROFILE' when ${share(0.7548776662)} < .84 then 'SIMILAR'
  when ${share(0.7548776662)} < .89 then 'TIMELINE' when ${share(0.7548776662)} < .97 then 'OUTSIDE' else 'OTHER' end`;
const hosts = sql`(array['google.com', 'pinterest.com', 'instagram.com', 'x.com', 'note.com'])[1 + floor(5 * ${share(0.5545497)} * ${share(0.3247179)})::integer]`;

/**
 * Tens of thousands of rows that nobody reads one by one: the database makes them. A power of a share puts more of them near now, and the
 * golden ratio spreads the shares without dice.
 */
export async function insertVisits(
  trx: Trx,
  table: 'creator_profile_views' | 'product_views',
  visits: readonly Visits[],
  now: Date,
): Promise<void> {
  const owner = sql.ref(table === 'product_views' ? 'product_id' : 'creator_id');
  const isWork = table === 'product_views';
  await sql`
    insert into ${sql.table(table)} (${owner}, day, viewer_key, viewed_at${sql.raw(isWork ? ', source, host, audience' : '')})
    select id, tokyo_day(moment), left(md5(id::text || n), 32), moment${
      isWork
        ? sql`, source, case when source = 'OUTSIDE' then ${hosts} end,
          case when source = 'OUTSIDE' or ${share(0.6180339)} > .86 then 'GUEST' when ${share(0.6180339)} < .52 then 'COMPANY' else 'CREATOR' end`
        : sql``
    }
    from (
      select v.id, n, ${source} as source, ${now.toISOString()}::timestamptz
        - make_interval(secs => 60 * v.minutes * power(((n * 0.6180339887) % 1)::double precision, 1.4)) as moment
      from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as v (id uuid, count integer, minutes double precision)
      cross join lateral generate_series(1, v.count) as n
    ) as visit`.execute(trx);
}

/** Looks from before those that are kept one by one: so many over so many days, from `since` days ago. */
export interface OlderViews {
  readonly id: string;
  readonly seed: number;
  readonly count: number;
  readonly days: number;
}

/** As sums by day, which is all that a real house has of them. */
export async function insertOlderViews(
  trx: Trx,
  views: readonly OlderViews[],
  since: number,
  now: Date,
): Promise<void> {
  await sql`
    with made as (
      select v.id, tokyo_day(${now.toISOString()}::timestamptz) - d as day, d,
        abs(hashint4(v.seed + d * 7919)) % 100 as die,
        round(v.count * (40 + abs(hashint4(v.seed + d * 104729)) % 100) / (v.days * 90.0))::integer as views
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as v (id uuid, seed integer, count integer, days integer)
      cross join lateral generate_series(${since + 1}::integer, ${since}::integer + v.days) as d),
    sourced as (
      insert into product_daily_sources (product_id, day, source, host, audience, views)
        select id, day,
          case when die < 40 then 'FEED' when die < 63 then 'SEARCH' when die < 75 then 'PROFILE'
            when die < 84 then 'SIMILAR' when die < 89 then 'TIMELINE' when die < 97 then 'OUTSIDE' else 'OTHER' end,
          case when die between 89 and 96 then (array['google.com', 'pinterest.com', 'note.com'])[1 + d % 3] else '' end,
          case when die between 89 and 96 or d % 8 = 0 then 'GUEST' when d % 5 < 3 then 'COMPANY' else 'CREATOR' end, views
        from made where views > 0),
    daily as (
      insert into product_daily_views as v (product_id, day, views) select id, day, views from made where views > 0
        on conflict (product_id, day) do update set views = v.views + excluded.views)
    update products as p set views_count = p.views_count + m.views
      from (select id, sum(views)::integer as views from made group by id) as m where p.id = m.id`.execute(
    trx,
  );
}

/** Looks at openings while they were open, in lists and one by one. */
export async function insertOpeningVisits(trx: Trx, now: Date): Promise<void> {
  const moment = now.toISOString();
  await sql`
    insert into job_opening_views (job_opening_id, day, viewer_key, kind, source, host, viewed_at)
    select id, tokyo_day(at), left(md5(id::text || n), 32), kind,
      case when kind = 'SEEN' then 'FEED' else source end,
      case when kind = 'OPENED' and source = 'OUTSIDE' then ${hosts} end, at
    from (
      select o.id, n, k.kind, ${source} as source,
        o.opened_at + (o.closes_at - o.opened_at) * power(${share(0.6180339887)}::double precision, 0.8) as at
      from (
        select id, 50 + abs(hashtext(title)) % 130 as looks,
          greatest(published_at, ${moment}::timestamptz - interval '89 days') as opened_at,
          least(coalesce(closed_at, ${moment}::timestamptz), ${moment}::timestamptz) as closes_at
        from job_openings where status <> 'DRAFT' and published_at is not null
      ) as o
      cross join (values ('OPENED', 1.0), ('SEEN', 2.0)) as k (kind, times)
      cross join lateral generate_series(1, floor(o.looks * k.times)::integer) as n
      where o.closes_at > o.opened_at
    ) as look`.execute(trx);
}

/** Openings that creators keep, but for one who has not begun to. Their last days were told. */
export async function insertKeptOpenings(trx: Trx, exceptId: string, now: Date): Promise<void> {
  await sql`
    insert into job_opening_bookmarks (user_id, job_opening_id, created_at, reminded_of)
    select p.user_id, o.id,
      o.published_at + (${now.toISOString()}::timestamptz - o.published_at) * (abs(hashtext(p.user_name || o.title)) % 97 / 100.0)::double precision,
      o.valid_through
    from job_openings as o cross join creator_profiles as p
    where o.public_at is not null and p.user_id <> ${exceptId}::uuid
      and abs(hashtext(o.title || p.user_name)) % 9 = 0`.execute(trx);
}

/**
 * How each company answers those who entered, as the job will compute it: the share of entries answered among those that were or are due,
 * and the median time of the answers.
 */
export async function computeResponsiveness(trx: Trx, now: Date): Promise<void> {
  const moment = now.toISOString();
  await sql`
    update companies as c
    set response_rate_percent = t.rate, median_reply_minutes = t.median, responsiveness_computed_at = ${moment}::timestamptz
    from (
      select o.company_id,
        round(100.0 * count(e.first_replied_at) / count(*))::smallint as rate,
        percentile_cont(0.5) within group (order by extract(epoch from e.first_replied_at - e.entered_at) / 60)::integer as median
      from job_entries as e
      join job_openings as o on o.id = e.job_opening_id
      where e.stage <> 'WITHDRAWN' and (e.first_replied_at is not null or e.reply_by < ${moment}::timestamptz)
      group by o.company_id
    ) as t
    where t.company_id = c.id`.execute(trx);
}

export const marker = { kind: 'DEMO', action: 'demo.seed' } as const;

export async function isSeeded(db: Kysely<Tables>): Promise<boolean> {
  const found = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_kind', '=', marker.kind)
    .where('action', '=', marker.action)
    .executeTakeFirst();
  return found !== undefined;
}

/** The last row of the transaction: what makes a second seeding do nothing. */
export async function markSeeded(trx: Trx, id: string, now: Date): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ id, actor_kind: 'SYSTEM', action: marker.action, subject_kind: marker.kind, occurred_at: now })
    .execute();
}

export interface TownCounts {
  readonly creators: number;
  readonly companies: number;
  readonly works: number;
  readonly openings: number;
  readonly entries: number;
  readonly rooms: number;
  readonly messages: number;
}

export async function countTown(db: Kysely<Tables>): Promise<TownCounts> {
  const { rows } = await sql<TownCounts>`
    select (select count(*) from creator_profiles) as creators, (select count(*) from companies) as companies,
      (select count(*) from products) as works, (select count(*) from job_openings) as openings,
      (select count(*) from job_entries) as entries, (select count(*) from chat_rooms) as rooms,
      (select count(*) from chat_messages) as messages`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a select without a table answers one row');
  return counts;
}

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface EventRow {
  readonly measure: string;
  readonly key: string;
  readonly amount: number;
}

export async function insertEvents(
  db: Kysely<Tables>,
  events: readonly EventRow[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('number_events')
    .values(events.map((event) => ({ ...event, happened_at: now })))
    .execute();
}

/**
 * Adds up to `limit` events to their hours' sums in one statement; other servers take other events. Answers
 * how many.
 */
export async function gatherEvents(db: Kysely<Tables>, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from number_events where id in (
        select id from number_events order by id limit ${limit} for update skip locked)
      returning measure, key, date_trunc('hour', happened_at) as hour, amount),
    gathered as (
      insert into number_sums as s (measure, hour, key, amount)
        select measure, hour, key, sum(amount) from taken group by measure, hour, key order by measure, hour, key
        on conflict (measure, hour, key) do update set amount = s.amount + excluded.amount)
    select count(*)::integer as taken from taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

export interface Levels {
  readonly works: number;
  readonly worksMinutes: number;
  readonly leads: number;
  readonly leadsMinutes: number;
  readonly reports: number;
  readonly reportsMinutes: number;
  readonly outbox: number;
  readonly outboxMinutes: number;
  readonly outboxFailed: number;
  readonly moneyUnderWay: number;
}

/** What waits now and since when, from small partial indexes. */
export async function readLevels(db: Kysely<Tables>, now: Date): Promise<Levels> {
  const age = (moment: string) =>
    sql`coalesce(greatest(extract(epoch from ${now}::timestamptz - min(${sql.ref(moment)})) / 60, 0), 0)::integer`;
  const { rows } = await sql<Levels>`
    select works.*, leads.*, reports.*, outbox.*, failed.*, money.*
    from (select count(*)::integer as works, ${age('last_review_activity_at')} as "worksMinutes"
        from product_reviews where current_review_status = 'IN_PROGRESS') as works,
      (select count(*)::integer as leads, ${age('created_at')} as "leadsMinutes" from leads where status = 'NEW') as leads,
      (select count(*)::integer as reports, ${age('created_at')} as "reportsMinutes"
        from reports where status = 'OPEN') as reports,
      (select count(*)::integer as outbox, ${age('available_at')} as "outboxMinutes"
        from outbox where failed_at is null and available_at <= ${now}) as outbox,
      (select count(*)::integer as "outboxFailed" from outbox where failed_at is not null) as failed,
      (select coalesce(sum(amount), 0)::double precision as "moneyUnderWay"
        from number_sums where measure = 'money' and key = 'UNDER_WAY') as money`.execute(db);
  const [levels] = rows;
  if (!levels) throw new Error('a select without a table answers one row');
  return levels;
}

export async function writeLevels(
  db: Kysely<Tables>,
  levels: readonly (readonly [string, number])[],
  now: Date,
): Promise<void> {
  await sql`
    insert into number_levels (measure, hour, level)
    select measure, date_trunc('hour', ${now}::timestamptz), level
    from jsonb_to_recordset(${JSON.stringify(levels.map(([measure, level]) => ({ measure, level })))}::jsonb)
      as given (measure text, level bigint) order by measure
    on conflict (measure, hour) do update set level = excluded.level`.execute(db);
}

export interface DayRow {
  readonly measure: string;
  readonly key: string;
  readonly day: string;
  readonly amount: number;
}

/** Sums by day in Japan, without the hours to come, in which answers fall due. */
export async function daySums(db: Kysely<Tables>, since: Date, now: Date): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select measure, key, to_char(tokyo_day(hour), 'YYYY-MM-DD') as day, sum(amount)::double precision as amount
    from number_sums where hour >= ${since} and hour <= ${now} and measure <> 'reviewer' group by 1, 2, 3`.execute(
    db,
  );
  return rows;
}

/** The last level of each day. */
export async function dayLevels(db: Kysely<Tables>, since: Date): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select distinct on (measure, tokyo_day(hour)) measure, '' as key,
      to_char(tokyo_day(hour), 'YYYY-MM-DD') as day, level::double precision as amount
    from number_levels where hour >= ${since} order by measure, tokyo_day(hour), hour desc`.execute(db);
  return rows;
}

export interface ReviewerRow {
  readonly name: string;
  readonly day: string;
  readonly amount: number;
}

export async function reviewerDays(db: Kysely<Tables>, since: Date): Promise<ReviewerRow[]> {
  const { rows } = await sql<ReviewerRow>`
    select coalesce(a.name, '退職した担当者') as name, to_char(tokyo_day(s.hour), 'YYYY-MM-DD') as day,
      sum(s.amount)::double precision as amount
    from number_sums as s left join staff_accounts as a on a.id::text = s.key
    where s.measure = 'reviewer' and s.hour >= ${since} group by 1, 2`.execute(db);
  return rows;
}

export async function deleteNumbersBefore(db: Kysely<Tables>, before: Date, limit: number): Promise<void> {
  for (const table of ['number_sums', 'number_levels'] as const) {
    await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where hour < ${before}
          ${table === 'number_sums' ? sql`and measure <> 'money'` : sql``} limit ${limit}))`.execute(db);
  }
}

import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

/** Takes companies off the queue; other servers take others. */
export async function takeDue(trx: Transaction<Tables>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from company_responsiveness_due where company_id in (
      select company_id from company_responsiveness_due order by company_id limit ${limit} for update skip locked)
    returning company_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Companies with outdated figures: deadlines pass and old entries leave the span without any write. */
export async function staleCompanies(
  trx: Transaction<Tables>,
  before: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from companies
    where responsiveness_computed_at is null or responsiveness_computed_at < ${before}
    order by responsiveness_computed_at nulls first, id limit ${limit} for no key update skip locked`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

export interface Span {
  readonly since: Date;
  readonly now: Date;
  /** Below this no figures are shown. */
  readonly least: number;
}

/** Whether an answer would be read: not by somebody suspended, deleted or leaving. */
const isReachable = sql<boolean>`exists (
  select from users as u where u.id = e.creator_id and u.status = 'ACTIVE' and u.deletion_due_at is null)`;

/** Of entries answered or overdue: how many in time, and how fast. */
export async function writeResponsiveness(
  trx: Transaction<Tables>,
  companyIds: readonly string[],
  { since, now, least }: Span,
): Promise<void> {
  await sql`
    update companies as c
    set response_rate_percent = case when s.entries >= ${least} then round(100.0 * s.in_time / s.entries) end,
      median_reply_minutes = case when s.entries >= ${least} then round(s.median) end,
      responsiveness_computed_at = ${now}
    from (
      select wanted.id, count(e.id) as entries,
        count(e.id) filter (where e.first_replied_at <= e.reply_by) as in_time,
        percentile_cont(0.5) within group (order by extract(epoch from e.first_replied_at - e.entered_at) / 60)
          filter (where e.first_replied_at is not null) as median
      from unnest(${[...companyIds]}::uuid[]) as wanted(id)
      left join job_openings as o on o.company_id = wanted.id
      left join job_entries as e on e.job_opening_id = o.id and e.entered_at >= ${since}
        and (e.first_replied_at is not null or (e.answer_due_at < ${now} and ${isReachable}))
      group by wanted.id
    ) as s
    where c.id = s.id`.execute(trx);
}

/** Marks them as reminded. */
export async function takeNearlyDue(
  trx: Transaction<Tables>,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update job_entries set reminded_at = ${now} where id in (
      select e.id from job_entries as e
      where e.reminded_at is null and e.answer_due_at < timestamptz '9999-01-01 00:00:00+00'
        and e.answer_due_at between ${now} and ${until} and ${isReachable}
      order by e.answer_due_at, e.id limit ${limit} for no key update skip locked)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

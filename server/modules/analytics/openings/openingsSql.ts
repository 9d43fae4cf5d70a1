import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface OpeningHeadRow {
  readonly id: string;
  readonly title: string;
  readonly status: Tables['job_openings']['status']['__select__'];
  readonly publishedOn: string;
  readonly isOpen: boolean;
}

/** Published openings, newest first. */
export async function publishedOpenings(db: Kysely<Tables>, companyId: string): Promise<OpeningHeadRow[]> {
  const { rows } = await sql<OpeningHeadRow>`
    select id, title, status, to_char(tokyo_day(published_at), 'YYYY-MM-DD') as "publishedOn",
      public_at is not null as "isOpen"
    from job_openings
    where company_id = ${companyId}::uuid and status <> 'DRAFT' and published_at is not null
    order by published_at desc, id desc`.execute(db);
  return rows;
}

export interface OpeningDayRow {
  readonly openingId: string;
  readonly day: string;
  readonly seen: number;
  readonly opened: number;
  readonly saved: number;
}

export async function openingDays(
  db: Kysely<Tables>,
  companyId: string,
  since: string,
): Promise<OpeningDayRow[]> {
  const { rows } = await sql<OpeningDayRow>`
    select d.job_opening_id as "openingId", to_char(d.day, 'YYYY-MM-DD') as day, d.seen, d.opened, d.saved
    from job_openings as o join job_opening_daily_views as d on d.job_opening_id = o.id
    where o.company_id = ${companyId}::uuid and d.day >= ${since}::date`.execute(db);
  return rows;
}

export interface EntryPathRow {
  readonly openingId: string;
  readonly stage: Tables['job_entries']['stage']['__select__'];
  readonly enteredAt: Date;
  readonly enteredOn: string;
  readonly replyBy: Date;
  readonly firstRepliedAt: Date | null;
  /** When it first came this far; null if never. */
  readonly consideredAt: Date | null;
  readonly interviewedAt: Date | null;
  readonly offeredAt: Date | null;
  readonly hiredAt: Date | null;
}

/** Entries since a time, and when each reached which step. */
export async function entryPaths(
  db: Kysely<Tables>,
  companyId: string,
  since: Date,
): Promise<EntryPathRow[]> {
  const { rows } = await sql<EntryPathRow>`
    select e.job_opening_id as "openingId", e.stage, e.entered_at as "enteredAt",
      to_char(tokyo_day(e.entered_at), 'YYYY-MM-DD') as "enteredOn",
      e.reply_by as "replyBy", e.first_replied_at as "firstRepliedAt",
      went."consideredAt", went."interviewedAt", went."offeredAt", went."hiredAt"
    from job_openings as o
    join job_entries as e on e.job_opening_id = o.id and e.entered_at >= ${since}
    cross join lateral (
      select min(s.changed_at) filter (where s.to_stage = 'CONSIDERING') as "consideredAt",
        min(s.changed_at) filter (where s.to_stage = 'INTERVIEW') as "interviewedAt",
        min(s.changed_at) filter (where s.to_stage = 'OFFERED') as "offeredAt",
        min(s.changed_at) filter (where s.to_stage = 'HIRED') as "hiredAt"
      from job_entry_stage_changes as s where s.entry_id = e.id) as went
    where o.company_id = ${companyId}::uuid`.execute(db);
  return rows;
}

export interface OpeningSourceRow {
  readonly source: Tables['job_opening_views']['source']['__select__'];
  readonly host: string;
  readonly opened: number;
  readonly entered: number;
}

export async function openingSources(
  db: Kysely<Tables>,
  companyId: string,
  since: string,
): Promise<OpeningSourceRow[]> {
  const { rows } = await sql<OpeningSourceRow>`
    select s.source, s.host, sum(s.opened)::integer as opened, sum(s.entered)::integer as entered
    from job_openings as o join job_opening_daily_sources as s on s.job_opening_id = o.id
    where o.company_id = ${companyId}::uuid and s.day >= ${since}::date
    group by s.source, s.host`.execute(db);
  return rows;
}

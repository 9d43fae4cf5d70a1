import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface DayOfReviews {
  readonly day: string;
  readonly approved: number;
  readonly rejected: number;
}

const decidedSince = (db: Kysely<Tables>, since: Date) =>
  db
    .selectFrom('product_review_activities as a')
    .where('a.review_status', '<>', 'IN_PROGRESS')
    .where('a.activity_at', '>=', since);

/** Days in Tokyo on which somebody decided. */
export function reviewDays(db: Kysely<Tables>, since: Date): Promise<DayOfReviews[]> {
  return decidedSince(db, since)
    .select([
      sql<string>`to_char(a.activity_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`.as('day'),
      sql<number>`count(*) filter (where a.review_status = 'APPROVED')::int`.as('approved'),
      sql<number>`count(*) filter (where a.review_status = 'REJECTED')::int`.as('rejected'),
    ])
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/** From handing in to the decision, the median. */
export async function medianHours(db: Kysely<Tables>, since: Date): Promise<number | null> {
  const row = await decidedSince(db, since)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_review_activities as b')
          .select('b.activity_at as at')
          .whereRef('b.review_id', '=', 'a.review_id')
          .where('b.review_status', '=', 'IN_PROGRESS')
          .whereRef('b.activity_at', '<', 'a.activity_at')
          .orderBy('b.activity_at', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from a.activity_at - s.at))`.as('seconds'),
    )
    .executeTakeFirst();
  return row?.seconds == null ? null : Number(row.seconds) / 3600;
}

export interface WaitingSince {
  readonly submittedAt: Date;
}

/** Since when each of them waits; the oldest first. */
export function waitingSince(db: Kysely<Tables>, limit: number): Promise<WaitingSince[]> {
  return db
    .selectFrom('product_reviews as v')
    .select('v.last_review_activity_at as submittedAt')
    .where('v.current_review_status', '=', 'IN_PROGRESS')
    .orderBy('v.last_review_activity_at')
    .orderBy('v.id')
    .limit(limit)
    .execute();
}

export interface ReasonCount {
  readonly template: string | null;
  readonly count: number;
}

export function rejectionReasons(db: Kysely<Tables>, since: Date): Promise<ReasonCount[]> {
  return db
    .selectFrom('review_decisions')
    .select(['template', sql<number>`count(*)::int`.as('count')])
    .where('product_id', 'is not', null)
    .where('state', '=', 'DONE')
    .where('decision', '=', 'REJECT')
    .where('decided_at', '>=', since)
    .groupBy('template')
    .orderBy('count', 'desc')
    .execute();
}

export interface SlowCompany {
  readonly id: string;
  readonly name: string;
  /** As its page tells them: kept with each answer, and daily. */
  readonly responseRatePercent: number | null;
  readonly medianReplyMinutes: number | null;
  readonly nearlyDue: number;
  readonly remindedAt: Date | null;
}

/** Companies with entries whose answer is due within this span, most of them first. Of the nearest `counted` entries, so that it stays quick. */
export function slowCompaniesQuery(
  db: Kysely<Tables>,
  { from, until, counted, limit }: { from: Date; until: Date; counted: number; limit: number },
) {
  return db
    .with('due', (query) =>
      query
        .selectFrom('job_entries as e')
        .select(['e.job_opening_id', 'e.reminded_at'])
        .where(sql<boolean>`e.answer_due_at < timestamptz '9999-01-01 00:00:00+00'`)
        .where('e.answer_due_at', '>=', from)
        .where('e.answer_due_at', '<=', until)
        .orderBy('e.answer_due_at')
        .limit(counted),
    )
    .selectFrom('due')
    .innerJoin('job_openings as o', 'o.id', 'due.job_opening_id')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .select([
      'c.id',
      'c.name',
      'c.response_rate_percent as responseRatePercent',
      'c.median_reply_minutes as medianReplyMinutes',
      sql<number>`count(*)::int`.as('nearlyDue'),
      sql<Date | null>`max(due.reminded_at)`.as('remindedAt'),
    ])
    .where('c.status', '=', 'ACTIVE')
    .groupBy('c.id')
    .orderBy('nearlyDue', 'desc')
    .orderBy('c.response_rate_percent')
    .orderBy('c.id')
    .limit(limit);
}

export function slowCompanies(
  db: Kysely<Tables>,
  asked: Parameters<typeof slowCompaniesQuery>[1],
): Promise<SlowCompany[]> {
  return slowCompaniesQuery(db, asked).execute();
}

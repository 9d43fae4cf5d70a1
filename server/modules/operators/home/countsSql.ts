import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface DeskCounts {
  readonly works: number;
  readonly openings: number;
  readonly leads: number;
  readonly reports: number;
  readonly contests: number;
  readonly contacts: number;
  readonly mails: number;
}

/** What waits, each by an index of what is open alone. */
export async function deskCounts(db: Kysely<Tables>): Promise<DeskCounts> {
  return db
    .selectNoFrom([
      sql<number>`(select count(*)::int from product_reviews v where current_review_status = 'IN_PROGRESS' and not exists
        (select from review_decisions d where d.product_id = v.product_id and d.state = 'WAITING'))`.as(
        'works',
      ),
      sql<number>`(select count(*)::int from opening_holds h where state = 'WAITING' and not exists
        (select from review_decisions d where d.job_opening_id = h.job_opening_id and d.state = 'WAITING'))`.as(
        'openings',
      ),
      sql<number>`(select count(*)::int from leads where status = 'NEW')`.as('leads'),
      sql<number>`(select count(*)::int from reports where status = 'OPEN')`.as('reports'),
      sql<number>`(select count(*)::int from member_decisions where contested_at is not null and answered_at is null
        and (ended_why is null or ended_why = 'EXPIRED'))`.as('contests'),
      sql<number>`(select count(*)::int from contact_messages where status = 'NEW')`.as('contacts'),
      sql<number>`(select count(*)::int from outbox where kind = 'mail' and failed_at is not null)`.as(
        'mails',
      ),
    ])
    .executeTakeFirstOrThrow();
}

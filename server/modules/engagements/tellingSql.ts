import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { engagementColumns } from './works/engagementsSql.ts';
import type { EngagementRow } from './works/engagementsSql.ts';

/** Rounds accepted by silence. */
export async function silentRounds(
  db: Kysely<Tables>,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<string[]> {
  const found = await db
    .selectFrom('engagement_rounds')
    .select('id')
    .where('state', '=', 'DELIVERED')
    .where('inspect_by', '<', sql<string>`${today}::date`)
    .orderBy('inspect_by')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

type Reminder =
  | 'close_told_again_at'
  | 'close_told_at'
  | 'due_told_at'
  | 'hours_told_at'
  | 'late_told_at'
  | 'silence_told_at';

/** The day that each is about, and when it is told. */
function reminded(what: Reminder, now: Date) {
  switch (what) {
    case 'close_told_again_at':
    case 'close_told_at':
      return sql`d.state in ('UNDER_WAY', 'CORRECTION_ASKED')
        and exists (select from engagement_hours as h where h.round_id = d.id) and d.period_to`;
    case 'hours_told_at':
      // What was closed only just now was told by that.
      return sql`d.state = 'DELIVERED' and not exists (select from engagement_deliveries as e
        where e.round_id = d.id and e.delivered_at > ${now}::timestamptz - interval '2 days') and d.period_to`;
    case 'silence_told_at':
      return sql`d.state = 'DELIVERED' and d.inspect_by`;
    case 'due_told_at':
    case 'late_told_at':
      return sql`d.state in ('DELIVERED', 'ACCEPTED', 'INVOICED') and d.pay_by`;
  }
}

/** Marks rounds as reminded. */
export async function takeTold(
  trx: Transaction<Tables>,
  what: Reminder,
  {
    from,
    until,
    now,
    limit,
  }: { readonly from: string; readonly until: string; readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update engagement_rounds as r set ${sql.ref(what)} = ${now}
    where r.id in (
      select d.id from engagement_rounds as d
      where d.${sql.ref(what)} is null and ${reminded(what, now)} between ${from}::date and ${until}::date
      order by d.id limit ${limit} for update skip locked)
    returning r.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** For notices and mails. */
export interface ToldEngagement extends EngagementRow {
  readonly senderId: string | null;
}

export async function toldEngagement(db: Kysely<Tables>, id: string): Promise<ToldEngagement | undefined> {
  return db
    .selectFrom('engagements as t')
    .innerJoin('official_job_offers as o', 'o.id', 't.offer_id')
    .select(engagementColumns)
    .select('o.sender_id as senderId')
    .where('t.id', '=', id)
    .executeTakeFirst();
}

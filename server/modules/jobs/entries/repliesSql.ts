import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export interface Pair {
  readonly companyId: string;
  readonly creatorId: string;
}

/** The creator's entries with the company that it has not replied to. */
const waiting = ({ companyId, creatorId }: Pair) => sql`
  e.creator_id = ${creatorId}::uuid and e.first_replied_at is null and e.stage not in ('DECLINED', 'WITHDRAWN')
    and exists (select from job_openings as o where o.id = e.job_opening_id and o.company_id = ${companyId}::uuid)`;

export async function isWaiting(db: Kysely<Tables>, pair: Pair): Promise<boolean> {
  const { rows } = await sql`select from job_entries as e where ${waiting(pair)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Marks those that were there at that moment as replied to; answers which. Their openings are locked first. */
export async function writeReply(trx: Transaction<Tables>, pair: Pair, at: Date): Promise<string[]> {
  await sql`select from job_openings as o
    where o.id in (select e.job_opening_id from job_entries as e where ${waiting(pair)})
    order by o.id for no key update`.execute(trx);
  const { rows } = await sql<{ id: string }>`update job_entries as e set first_replied_at = ${at}
    where ${waiting(pair)} and e.entered_at <= ${at}
    returning e.id`.execute(trx);
  return rows.map(({ id }) => id);
}

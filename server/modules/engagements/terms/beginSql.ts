import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export async function insertEngagement(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagements']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('engagements')
    .values(values)
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Accepted offers without work, oldest first. */
export async function offersToBegin(db: Kysely<Tables>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('official_job_offers as t')
    .innerJoin('official_job_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 't.id').onRef('v.version', '=', 't.current_version'),
    )
    .leftJoin('engagements as e', 'e.offer_id', 't.id')
    .select('t.id')
    .where('t.status', '=', 'ACCEPTED')
    .where('t.amends_engagement_id', 'is', null)
    .where('v.remuneration_type', '<>', 'FULL_TIME')
    .where('e.id', 'is', null)
    .orderBy('t.responded_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Hourly work whose last month is over. */
export async function monthsOver(
  db: Kysely<Tables>,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('engagement_rounds as r')
    .innerJoin('engagements as t', 't.id', 'r.engagement_id')
    .innerJoin('official_job_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 't.terms_offer_id').onRef('v.version', '=', 't.terms_version'),
    )
    .select('r.engagement_id as id')
    .where('t.ended_at', 'is', null)
    .where('r.period_to', '<', sql<string>`${today}::date`)
    .where(sql<boolean>`(v.service_to is null or v.service_to > r.period_to)`)
    .where(
      sql<boolean>`not exists (select from engagement_rounds as n
        where n.engagement_id = r.engagement_id and n.number = r.number + 1)`,
    )
    .orderBy('r.period_to')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

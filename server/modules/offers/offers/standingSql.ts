import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { offerColumns } from './offersSql.ts';
import type { OfferRow } from './offersSql.ts';

/** What the unique indexes keep a second one from: `insertOffer` is refused beside it. */
const refusesAnother = sql<boolean>`t.amends_engagement_id is null and t.entry_id is null
  and (t.status = 'SENT' or (t.status = 'ACCEPTED' and t.consultation_id is not null))`;

/** At most one for each consultation. */
export async function offersBesideConsultations(
  db: Kysely<Tables>,
  companyId: string,
  consultationIds: readonly string[],
): Promise<OfferRow[]> {
  return db
    .selectFrom('official_job_offers as t')
    .select(offerColumns)
    .where('t.company_id', '=', companyId)
    .where(sql<boolean>`t.consultation_id = any(${[...consultationIds]}::uuid[])`)
    .where(refusesAnother)
    .execute();
}

/** Newest first: of consultations, and at most one that follows from nothing. */
export async function offersBesideRooms(
  db: Kysely<Tables>,
  companyId: string,
  roomIds: readonly string[],
): Promise<(OfferRow & { readonly roomId: string })[]> {
  return db
    .selectFrom('official_job_offers as t')
    .innerJoin('chat_rooms as r', (join) =>
      join.onRef('r.company_id', '=', 't.company_id').onRef('r.creator_id', '=', 't.creator_id'),
    )
    .select(offerColumns)
    .select('r.id as roomId')
    .where('t.company_id', '=', companyId)
    .where(sql<boolean>`r.id = any(${[...roomIds]}::uuid[])`)
    .where(refusesAnother)
    .orderBy('t.sent_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();
}

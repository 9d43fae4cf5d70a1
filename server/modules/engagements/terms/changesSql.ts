import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export async function changeTerms(
  trx: Transaction<Tables>,
  id: string,
  {
    offerId,
    version,
    title,
    netHourPrice,
  }: {
    readonly offerId: string;
    readonly version: number;
    readonly title: string;
    readonly netHourPrice: number | null;
  },
): Promise<void> {
  await trx
    .updateTable('engagements')
    .set({ terms_offer_id: offerId, terms_version: version, title, net_hour_price: netHourPrice })
    .where('id', '=', id)
    .execute();
}

/** The unanswered change of a work's terms. */
export async function proposedOffer(db: Kysely<Tables>, engagementId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('official_job_offers')
    .select('id')
    .where('amends_engagement_id', '=', engagementId)
    .where('status', '=', 'SENT')
    .executeTakeFirst();
  return row?.id;
}

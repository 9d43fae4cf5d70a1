import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

export type PaperFault = 'BYTES' | 'CHAIN';

export interface OfferToCheck {
  readonly id: string;
  readonly currentVersion: number;
  /** The hash of the version that the first one changes. */
  readonly amendedHash: string | null;
}

/** Never compared, or not since then; those first that wait longest. */
export async function offersToCheck(
  db: Kysely<Tables>,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<OfferToCheck[]> {
  return db
    .selectFrom('official_job_offers as o')
    .leftJoin('paper_checks as c', 'c.offer_id', 'o.id')
    .leftJoin('official_job_offer_versions as a', (join) =>
      join.onRef('a.offer_id', '=', 'o.amends_offer_id').onRef('a.version', '=', 'o.amends_version'),
    )
    .select(['o.id', 'o.current_version as currentVersion', 'a.content_hash as amendedHash'])
    .where((eb) => eb.or([eb('c.offer_id', 'is', null), eb('c.checked_at', '<', before)]))
    .orderBy('c.checked_at', (order) => order.asc().nullsFirst())
    .orderBy('o.id')
    .limit(limit)
    .execute();
}

export interface KeptPaper {
  readonly key: string;
  readonly sha256: string;
  /** Of what is issued nowhere else. */
  readonly paper: string | null;
  readonly contentHash: string | null;
}

/** Voided ones too. */
export async function keptPapers(db: Kysely<Tables>, offerId: string): Promise<KeptPaper[]> {
  return db
    .selectFrom('issued_documents as d')
    .innerJoin('media_objects as m', 'm.id', 'd.media_id')
    .select(['d.sha256', 'd.paper', 'd.content_hash as contentHash'])
    .select(sql<string>`m.storage_key`.as('key'))
    .where('d.offer_id', '=', offerId)
    .execute();
}

export async function setChecked(
  db: Kysely<Tables>,
  {
    offerId,
    fault,
    now,
  }: { readonly offerId: string; readonly fault: PaperFault | null; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('paper_checks')
    .values({ offer_id: offerId, fault, checked_at: now })
    .onConflict((conflict) => conflict.column('offer_id').doUpdateSet({ fault, checked_at: now }))
    .execute();
}

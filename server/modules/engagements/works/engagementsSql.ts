import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';

export interface EngagementRow {
  readonly id: string;
  readonly offerId: string;
  readonly offerVersion: number;
  /** The version in force. */
  readonly termsOfferId: string;
  readonly termsVersion: number;
  readonly companyId: string;
  readonly creatorId: string;
  readonly chatRoomId: string | null;
  readonly title: string;
  readonly companyName: string;
  readonly creatorName: string;
  readonly remunerationType: Selectable<Tables['engagements']>['remuneration_type'];
  readonly netHourPrice: number | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** Proposed at an early end, for undelivered work. */
  readonly endNetPrice: number | null;
  /** Who must answer an early end. */
  readonly endAsks: 'COMPANY' | 'CREATOR' | null;
}

export const engagementColumns = columnsOf(
  't.id',
  't.offerId',
  't.offerVersion',
  't.termsOfferId',
  't.termsVersion',
  't.companyId',
  't.creatorId',
  't.chatRoomId',
  't.title',
  't.companyName',
  't.creatorName',
  't.remunerationType',
  't.netHourPrice',
  't.startedAt',
  't.endedAt',
  't.endNetPrice',
  't.endAsks',
);

export type EngagementSide = { readonly creatorId: string } | { readonly companyId: string };

/** Of works as `t`. */
export const sideOf = (side: EngagementSide) =>
  'creatorId' in side
    ? sql<boolean>`t.creator_id = ${side.creatorId}::uuid`
    : sql<boolean>`t.company_id = ${side.companyId}::uuid`;

export async function engagementsByIds(
  db: Kysely<Tables>,
  side: EngagementSide,
  ids: readonly string[],
): Promise<EngagementRow[]> {
  return db
    .selectFrom('engagements as t')
    .select(engagementColumns)
    .where(sql<boolean>`t.id = any(${[...ids]}::uuid[])`)
    .where(sideOf(side))
    .execute();
}

export async function engagementOfOffer(
  db: Kysely<Tables>,
  side: EngagementSide,
  offerId: string,
): Promise<EngagementRow | undefined> {
  return db
    .selectFrom('engagements as t')
    .select(engagementColumns)
    .where((eb) =>
      eb.or([
        eb('t.offer_id', '=', offerId),
        eb('t.id', '=', (of) =>
          of
            .selectFrom('official_job_offers as o')
            .select('o.amends_engagement_id')
            .where('o.id', '=', offerId),
        ),
      ]),
    )
    .where(sideOf(side))
    .executeTakeFirst();
}

export async function engagementsOfOffers(
  db: Kysely<Tables>,
  side: EngagementSide,
  offerIds: readonly string[],
): Promise<EngagementRow[]> {
  return db
    .selectFrom('engagements as t')
    .select(engagementColumns)
    .where(sql<boolean>`t.offer_id = any(${[...offerIds]}::uuid[])`)
    .where(sideOf(side))
    .execute();
}

export async function engagementsPage(
  db: Kysely<Tables>,
  side: EngagementSide,
  page: KeysetPage,
): Promise<EngagementRow[]> {
  const values = keysetValues(page);
  const newest = { at: 't.started_at', id: 't.id' };
  return db
    .selectFrom('engagements as t')
    .select(engagementColumns)
    .where(sideOf(side))
    .$call((query) => walkKeyset(query, newest, page.backward, keysetPlaces(values)))
    .limit(values.limit)
    .execute();
}

/** Locked after its room, so that changes of its rounds are serialised. */
export async function holdEngagement(
  trx: Transaction<Tables>,
  id: string,
): Promise<EngagementRow | undefined> {
  return trx
    .selectFrom('engagements as t')
    .select(engagementColumns)
    .where('t.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';

type Stored = Selectable<Tables['official_job_offers']>;

export interface OfferRow {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly senderId: string | null;
  readonly jobOpeningId: string | null;
  readonly entryId: string | null;
  readonly consultationId: string | null;
  readonly chatRoomId: string | null;
  /** 条件の変更: the work, and the version to be replaced. */
  readonly amendsEngagementId: string | null;
  readonly amendsOfferId: string | null;
  readonly amendsVersion: number | null;
  readonly status: Stored['status'];
  readonly currentVersion: number;
  readonly sentAt: Date;
  readonly respondedAt: Date | null;
  /** Null for old offers. */
  readonly replyBy: Date | null;
}

export const offerColumns = columnsOf(
  't.id',
  't.companyId',
  't.creatorId',
  't.senderId',
  't.jobOpeningId',
  't.entryId',
  't.consultationId',
  't.chatRoomId',
  't.amendsEngagementId',
  't.amendsOfferId',
  't.amendsVersion',
  't.status',
  't.currentVersion',
  't.sentAt',
  't.respondedAt',
  't.replyBy',
);

export type OfferSide = { readonly creatorId: string } | { readonly companyId: string };

const sideOf = (side: OfferSide) =>
  'creatorId' in side
    ? sql<boolean>`t.creator_id = ${side.creatorId}::uuid`
    : sql<boolean>`t.company_id = ${side.companyId}::uuid`;

export async function offersByIds(
  db: Kysely<Tables>,
  side: OfferSide,
  ids: readonly string[],
): Promise<OfferRow[]> {
  return db
    .selectFrom('official_job_offers as t')
    .select(offerColumns)
    .where(sql<boolean>`t.id = any(${[...ids]}::uuid[])`)
    .where(sideOf(side))
    .execute();
}

export async function offersPage(db: Kysely<Tables>, side: OfferSide, page: KeysetPage): Promise<OfferRow[]> {
  const values = keysetValues(page);
  const newest = { at: 't.sent_at', id: 't.id' };
  return db
    .selectFrom('official_job_offers as t')
    .select(offerColumns)
    .where(sideOf(side))
    .$call((query) => walkKeyset(query, newest, page.backward, keysetPlaces(values)))
    .limit(values.limit)
    .execute();
}

/** The latest offer of each entry. */
export async function offersOfEntries(
  db: Kysely<Tables>,
  side: OfferSide,
  entryIds: readonly string[],
): Promise<OfferRow[]> {
  return db
    .selectFrom('official_job_offers as t')
    .distinctOn('t.entry_id')
    .select(offerColumns)
    .where(sql<boolean>`t.entry_id = any(${[...entryIds]}::uuid[])`)
    .where(sideOf(side))
    .orderBy('t.entry_id')
    .orderBy('t.sent_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();
}

/** Locked after its room and entry. */
export async function holdOffer(trx: Transaction<Tables>, id: string): Promise<OfferRow | undefined> {
  return trx
    .selectFrom('official_job_offers as t')
    .select(offerColumns)
    .where('t.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** When the work's first offer was accepted, before any changes. */
export async function commissionedAt(db: Kysely<Tables>, offerId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ respondedAt: Date | null }>`
    with recursive chain as (
      select t.id, t.amends_offer_id, t.responded_at from official_job_offers as t where t.id = ${offerId}::uuid
      union all
      select t.id, t.amends_offer_id, t.responded_at from official_job_offers as t
      join chain as c on t.id = c.amends_offer_id)
    select responded_at as "respondedAt" from chain where amends_offer_id is null`.execute(db);
  return rows[0]?.respondedAt ?? undefined;
}

export async function offerOfClient(
  db: Kysely<Tables>,
  senderId: string,
  clientId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('official_job_offers')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
}

/** False when another open offer exists. */
export async function insertOffer(
  trx: Transaction<Tables>,
  values: Insertable<Tables['official_job_offers']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('official_job_offers')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setVersion(
  trx: Transaction<Tables>,
  id: string,
  { version, replyBy }: { readonly version: number; readonly replyBy: Date },
): Promise<void> {
  await trx
    .updateTable('official_job_offers')
    .set({ current_version: version, reply_by: replyBy, reminded_at: null, expiry_told_at: null })
    .where('id', '=', id)
    .execute();
}

export async function endOffer(
  trx: Transaction<Tables>,
  id: string,
  { status, now }: { readonly status: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('official_job_offers')
    .set(status === 'WITHDRAWN' ? { status, withdrawn_at: now } : { status, responded_at: now })
    .where('id', '=', id)
    .execute();
}

export async function insertResponse(
  trx: Transaction<Tables>,
  values: Insertable<Tables['official_job_offer_responses']>,
): Promise<void> {
  await trx.insertInto('official_job_offer_responses').values(values).execute();
}

/** For notices and mails. */
export interface ToldOffer {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly senderId: string | null;
  readonly chatRoomId: string | null;
  readonly entryId: string | null;
  readonly amendsEngagementId: string | null;
  readonly status: Stored['status'];
  readonly replyBy: Date | null;
  readonly companyName: string;
  readonly creatorName: string;
  readonly title: string | null;
}

export async function toldOffer(trx: Transaction<Tables>, id: string): Promise<ToldOffer | undefined> {
  return trx
    .selectFrom('official_job_offers as t')
    .innerJoin('official_job_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 't.id').onRef('v.version', '=', 't.current_version'),
    )
    .select([
      't.id',
      't.company_id as companyId',
      't.creator_id as creatorId',
      't.sender_id as senderId',
      't.chat_room_id as chatRoomId',
      't.entry_id as entryId',
      't.amends_engagement_id as amendsEngagementId',
      't.status',
      't.reply_by as replyBy',
      'v.company_name as companyName',
      'v.creator_name as creatorName',
      'v.title',
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
}

/** Marks offers whose deadline is near or past as told. */
export async function takeDue(
  trx: Transaction<Tables>,
  what: 'reminded_at' | 'expiry_told_at',
  {
    from,
    until,
    now,
    limit,
  }: { readonly from: Date; readonly until: Date; readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('official_job_offers')
    .select('id')
    .where('status', '=', 'SENT')
    .where('reply_by', '>', from)
    .where('reply_by', '<=', until)
    .where(what, 'is', null)
    .orderBy('reply_by')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await trx
      .updateTable('official_job_offers')
      .set(what === 'reminded_at' ? { reminded_at: now } : { expiry_told_at: now })
      .where('id', 'in', ids)
      .execute();
  return ids;
}

/** Due open items of present versions. */
export async function takeDecisions(
  trx: Transaction<Tables>,
  { today, now, limit }: { readonly today: string; readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ offerId: string }>`
    update official_job_offer_undecided_terms as u set reminded_at = ${now}
    where (u.offer_id, u.version, u.term) in (
      select d.offer_id, d.version, d.term from official_job_offer_undecided_terms as d
      join official_job_offers as t on t.id = d.offer_id and t.current_version = d.version
      where d.reminded_at is null and d.decided_by <= ${today}::date and t.status in ('SENT', 'ACCEPTED')
        -- A change that was agreed on says what became of it.
        and not exists (select from official_job_offers as c
          where c.amends_offer_id = t.id and c.amends_version = d.version and c.status = 'ACCEPTED')
      order by d.decided_by limit ${limit} for update of d skip locked)
    returning u.offer_id as "offerId"`.execute(trx);
  return rows.map(({ offerId }) => offerId);
}

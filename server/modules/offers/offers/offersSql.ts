import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../../db/columns.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/paging.ts';
import type { EnteredOpening, OfferTerms } from '../terms/fields.ts';

type Stored = Selectable<Tables['official_job_offers']>;
type StoredVersion = Selectable<Tables['official_job_offer_versions']>;
export type OfferEventKind = Selectable<Tables['official_job_offer_events']>['kind'];

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

const columns = columnsOf(
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
    .select(columns)
    .where(sql<boolean>`t.id = any(${[...ids]}::uuid[])`)
    .where(sideOf(side))
    .execute();
}

export async function offersPage(db: Kysely<Tables>, side: OfferSide, page: KeysetPage): Promise<OfferRow[]> {
  const values = keysetValues(page);
  const newest = { at: 't.sent_at', id: 't.id' };
  return db
    .selectFrom('official_job_offers as t')
    .select(columns)
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
    .select(columns)
    .where(sql<boolean>`t.entry_id = any(${[...entryIds]}::uuid[])`)
    .where(sideOf(side))
    .orderBy('t.entry_id')
    .orderBy('t.sent_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();
}

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
    .select(columns)
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
    .select(columns)
    .select('r.id as roomId')
    .where('t.company_id', '=', companyId)
    .where(sql<boolean>`r.id = any(${[...roomIds]}::uuid[])`)
    .where(refusesAnother)
    .orderBy('t.sent_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();
}

/** Locked after its room and entry. */
export async function holdOffer(trx: Transaction<Tables>, id: string): Promise<OfferRow | undefined> {
  return trx
    .selectFrom('official_job_offers as t')
    .select(columns)
    .where('t.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Its terms, as they are kept. */
type KeptTerms = Omit<
  OfferTerms,
  'employment' | 'milestones' | 'other' | 'remunerationType' | 'title' | 'undecided'
>;

export interface VersionRow extends KeptTerms {
  readonly offerId: string;
  readonly version: number;
  readonly companyName: string;
  readonly creatorName: string;
  readonly remunerationType: StoredVersion['remuneration_type'];
  readonly title: string | null;
  readonly otherTerms: string | null;
  readonly message: string | null;
  readonly contentHash: string;
  readonly previousHash: string | null;
  readonly employment: unknown;
  readonly paper: string | null;
  readonly createdAt: Date;
  /** Of the PDF; null until it is made. */
  readonly documentKey: string | null;
  readonly documentName: string | null;
  readonly documentHash: string | null;
}

const versionColumns = columnsOf(
  'v.offerId',
  'v.version',
  'v.companyName',
  'v.creatorName',
  'v.remunerationType',
  'v.title',
  'v.work',
  'v.revisions',
  'v.rights',
  'v.rightsNetPrice',
  'v.place',
  'v.netPrice',
  'v.grossPrice',
  'v.amountFormula',
  'v.weeklyHours',
  'v.paymentClosesOn',
  'v.paymentMonthsLater',
  'v.paymentPaysOn',
  'v.paymentMethod',
  'v.publicity',
  'v.otherTerms',
  'v.isRecommissioned',
  'v.upstreamClient',
  'v.message',
  'v.contentHash',
  'v.previousHash',
  'v.employment',
  'v.paper',
  'v.createdAt',
);

/** Oldest first. */
export async function versionsOf(db: Kysely<Tables>, offerIds: readonly string[]): Promise<VersionRow[]> {
  return db
    .selectFrom('official_job_offer_versions as v')
    .leftJoin('issued_documents as d', (join) =>
      join
        .onRef('d.offer_id', '=', 'v.offer_id')
        .onRef('d.version', '=', 'v.version')
        .on('d.kind', '=', 'OFFER')
        .on('d.voided_at', 'is', null),
    )
    .leftJoin('media_objects as m', 'm.id', 'd.media_id')
    .select(versionColumns)
    .select([
      'm.storage_key as documentKey',
      'm.filename as documentName',
      'd.sha256 as documentHash',
      dayOf<string | null>('v.delivery_on').as('deliveryOn'),
      dayOf<string | null>('v.service_from').as('serviceFrom'),
      dayOf<string | null>('v.service_to').as('serviceTo'),
      dayOf<string | null>('v.inspection_completes_on').as('inspectionCompletesOn'),
      dayOf<string | null>('v.payment_due_on').as('paymentDueOn'),
      dayOf<string | null>('v.upstream_payment_on').as('upstreamPaymentOn'),
    ])
    .where(sql<boolean>`v.offer_id = any(${[...offerIds]}::uuid[])`)
    .orderBy('v.offer_id')
    .orderBy('v.version')
    .execute();
}

export interface UndecidedRow {
  readonly offerId: string;
  readonly version: number;
  readonly term: Selectable<Tables['official_job_offer_undecided_terms']>['term'];
  readonly reason: string;
  readonly decidedBy: string;
}

export async function undecidedOf(db: Kysely<Tables>, offerIds: readonly string[]): Promise<UndecidedRow[]> {
  return db
    .selectFrom('official_job_offer_undecided_terms as u')
    .select(['u.offer_id as offerId', 'u.version', 'u.term', 'u.reason'])
    .select(dayOf('u.decided_by').as('decidedBy'))
    .where(sql<boolean>`u.offer_id = any(${[...offerIds]}::uuid[])`)
    .execute();
}

export interface MilestoneRow {
  readonly offerId: string;
  readonly version: number;
  readonly title: string;
  readonly deliveryOn: string;
  readonly netPrice: number;
  readonly paymentDueOn: string | null;
}

/** In order. */
export async function milestonesOf(db: Kysely<Tables>, offerIds: readonly string[]): Promise<MilestoneRow[]> {
  return db
    .selectFrom('official_job_offer_milestones as m')
    .select(['m.offer_id as offerId', 'm.version', 'm.title', 'm.net_price as netPrice'])
    .select([
      dayOf('m.delivery_on').as('deliveryOn'),
      dayOf<string | null>('m.payment_due_on').as('paymentDueOn'),
    ])
    .where(sql<boolean>`m.offer_id = any(${[...offerIds]}::uuid[])`)
    .orderBy('m.offer_id')
    .orderBy('m.version')
    .orderBy('m.number')
    .execute();
}

export interface EventRow {
  readonly id: string;
  readonly offerId: string;
  readonly version: number;
  readonly kind: OfferEventKind;
  readonly userId: string | null;
  readonly term: string | null;
  readonly words: string | null;
  readonly happenedAt: Date;
}

const eventColumns = columnsOf(
  'e.id',
  'e.offerId',
  'e.version',
  'e.kind',
  'e.userId',
  'e.term',
  'e.words',
  'e.happenedAt',
);

/** Oldest first. */
export async function eventsOf(db: Kysely<Tables>, offerIds: readonly string[]): Promise<EventRow[]> {
  return db
    .selectFrom('official_job_offer_events as e')
    .select(eventColumns)
    .where(sql<boolean>`e.offer_id = any(${[...offerIds]}::uuid[])`)
    .orderBy('e.happened_at')
    .orderBy('e.id')
    .execute();
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

export async function insertVersion(
  trx: Transaction<Tables>,
  values: Insertable<Tables['official_job_offer_versions']>,
  undecided: readonly Insertable<Tables['official_job_offer_undecided_terms']>[],
  milestones: readonly Insertable<Tables['official_job_offer_milestones']>[],
): Promise<void> {
  await trx.insertInto('official_job_offer_versions').values(values).execute();
  if (undecided.length > 0)
    await trx
      .insertInto('official_job_offer_undecided_terms')
      .values([...undecided])
      .execute();
  if (milestones.length > 0)
    await trx
      .insertInto('official_job_offer_milestones')
      .values([...milestones])
      .execute();
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

/** Adds an event; OPENED only once for each version. */
export async function insertEvent(
  trx: Transaction<Tables>,
  values: Insertable<Tables['official_job_offer_events']>,
): Promise<void> {
  await trx
    .insertInto('official_job_offer_events')
    .values(values)
    .onConflict((conflict) =>
      // A literal: a generic plan would not find the partial index.
      conflict
        .columns(['offer_id', 'version'])
        .where(sql<boolean>`kind = 'OPENED'`)
        .doNothing(),
    )
    .execute();
}

export interface Origin {
  readonly companyId: string;
  readonly creatorId: string;
  readonly jobOpeningId: string | null;
  readonly entryId: string | null;
  readonly consultationId: string | null;
  readonly isFullTime: boolean;
}

/** Company and creator of an offer to a candidate. */
export async function originOfEntry(db: Kysely<Tables>, entryId: string): Promise<Origin | undefined> {
  return db
    .selectFrom('job_entries as e')
    .innerJoin('job_openings as o', 'o.id', 'e.job_opening_id')
    .select([
      'o.company_id as companyId',
      'e.creator_id as creatorId',
      'o.id as jobOpeningId',
      'e.id as entryId',
      sql<null>`null`.as('consultationId'),
      sql<boolean>`o.resumeration_type = 'FULL_TIME'`.as('isFullTime'),
    ])
    .where('e.id', '=', entryId)
    .where('e.stage', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}

export async function originOfConsultation(db: Kysely<Tables>, id: string): Promise<Origin | undefined> {
  return db
    .selectFrom('job_consultations as t')
    .select([
      't.company_id as companyId',
      't.creator_id as creatorId',
      sql<null>`null`.as('jobOpeningId'),
      sql<null>`null`.as('entryId'),
      't.id as consultationId',
      sql<boolean>`false`.as('isFullTime'),
    ])
    .where('t.id', '=', id)
    .where('t.status', 'in', ['SENT', 'ACCEPTED'])
    .executeTakeFirst();
}

export async function originOfRoom(db: Kysely<Tables>, id: string): Promise<Origin | undefined> {
  return db
    .selectFrom('chat_rooms as r')
    .select([
      'r.company_id as companyId',
      'r.creator_id as creatorId',
      sql<null>`null`.as('jobOpeningId'),
      sql<null>`null`.as('entryId'),
      sql<null>`null`.as('consultationId'),
      sql<boolean>`false`.as('isFullTime'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** Openings as they were when applied to; as published now if that was not stored. */
export async function openingsOfEntries(
  db: Kysely<Tables>,
  entryIds: readonly string[],
): Promise<(EnteredOpening & { readonly entryId: string })[]> {
  const { rows } = await sql<EnteredOpening & { readonly entryId: string }>`
    select e.id as "entryId", o.resumeration_type as kind, v.content
    from job_entries as e join job_openings as o on o.id = e.job_opening_id
    join job_opening_versions as v on v.job_opening_id = o.id and v.version = coalesce(
      e.job_opening_version,
      (select max(newest.version) from job_opening_versions as newest where newest.job_opening_id = o.id))
    where e.id = any(${[...entryIds]}::uuid[])`.execute(db);
  return rows;
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

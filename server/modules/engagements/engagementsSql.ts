import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf, dayOf } from '../../db/columns.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../db/keyset.ts';
import type { KeysetPage } from '../../lib/paging.ts';

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

const columns = columnsOf(
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

const sideOf = (side: EngagementSide) =>
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
    .select(columns)
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
    .select(columns)
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
    .select(columns)
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
    .select(columns)
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
    .select(columns)
    .where('t.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type RoundState = Selectable<Tables['engagement_rounds']>['state'];

export interface RoundRow {
  readonly id: string;
  readonly engagementId: string;
  readonly number: number;
  readonly state: RoundState;
  /** As on paper, if there are several. */
  readonly title: string | null;
  /** Its own 支払期日, if agreed. */
  readonly agreedDueOn: string | null;
  readonly netPrice: number | null;
  /** For hourly work. */
  readonly netHourPrice: number | null;
  readonly deliverBy: string | null;
  readonly periodFrom: string | null;
  readonly periodTo: string | null;
  readonly inspectionDays: number | null;
  readonly receivedOn: string | null;
  readonly inspectBy: string | null;
  readonly dueOn: string | null;
  readonly payBy: string | null;
  readonly acceptedAt: Date | null;
  readonly isAcceptedSilently: boolean;
  readonly paidOn: string | null;
  readonly receivedAt: Date | null;
}

const roundColumns = columnsOf(
  'r.id',
  'r.engagementId',
  'r.number',
  'r.state',
  'r.title',
  'r.netPrice',
  'r.netHourPrice',
  'r.inspectionDays',
  'r.acceptedAt',
  'r.isAcceptedSilently',
  'r.receivedAt',
);

const rounds = (db: Kysely<Tables>) =>
  db
    .selectFrom('engagement_rounds as r')
    .select(roundColumns)
    .select([
      dayOf<string | null>('r.agreed_due_on').as('agreedDueOn'),
      dayOf<string | null>('r.deliver_by').as('deliverBy'),
      dayOf<string | null>('r.period_from').as('periodFrom'),
      dayOf<string | null>('r.period_to').as('periodTo'),
      dayOf<string | null>('r.received_on').as('receivedOn'),
      dayOf<string | null>('r.inspect_by').as('inspectBy'),
      dayOf<string | null>('r.due_on').as('dueOn'),
      dayOf<string | null>('r.pay_by').as('payBy'),
      dayOf<string | null>('r.paid_on').as('paidOn'),
    ]);

/** In order. */
export async function roundsOf(db: Kysely<Tables>, engagementIds: readonly string[]): Promise<RoundRow[]> {
  return rounds(db)
    .where(sql<boolean>`r.engagement_id = any(${[...engagementIds]}::uuid[])`)
    .orderBy('r.engagement_id')
    .orderBy('r.number')
    .execute();
}

export async function roundById(db: Kysely<Tables>, id: string): Promise<RoundRow | undefined> {
  return rounds(db).where('r.id', '=', id).executeTakeFirst();
}

/** By payment day. */
export async function roundsDue(
  db: Kysely<Tables>,
  side: EngagementSide,
  limit: number,
): Promise<RoundRow[]> {
  return (
    rounds(db)
      .innerJoin('engagements as t', 't.id', 'r.engagement_id')
      .where(sideOf(side))
      // What the company has paid is what the creator still waits for.
      .where(
        'r.state',
        'in',
        'creatorId' in side
          ? ['DELIVERED', 'ACCEPTED', 'INVOICED', 'PAID']
          : ['DELIVERED', 'ACCEPTED', 'INVOICED'],
      )
      .orderBy('r.pay_by')
      .orderBy('r.id')
      .limit(limit)
      .execute()
  );
}

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

export async function insertRound(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_rounds']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('engagement_rounds')
    .values(values)
    .onConflict((conflict) => conflict.columns(['engagement_id', 'number']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function changeRound(
  trx: Transaction<Tables>,
  id: string,
  values: Updateable<Tables['engagement_rounds']>,
): Promise<void> {
  await trx.updateTable('engagement_rounds').set(values).where('id', '=', id).execute();
}

/** With its waiting files; it has no delivery and no hours. */
export async function removeRound(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('engagement_files').where('round_id', '=', id).execute();
  await trx.deleteFrom('engagement_rounds').where('id', '=', id).execute();
}

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

interface EndAsked {
  readonly asks: EngagementRow['endAsks'];
  readonly netPrice: number | null;
}

export async function askAtEnd(
  trx: Transaction<Tables>,
  id: string,
  { asks, netPrice }: EndAsked,
): Promise<void> {
  await trx
    .updateTable('engagements')
    .set({ end_asks: asks, end_net_price: netPrice })
    .where('id', '=', id)
    .execute();
}

export async function endEngagement(
  trx: Transaction<Tables>,
  id: string,
  { userId, now, ...asked }: { readonly userId: string; readonly now: Date } & EndAsked,
): Promise<void> {
  await trx
    .updateTable('engagements')
    .set({ ended_at: now, ended_by_user_id: userId, end_asks: asked.asks, end_net_price: asked.netPrice })
    .where('id', '=', id)
    .execute();
  // Accepted rounds are still paid; others end.
  await trx
    .updateTable('engagement_rounds')
    .set({ state: 'ENDED_EARLY' })
    .where('engagement_id', '=', id)
    .where('state', 'in', ['UNDER_WAY', 'CORRECTION_ASKED'])
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

/** The accepted version's terms. */
export interface AgreedRow {
  readonly offerId: string;
  readonly version: number;
  readonly companyId: string;
  readonly creatorId: string;
  readonly chatRoomId: string | null;
  readonly companyName: string;
  readonly creatorName: string;
  readonly title: string | null;
  readonly remunerationType: Selectable<Tables['official_job_offer_versions']>['remuneration_type'];
  readonly netPrice: number | null;
  readonly rightsNetPrice: number | null;
  readonly deliveryOn: string | null;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
  readonly inspectionCompletesOn: string | null;
  readonly isInspectionUndecided: boolean;
  readonly paymentDueOn: string | null;
  readonly paymentClosesOn: number | null;
  readonly paymentMonthsLater: number | null;
  readonly paymentPaysOn: number | null;
  readonly upstreamPaymentOn: string | null;
  readonly amendsEngagementId: string | null;
}

export async function agreedOf(db: Kysely<Tables>, offerId: string): Promise<AgreedRow | undefined> {
  return db
    .selectFrom('official_job_offers as t')
    .innerJoin('official_job_offer_versions as v', (join) =>
      join.onRef('v.offer_id', '=', 't.id').onRef('v.version', '=', 't.current_version'),
    )
    .select([
      't.id as offerId',
      'v.version',
      't.company_id as companyId',
      't.creator_id as creatorId',
      't.chat_room_id as chatRoomId',
      't.amends_engagement_id as amendsEngagementId',
      'v.company_name as companyName',
      'v.creator_name as creatorName',
      'v.title',
      'v.remuneration_type as remunerationType',
      'v.net_price as netPrice',
      'v.rights_net_price as rightsNetPrice',
      'v.payment_closes_on as paymentClosesOn',
      'v.payment_months_later as paymentMonthsLater',
      'v.payment_pays_on as paymentPaysOn',
      dayOf<string | null>('v.delivery_on').as('deliveryOn'),
      dayOf<string | null>('v.service_from').as('serviceFrom'),
      dayOf<string | null>('v.service_to').as('serviceTo'),
      dayOf<string | null>('v.inspection_completes_on').as('inspectionCompletesOn'),
      dayOf<string | null>('v.payment_due_on').as('paymentDueOn'),
      dayOf<string | null>('v.upstream_payment_on').as('upstreamPaymentOn'),
      sql<boolean>`exists (select from official_job_offer_undecided_terms as u
        where u.offer_id = v.offer_id and u.version = v.version and u.term = 'INSPECTION')`.as(
        'isInspectionUndecided',
      ),
    ])
    .where('t.id', '=', offerId)
    .where('t.status', '=', 'ACCEPTED')
    .executeTakeFirst();
}

export interface AgreedMilestone {
  readonly number: number;
  readonly title: string;
  readonly deliveryOn: string;
  readonly netPrice: number;
  readonly paymentDueOn: string | null;
}

/** In order; none if the work is one round. */
export async function agreedMilestones(
  db: Kysely<Tables>,
  { offerId, version }: Pick<AgreedRow, 'offerId' | 'version'>,
): Promise<AgreedMilestone[]> {
  return db
    .selectFrom('official_job_offer_milestones as m')
    .select(['m.number', 'm.title', 'm.net_price as netPrice'])
    .select([
      dayOf('m.delivery_on').as('deliveryOn'),
      dayOf<string | null>('m.payment_due_on').as('paymentDueOn'),
    ])
    .where('m.offer_id', '=', offerId)
    .where('m.version', '=', version)
    .orderBy('m.number')
    .execute();
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

export interface DeliveryRow {
  readonly id: string;
  readonly roundId: string;
  readonly version: number;
  readonly note: string | null;
  readonly linkUrl: string | null;
  readonly deliveredAt: Date;
}

const deliveryColumns = columnsOf('d.id', 'd.roundId', 'd.version', 'd.note', 'd.linkUrl', 'd.deliveredAt');

/** Newest first. */
export async function deliveriesOf(db: Kysely<Tables>, roundIds: readonly string[]): Promise<DeliveryRow[]> {
  return db
    .selectFrom('engagement_deliveries as d')
    .select(deliveryColumns)
    .where(sql<boolean>`d.round_id = any(${[...roundIds]}::uuid[])`)
    .orderBy('d.round_id')
    .orderBy('d.version', 'desc')
    .execute();
}

export async function insertDelivery(
  trx: Transaction<Tables>,
  values: Omit<Insertable<Tables['engagement_deliveries']>, 'version'>,
): Promise<void> {
  await trx
    .insertInto('engagement_deliveries')
    .values({
      ...values,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from engagement_deliveries
        where round_id = ${values.round_id}::uuid)`,
    })
    .execute();
}

export interface FileRow {
  readonly id: string;
  readonly roundId: string;
  readonly deliveryId: string | null;
  readonly storageKey: string;
  readonly filename: string | null;
  readonly byteSize: number;
}

/** In the order they were added. */
export async function filesOf(db: Kysely<Tables>, roundIds: readonly string[]): Promise<FileRow[]> {
  const rows = await db
    .selectFrom('engagement_files as f')
    .innerJoin('media_objects as m', 'm.id', 'f.media_id')
    .select([
      'm.id',
      'f.round_id as roundId',
      'f.delivery_id as deliveryId',
      'm.storage_key as storageKey',
      'm.filename',
      'm.byte_size as byteSize',
    ])
    .where(sql<boolean>`f.round_id = any(${[...roundIds]}::uuid[])`)
    .orderBy('f.round_id')
    .orderBy('f.added_at')
    .orderBy('f.media_id')
    .execute();
  return rows.map((row) => ({ ...row, byteSize: Number(row.byteSize) }));
}

export async function insertFile(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_files']>,
): Promise<void> {
  await trx.insertInto('engagement_files').values(values).execute();
}

/** Attaches waiting files to a delivery. Answers how many. */
export async function handOverFiles(
  trx: Transaction<Tables>,
  roundId: string,
  deliveryId: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('engagement_files')
    .set({ delivery_id: deliveryId })
    .where('round_id', '=', roundId)
    .where('delivery_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function waitingFiles(trx: Transaction<Tables>, roundId: string): Promise<number> {
  const rows = await trx
    .selectFrom('engagement_files')
    .select('media_id')
    .where('round_id', '=', roundId)
    .where('delivery_id', 'is', null)
    .execute();
  return rows.length;
}

export async function removeWaitingFile(
  trx: Transaction<Tables>,
  roundId: string,
  mediaId: string,
): Promise<void> {
  await trx
    .deleteFrom('engagement_files')
    .where('round_id', '=', roundId)
    .where('media_id', '=', mediaId)
    .where('delivery_id', 'is', null)
    .execute();
}

export interface HoursRow {
  readonly id: string;
  readonly roundId: string;
  readonly workedOn: string;
  readonly minutes: number;
  readonly work: string;
}

/** By day. */
export async function hoursOf(db: Kysely<Tables>, roundIds: readonly string[]): Promise<HoursRow[]> {
  return db
    .selectFrom('engagement_hours as h')
    .select(['h.id', 'h.round_id as roundId', 'h.minutes', 'h.work'])
    .select(dayOf('h.worked_on').as('workedOn'))
    .where(sql<boolean>`h.round_id = any(${[...roundIds]}::uuid[])`)
    .orderBy('h.round_id')
    .orderBy('h.worked_on')
    .orderBy('h.id')
    .execute();
}

/** Adds or changes a line; false for one of another round. */
export async function putHours(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_hours']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('engagement_hours')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ worked_on: values.worked_on, minutes: values.minutes, work: values.work })
        .where('engagement_hours.round_id', '=', values.round_id),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function removeHours(trx: Transaction<Tables>, roundId: string, id: string): Promise<void> {
  await trx.deleteFrom('engagement_hours').where('round_id', '=', roundId).where('id', '=', id).execute();
}

export type EngagementEventKind = Selectable<Tables['engagement_events']>['kind'];

export interface EngagementEventRow {
  readonly id: string;
  readonly engagementId: string;
  readonly roundId: string | null;
  readonly kind: EngagementEventKind;
  readonly side: Selectable<Tables['engagement_events']>['side'];
  readonly term: Selectable<Tables['engagement_events']>['term'];
  readonly words: string | null;
  readonly netPrice: number | null;
  readonly happenedAt: Date;
}

const eventColumns = columnsOf(
  'e.id',
  'e.engagementId',
  'e.roundId',
  'e.kind',
  'e.side',
  'e.term',
  'e.words',
  'e.netPrice',
  'e.happenedAt',
);

/** Oldest first. */
export async function eventsOf(
  db: Kysely<Tables>,
  engagementIds: readonly string[],
): Promise<EngagementEventRow[]> {
  return db
    .selectFrom('engagement_events as e')
    .select(eventColumns)
    .where(sql<boolean>`e.engagement_id = any(${[...engagementIds]}::uuid[])`)
    .orderBy('e.happened_at')
    .orderBy('e.id')
    .execute();
}

export async function insertEvent(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_events']>,
): Promise<void> {
  await trx.insertInto('engagement_events').values(values).execute();
}

/** Idempotent. */
export async function insertEventOnce(
  trx: Transaction<Tables>,
  values: Insertable<Tables['engagement_events']>,
): Promise<void> {
  await trx
    .insertInto('engagement_events')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

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

/** An invoice that was issued and not voided. */
export async function isInvoiced(trx: Transaction<Tables>, roundId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('engagement_invoices')
    .select('id')
    .where('round_id', '=', roundId)
    .where('status', '=', 'ISSUED')
    .executeTakeFirst();
  return row !== undefined;
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

/** For notices and mails. */
export interface ToldEngagement extends EngagementRow {
  readonly senderId: string | null;
}

export async function toldEngagement(db: Kysely<Tables>, id: string): Promise<ToldEngagement | undefined> {
  return db
    .selectFrom('engagements as t')
    .innerJoin('official_job_offers as o', 'o.id', 't.offer_id')
    .select(columns)
    .select('o.sender_id as senderId')
    .where('t.id', '=', id)
    .executeTakeFirst();
}

/** The offer's sender, if still an owner; else all owners. */
export async function ownersOf(
  trx: Transaction<Tables>,
  { companyId, senderId }: Pick<ToldEngagement, 'companyId' | 'senderId'>,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.user_id as id')
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'CORPORATE_USER')
    .where('u.status', '=', 'ACTIVE')
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
  const ids = rows.map(({ id }) => id);
  return senderId !== null && ids.includes(senderId) ? [senderId] : ids;
}

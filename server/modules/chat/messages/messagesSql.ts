import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { PageFrom } from '../../../lib/request/paging.ts';

export type MessageKind = Selectable<Tables['chat_messages']>['kind'];

/** The same for everybody in the room. */
export interface MessageRow {
  readonly id: string;
  readonly roomId: string;
  readonly senderId: string;
  readonly clientId: string;
  readonly sequence: number;
  readonly change: number;
  readonly kind: MessageKind;
  /** Null for messages without text and deleted ones. */
  readonly text: string | null;
  readonly mediaId: string | null;
  readonly albumId: string | null;
  readonly openingId: string | null;
  readonly consultationId: string | null;
  readonly offerId: string | null;
  readonly quoteId: string | null;
  readonly replyToId: string | null;
  readonly sendAt: Date;
  readonly deletedAt: Date | null;
}

const columns = [
  'm.id',
  'm.room_id as roomId',
  'm.sender_id as senderId',
  'm.client_id as clientId',
  'm.sequence',
  'm.change',
  'm.kind',
  'm.text',
  'm.media_id as mediaId',
  'm.album_id as albumId',
  'm.job_opening_id as openingId',
  'm.consultation_id as consultationId',
  'm.offer_id as offerId',
  'm.quote_id as quoteId',
  'm.reply_to_id as replyToId',
  'm.send_at as sendAt',
  'm.deleted_at as deletedAt',
] as const;

const messages = (db: Kysely<Tables>) => db.selectFrom('chat_messages as m').select(columns);

export async function messagesByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<MessageRow[]> {
  return messages(db)
    .where(sql<boolean>`m.id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** By the id made by the page. */
export async function messageOfClient(
  db: Kysely<Tables>,
  { roomId, senderId, clientId }: Pick<MessageRow, 'clientId' | 'roomId' | 'senderId'>,
): Promise<MessageRow | undefined> {
  return messages(db)
    .where('m.room_id', '=', roomId)
    .where('m.sender_id', '=', senderId)
    .where('m.client_id', '=', clientId)
    .executeTakeFirst();
}

/** One more than the page, as `connectionOf` expects. */
export async function messagesOfRoom(
  db: Kysely<Tables>,
  roomId: string,
  { limit, backward, from }: PageFrom<number>,
): Promise<MessageRow[]> {
  let query = messages(db).where('m.room_id', '=', roomId);
  if (from !== undefined) query = query.where('m.sequence', backward ? '<' : '>', from);
  return query
    .orderBy('m.sequence', backward ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
}

/** Messages sent or changed after a number, in order. */
export async function changedMessages(
  db: Kysely<Tables>,
  roomId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<MessageRow[]> {
  return messages(db)
    .where('m.room_id', '=', roomId)
    .where('m.change', '>', after)
    .orderBy('m.change')
    .limit(limit + 1)
    .execute();
}

export async function latestOfRooms(db: Kysely<Tables>, roomIds: readonly string[]): Promise<MessageRow[]> {
  return messages(db)
    .innerJoin('chat_rooms as r', (join) =>
      join.onRef('r.id', '=', 'm.room_id').onRef('r.last_sequence', '=', 'm.sequence'),
    )
    .where(sql<boolean>`r.id = any(${[...roomIds]}::uuid[])`)
    .execute();
}

const filesShown = 12;

export async function filesOfRooms(db: Kysely<Tables>, roomIds: readonly string[]): Promise<MessageRow[]> {
  const pages = await Promise.all(
    roomIds.map((roomId) =>
      messages(db)
        .where('m.room_id', '=', roomId)
        .where('m.media_id', 'is not', null)
        .orderBy('m.sequence', 'desc')
        .limit(filesShown)
        .execute(),
    ),
  );
  return pages.flat();
}

/** An opening's card as both sides see it, in any state. */
export interface OpeningCardRow {
  readonly id: string;
  readonly title: string;
  readonly status: 'CLOSED' | 'DRAFT' | 'PRIVATE' | 'PUBLIC';
  readonly resumerationType: 'CONTRACT_UNIT' | 'FULL_TIME' | 'HOURLY_RATE';
  readonly companyName: string;
}

export async function openingCards(db: Kysely<Tables>, ids: readonly string[]): Promise<OpeningCardRow[]> {
  return db
    .selectFrom('job_openings as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .select([
      'o.id',
      'o.title',
      'o.status',
      'o.resumeration_type as resumerationType',
      'c.name as companyName',
    ])
    .where(sql<boolean>`o.id = any(${[...ids]}::uuid[])`)
    .execute();
}

export interface ConsultationCardRow {
  readonly id: string;
  readonly title: string;
  readonly offerType: 'CONTRACT_UNIT' | 'HOURLY_RATE';
  readonly status: 'ACCEPTED' | 'DECLINED' | 'SENT' | 'WITHDRAWN';
  readonly replyBy: Date;
  readonly netHourlyRatePrice: number | null;
  readonly weeklyOperationalHours: number | null;
  readonly requestedPeriodMonths: number | null;
  readonly desiredContractStartedAt: Date | null;
  readonly netBudget: number | null;
  readonly desiredDeadlineAt: Date | null;
  readonly offerDetail: string;
  readonly offerPurpose: string;
  readonly categoryId: number | null;
  readonly isAllowedToPublishExternal: boolean;
  readonly specialNoteForExternalPublish: string | null;
  readonly companyName: string | null;
  readonly companyAddress: string | null;
  readonly companyContact: string | null;
  readonly wayOfWorking: 'FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE';
  readonly workingPlace: string | null;
  readonly batchSize: number;
  readonly answerMessage: string | null;
  readonly respondedAt: Date | null;
}

export async function consultationCards(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ConsultationCardRow[]> {
  return db
    .selectFrom('job_consultations as t')
    .select([
      't.id',
      't.title',
      't.offer_type as offerType',
      't.status',
      't.reply_by as replyBy',
      't.net_hourly_rate_price as netHourlyRatePrice',
      't.weekly_operational_hours as weeklyOperationalHours',
      't.requested_period_months as requestedPeriodMonths',
      't.desired_contract_started_at as desiredContractStartedAt',
      't.net_budget as netBudget',
      't.desired_deadline_at as desiredDeadlineAt',
      't.offer_detail as offerDetail',
      't.offer_purpose as offerPurpose',
      't.category_id as categoryId',
      't.is_allowed_to_publish_external as isAllowedToPublishExternal',
      't.special_note_for_external_publish as specialNoteForExternalPublish',
      't.company_name as companyName',
      't.company_address as companyAddress',
      't.company_contact as companyContact',
      't.way_of_working as wayOfWorking',
      't.working_place as workingPlace',
      't.batch_size as batchSize',
      't.answer_message as answerMessage',
      't.responded_at as respondedAt',
    ])
    .where(sql<boolean>`t.id = any(${[...ids]}::uuid[])`)
    .execute();
}

export interface AttachmentRow {
  readonly id: string;
  readonly type: 'FILE' | 'IMAGE' | 'VIDEO';
  readonly storageKey: string;
  readonly extension: string;
  readonly filename: string | null;
  readonly byteSize: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbhash: string | null;
  readonly posterKey: string | null;
}

export async function attachments(db: Kysely<Tables>, ids: readonly string[]): Promise<AttachmentRow[]> {
  return db
    .selectFrom('media_objects as m')
    .leftJoin('media_objects as p', 'p.id', 'm.poster_media_id')
    .select([
      'm.id',
      'm.type',
      'm.storage_key as storageKey',
      'm.extension',
      'm.filename',
      'm.byte_size as byteSize',
      'm.width',
      'm.height',
      'm.thumbhash',
      'p.storage_key as posterKey',
    ])
    .where(sql<boolean>`m.id = any(${[...ids]}::uuid[])`)
    .execute();
}

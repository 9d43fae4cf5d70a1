import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { keysetPlaces, keysetValues, walkKeyset } from '../../../db/keyset.ts';
import type { KeysetPage } from '../../../lib/request/paging.ts';

type Stored = Selectable<Tables['job_consultations']>;

export interface ConsultationRow {
  readonly id: string;
  readonly companyId: string;
  readonly senderId: string | null;
  readonly creatorId: string;
  readonly chatRoomId: string | null;
  readonly batchId: string | null;
  readonly batchSize: number;
  readonly title: string;
  readonly categoryId: number | null;
  readonly offerPurpose: string;
  readonly offerDetail: string;
  readonly wayOfWorking: Stored['way_of_working'];
  readonly workingPlace: string | null;
  readonly offerType: Stored['offer_type'];
  readonly isAllowedToPublishExternal: boolean;
  readonly specialNoteForExternalPublish: string | null;
  readonly netHourlyRatePrice: number | null;
  readonly grossHourlyRatePrice: number | null;
  readonly weeklyOperationalHours: number | null;
  readonly requestedPeriodMonths: number | null;
  readonly isOperationalNotDecided: boolean | null;
  readonly desiredContractStartedAt: Date | null;
  readonly netBudget: number | null;
  readonly grossBudget: number | null;
  readonly desiredDeadlineAt: Date | null;
  readonly status: Stored['status'];
  readonly replyBy: Date;
  readonly respondedAt: Date | null;
  readonly answerMessage: string | null;
  readonly companyName: string | null;
  readonly companyAddress: string | null;
  readonly companyContact: string | null;
  readonly createdAt: Date;
}

const columns = columnsOf(
  't.id',
  't.companyId',
  't.senderId',
  't.creatorId',
  't.chatRoomId',
  't.batchId',
  't.batchSize',
  't.title',
  't.categoryId',
  't.offerPurpose',
  't.offerDetail',
  't.wayOfWorking',
  't.workingPlace',
  't.offerType',
  't.isAllowedToPublishExternal',
  't.specialNoteForExternalPublish',
  't.netHourlyRatePrice',
  't.grossHourlyRatePrice',
  't.weeklyOperationalHours',
  't.requestedPeriodMonths',
  't.isOperationalNotDecided',
  't.desiredContractStartedAt',
  't.netBudget',
  't.grossBudget',
  't.desiredDeadlineAt',
  't.status',
  't.replyBy',
  't.respondedAt',
  't.answerMessage',
  't.companyName',
  't.companyAddress',
  't.companyContact',
  't.createdAt',
);

/** A creator's received, or a company's sent ones. */
export type Side = { readonly creatorId: string } | { readonly companyId: string };

const sideOf = (side: Side) =>
  'creatorId' in side
    ? sql<boolean>`t.creator_id = ${side.creatorId}::uuid`
    : sql<boolean>`t.company_id = ${side.companyId}::uuid`;

export async function consultationsByIds(
  db: Kysely<Tables>,
  side: Side,
  ids: readonly string[],
): Promise<ConsultationRow[]> {
  return db
    .selectFrom('job_consultations as t')
    .select(columns)
    .where(sql<boolean>`t.id = any(${[...ids]}::uuid[])`)
    .where(sideOf(side))
    .execute();
}

/** Sent together, in the order of recipients. */
export async function consultationsOfBatches(
  db: Kysely<Tables>,
  companyId: string,
  batchIds: readonly string[],
): Promise<ConsultationRow[]> {
  return db
    .selectFrom('job_consultations as t')
    .select(columns)
    .where('t.company_id', '=', companyId)
    .where(sql<boolean>`t.batch_id = any(${[...batchIds]}::uuid[])`)
    .orderBy('t.id')
    .execute();
}

/** Newest first. */
export async function consultationsPage(
  db: Kysely<Tables>,
  side: Side,
  page: KeysetPage,
): Promise<ConsultationRow[]> {
  const values = keysetValues(page);
  const newest = { at: 't.created_at', id: 't.id' };
  return db
    .selectFrom('job_consultations as t')
    .select(columns)
    .where(sideOf(side))
    .$call((query) => walkKeyset(query, newest, page.backward, keysetPlaces(values)))
    .limit(values.limit)
    .execute();
}

export async function sentBefore(db: Kysely<Tables>, senderId: string, clientId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_consultations')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertConsultation(
  trx: Transaction<Tables>,
  values: Insertable<Tables['job_consultations']>,
): Promise<void> {
  await trx.insertInto('job_consultations').values(values).execute();
}

export interface HeldConsultation {
  readonly id: string;
  readonly companyId: string;
  readonly creatorId: string;
  readonly chatRoomId: string | null;
  readonly title: string;
  readonly status: Stored['status'];
  readonly replyBy: Date;
}

const heldColumns = columnsOf('id', 'companyId', 'creatorId', 'chatRoomId', 'title', 'status', 'replyBy');

/** Locked after its room. */
export async function holdConsultation(
  trx: Transaction<Tables>,
  id: string,
): Promise<HeldConsultation | undefined> {
  return trx
    .selectFrom('job_consultations')
    .select(heldColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function writeAnswer(
  trx: Transaction<Tables>,
  id: string,
  answer: { readonly status: 'ACCEPTED' | 'DECLINED'; readonly message: string | null; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('job_consultations')
    .set({ status: answer.status, answer_message: answer.message, responded_at: answer.now })
    .where('id', '=', id)
    .execute();
}

export async function writeWithdrawal(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('job_consultations')
    .set({ status: 'WITHDRAWN', withdrawn_at: now })
    .where('id', '=', id)
    .execute();
}

/** For notices and mails. */
export interface ToldConsultation {
  readonly id: string;
  readonly companyId: string;
  readonly senderId: string | null;
  readonly creatorId: string;
  readonly chatRoomId: string | null;
  readonly title: string;
  readonly status: Stored['status'];
  readonly answerMessage: string | null;
  readonly replyBy: Date;
  readonly companyName: string;
  readonly creatorName: string;
}

const told = (db: Kysely<Tables>) =>
  db
    .selectFrom('job_consultations as t')
    .innerJoin('companies as c', 'c.id', 't.company_id')
    .innerJoin('creator_profiles as p', 'p.user_id', 't.creator_id')
    .select([
      't.id',
      't.company_id as companyId',
      't.sender_id as senderId',
      't.creator_id as creatorId',
      't.chat_room_id as chatRoomId',
      't.title',
      't.status',
      't.answer_message as answerMessage',
      't.reply_by as replyBy',
      'c.name as companyName',
      'p.user_name as creatorName',
    ]);

export async function toldConsultation(
  trx: Transaction<Tables>,
  id: string,
): Promise<ToldConsultation | undefined> {
  return told(trx).where('t.id', '=', id).executeTakeFirst();
}

/** Marks those due soon as reminded. Several servers share the work. */
export async function takeNearlyDue(
  trx: Transaction<Tables>,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<ToldConsultation[]> {
  const rows = await told(trx)
    .where('t.status', '=', 'SENT')
    .where('t.reply_by', '>', now)
    .where('t.reply_by', '<=', until)
    .where('t.reminded_at', 'is', null)
    .orderBy('t.reply_by')
    .limit(limit)
    .forNoKeyUpdate('t')
    .skipLocked()
    .execute();
  await mark(trx, rows, { reminded_at: now });
  return rows;
}

/** Expired ones not told yet. */
export async function takeExpired(
  trx: Transaction<Tables>,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<ToldConsultation[]> {
  const rows = await told(trx)
    .where('t.status', '=', 'SENT')
    .where('t.reply_by', '<=', now)
    .where('t.expiry_told_at', 'is', null)
    .orderBy('t.reply_by')
    .limit(limit)
    .forNoKeyUpdate('t')
    .skipLocked()
    .execute();
  await mark(trx, rows, { expiry_told_at: now });
  return rows;
}

async function mark(
  trx: Transaction<Tables>,
  rows: readonly { readonly id: string }[],
  values: { readonly reminded_at: Date } | { readonly expiry_told_at: Date },
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .updateTable('job_consultations')
    .set(values)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}

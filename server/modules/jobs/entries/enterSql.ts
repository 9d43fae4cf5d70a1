import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { EntryStage } from './entrySql.ts';
import { publishedVersionsOf } from '../openings/openingSql.ts';

export interface HeldOpening {
  readonly id: string;
  readonly companyId: string;
  readonly resumerationType: 'CONTRACT_UNIT' | 'FULL_TIME' | 'HOURLY_RATE';
  /** PUBLIC, and neither it nor its company suspended. */
  readonly isOpen: boolean;
  readonly validThrough: string | null;
  readonly publishedVersion: number | null;
}

const holdOpeningColumns = columnsOf('o.id', 'o.companyId', 'o.resumerationType', 'o.validThrough');

/** Every writer of entries locks the opening first, so that applying, moving and closing are serialised. */
export async function holdOpening(trx: Transaction<Tables>, id: string): Promise<HeldOpening | undefined> {
  const opening = await trx
    .selectFrom('job_openings as o')
    .select([...holdOpeningColumns, sql<boolean>`o.public_at is not null`.as('isOpen')])
    .where('o.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!opening) return undefined;
  // A separate statement: one that waits for the lock would read old versions.
  const [published] = await publishedVersionsOf(trx, [id]);
  return { ...opening, publishedVersion: published?.version ?? null };
}

export interface NewEntry {
  readonly id: string;
  readonly openingId: string;
  readonly creatorId: string;
  readonly message: string;
  readonly now: Date;
  readonly replyBy: Date;
  readonly version: number | null;
}

export async function insertEntry(trx: Transaction<Tables>, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('job_entries')
    .values({
      id: entry.id,
      job_opening_id: entry.openingId,
      creator_id: entry.creatorId,
      entry_message: entry.message,
      stage_changed_at: entry.now,
      entered_at: entry.now,
      reply_by: entry.replyBy,
      job_opening_version: entry.version,
    })
    .onConflict((conflict) => conflict.columns(['job_opening_id', 'creator_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export interface NewAnswer {
  readonly id: string;
  readonly entryId: string;
  readonly questionId: string;
  readonly questionTitle: string;
  readonly answerText: string;
  readonly position: number;
}

export async function insertAnswers(trx: Transaction<Tables>, answers: readonly NewAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  await trx
    .insertInto('job_entry_answers')
    .values(
      answers.map((answer) => ({
        id: answer.id,
        entry_id: answer.entryId,
        question_id: answer.questionId,
        question_title: answer.questionTitle,
        answer_text: answer.answerText,
        position: answer.position,
      })),
    )
    .execute();
}

export async function setRoom(trx: Transaction<Tables>, entryId: string, roomId: string): Promise<void> {
  await trx.updateTable('job_entries').set({ chat_room_id: roomId }).where('id', '=', entryId).execute();
}

export interface ToldEntry {
  readonly id: string;
  readonly openingId: string;
  readonly openingTitle: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly creatorId: string;
  readonly creatorName: string;
  readonly stage: EntryStage;
  readonly entryMessage: string;
  readonly replyBy: Date;
  readonly assigneeId: string | null;
}

const toldEntriesColumns = columnsOf('e.id', 'e.stage', 'e.entryMessage', 'e.replyBy', 'e.assigneeId');

export async function toldEntries(db: Kysely<Tables>, ids: readonly string[]): Promise<ToldEntry[]> {
  return db
    .selectFrom('job_entries as e')
    .innerJoin('job_openings as o', 'o.id', 'e.job_opening_id')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .innerJoin('creator_profiles as p', 'p.user_id', 'e.creator_id')
    .select([
      ...toldEntriesColumns,
      'o.id as openingId',
      'o.title as openingTitle',
      'c.id as companyId',
      'c.name as companyName',
      'p.user_id as creatorId',
      sql<string>`p.last_name || ' ' || p.first_name`.as('creatorName'),
    ])
    .where(sql<boolean>`e.id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** In the order they joined. */
export async function peopleOf(db: Kysely<Tables>, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.user_id as id')
    .where('m.company_id', '=', companyId)
    .where('u.status', '=', 'ACTIVE')
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function hasEntered(db: Kysely<Tables>, openingId: string, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('job_entries')
    .select('id')
    .where('job_opening_id', '=', openingId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row !== undefined;
}

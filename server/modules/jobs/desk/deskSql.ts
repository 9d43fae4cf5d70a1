import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { EntryStage } from '../entries/entrySql.ts';

export interface HeldEntry {
  readonly id: string;
  readonly openingId: string;
  readonly creatorId: string;
  readonly stage: EntryStage;
  readonly firstRepliedAt: Date | null;
  readonly chatRoomId: string | null;
}

const heldColumns = [
  ...columnsOf('e.id', 'e.creatorId', 'e.stage', 'e.firstRepliedAt', 'e.chatRoomId'),
  'e.job_opening_id as openingId',
] as const;

/**
 * Locks a company's entries after their openings, each in the order of ids as every writer does, to avoid
 * deadlocks.
 */
export async function holdEntries(
  trx: Transaction<Tables>,
  ids: readonly string[],
  companyId: string,
  statuses: readonly string[],
): Promise<HeldEntry[]> {
  await sql`select from job_openings as o
    where o.id in (select job_opening_id from job_entries where id = any(${[...ids]}::uuid[]))
      and o.company_id = ${companyId}::uuid
    order by o.id for no key update`.execute(trx);
  return trx
    .selectFrom('job_entries as e')
    .innerJoin('job_openings as o', 'o.id', 'e.job_opening_id')
    .select(heldColumns)
    .where(sql<boolean>`e.id = any(${[...ids]}::uuid[])`)
    .where('o.company_id', '=', companyId)
    .where(sql<boolean>`o.status = any(${[...statuses]}::text[])`)
    .orderBy('e.id')
    .forNoKeyUpdate('e')
    .execute();
}

/** Locks the creator's own entry, its opening first. */
export async function holdOwnEntry(
  trx: Transaction<Tables>,
  openingId: string,
  creatorId: string,
): Promise<(HeldEntry & { readonly companyId: string }) | undefined> {
  const opening = await trx
    .selectFrom('job_openings')
    .select('company_id as companyId')
    .where('id', '=', openingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const entry = await trx
    .selectFrom('job_entries as e')
    .select(heldColumns)
    .where('e.job_opening_id', '=', openingId)
    .where('e.creator_id', '=', creatorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return opening && entry && { ...entry, companyId: opening.companyId };
}

/** The creator's newest undecided entry at a company, or the given one if undecided. */
export async function openEntryOf(
  trx: Transaction<Tables>,
  {
    companyId,
    creatorId,
    entryId,
  }: { readonly companyId: string; readonly creatorId: string; readonly entryId?: string | undefined },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('job_entries as e')
    .innerJoin('job_openings as o', 'o.id', 'e.job_opening_id')
    .select('e.id')
    .where('o.company_id', '=', companyId)
    .where('e.creator_id', '=', creatorId)
    .where('e.stage', 'in', ['NEW', 'CONSIDERING', 'INTERVIEW'])
    .$if(entryId !== undefined, (query) => query.where('e.id', '=', entryId ?? ''))
    .orderBy('e.entered_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface Offered {
  readonly entryId: string;
  /** Of a valid offer; an expired one is over. */
  readonly offer: 'ACCEPTED' | 'SENT' | null;
}

/** The state of these entries' official offers. */
export async function offeredOf(
  db: Kysely<Tables>,
  entryIds: readonly string[],
  now: Date,
): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select e.id as "entryId",
      (select min(t.status) from official_job_offers as t
        where t.entry_id = e.id and (t.status = 'ACCEPTED' or t.status = 'SENT' and t.reply_by > ${now})) as offer
    from job_entries as e where e.id = any(${[...entryIds]}::uuid[])`.execute(db);
  return rows;
}

/** The stages before the offer. */
export async function stagesBeforeOffer(
  trx: Transaction<Tables>,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, EntryStage | null>> {
  const rows = await trx
    .selectFrom('job_entry_stage_changes')
    .distinctOn('entry_id')
    .select(['entry_id as entryId', 'from_stage as stage'])
    .where(sql<boolean>`entry_id = any(${[...entryIds]}::uuid[])`)
    .where('to_stage', '=', 'OFFERED')
    .where('from_stage', 'is distinct from', 'OFFERED')
    .orderBy('entry_id')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ entryId, stage }) => [entryId, stage]));
}

/** Entries without an answer, in an opening the caller has locked. */
export async function unansweredOf(trx: Transaction<Tables>, openingId: string): Promise<HeldEntry[]> {
  return trx
    .selectFrom('job_entries as e')
    .select(heldColumns)
    .where('e.job_opening_id', '=', openingId)
    .where('e.first_replied_at', 'is', null)
    .where('e.stage', 'not in', ['DECLINED', 'WITHDRAWN'])
    .orderBy('e.id')
    .forNoKeyUpdate()
    .execute();
}

const newestWordsOfColumns = columnsOf('entryId', 'message');

/** The message of each one's newest step. */
export async function newestWordsOf(
  trx: Transaction<Tables>,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await trx
    .selectFrom('job_entry_stage_changes')
    .distinctOn('entry_id')
    .select(newestWordsOfColumns)
    .where(sql<boolean>`entry_id = any(${[...entryIds]}::uuid[])`)
    .orderBy('entry_id')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ entryId, message }) => [entryId, message]));
}

export type StepCause = NonNullable<Selectable<Tables['job_entry_stage_changes']>['cause']>;

export interface Step {
  readonly to: EntryStage;
  readonly message: string | null;
  /** Null: by a deadline. */
  readonly byUserId: string | null;
  /** The official offer's part in it. */
  readonly cause: StepCause | null;
  readonly now: Date;
  /** The creator is told, so it counts as an answer. */
  readonly isAnswer: boolean;
  /** Moving an entry marks it read. */
  readonly isRead: boolean;
  /** Hidden from the creator until then; null: visible at once. */
  readonly heldUntil: Date | null;
}

export async function writeSteps(
  trx: Transaction<Tables>,
  steps: readonly { readonly id: string; readonly entry: HeldEntry }[],
  { to, message, byUserId, cause, now, isAnswer, isRead, heldUntil }: Step,
): Promise<void> {
  if (steps.length === 0) return;
  const ids = steps.map(({ entry }) => entry.id);
  await trx
    .updateTable('job_entries')
    .set({
      stage: to,
      stage_changed_at: now,
      ...(isAnswer && { first_replied_at: sql<Date>`coalesce(first_replied_at, ${now})` }),
      ...(isRead && { read_at: sql<Date>`coalesce(read_at, ${now})` }),
    })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  await sql`insert into job_entry_stage_changes
      (id, entry_id, from_stage, to_stage, message, changed_by_user_id, changed_at, held_until, cause)
    select step.id, step.entry_id, step.from_stage, ${to}, ${message}, ${byUserId}::uuid, ${now},
      ${heldUntil}::timestamptz, ${cause}::text
    from unnest(${steps.map(({ id }) => id)}::uuid[], ${ids}::uuid[], ${steps.map(({ entry }) => entry.stage)}::text[])
      as step(id, entry_id, from_stage)`.execute(trx);
}

/** Whether each is its entry's newest step. */
export async function areNewest(trx: Transaction<Tables>, stepIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select step.id from job_entry_stage_changes as step
    where step.id = any(${[...stepIds]}::uuid[]) and not exists (
      select from job_entry_stage_changes as later
      where later.entry_id = step.entry_id and (later.changed_at, later.id) > (step.changed_at, step.id))`.execute(
    trx,
  );
  return rows.length === stepIds.length;
}

/** Whether one of their openings closed since, which answered all its entries. The openings are locked. */
export async function wereClosedSince(
  trx: Transaction<Tables>,
  stepIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from job_entry_stage_changes as step
    join job_entries as e on e.id = step.entry_id
    join job_openings as o on o.id = e.job_opening_id
    where step.id = any(${[...stepIds]}::uuid[]) and o.status = 'CLOSED' and o.closed_at >= step.changed_at
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Undoes steps with their side effects; the entries are locked. */
export async function unwriteSteps(trx: Transaction<Tables>, stepIds: readonly string[]): Promise<void> {
  await sql`update job_entries as e set
      stage = step.from_stage,
      stage_changed_at = coalesce(
        (select max(earlier.changed_at) from job_entry_stage_changes as earlier
          where earlier.entry_id = step.entry_id and earlier.id <> step.id),
        e.entered_at),
      first_replied_at = nullif(e.first_replied_at, step.changed_at),
      read_at = nullif(e.read_at, step.changed_at)
    from job_entry_stage_changes as step
    where step.id = any(${[...stepIds]}::uuid[]) and e.id = step.entry_id`.execute(trx);
  await trx
    .deleteFrom('job_entry_stage_changes')
    .where(sql<boolean>`id = any(${[...stepIds]}::uuid[])`)
    .execute();
}

/** Answers those that were unread. */
export async function markRead(
  trx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .updateTable('job_entries')
    .set({ read_at: now })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('read_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function setAssignee(
  trx: Transaction<Tables>,
  ids: readonly string[],
  userId: string | null,
): Promise<void> {
  await trx
    .updateTable('job_entries')
    .set({ assignee_id: userId })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Active members only. Locked, so that somebody leaving waits. */
export async function isMember(
  trx: Transaction<Tables>,
  userId: string,
  companyId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.user_id', '=', userId)
    .where('m.company_id', '=', companyId)
    .where('u.status', '=', 'ACTIVE')
    .forKeyShare('m')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NoteWrite {
  readonly id: string;
  readonly entryId: string;
  readonly authorId: string;
  readonly body: string;
  readonly now: Date;
}

export async function insertNote(trx: Transaction<Tables>, note: NoteWrite): Promise<void> {
  await trx
    .insertInto('job_entry_notes')
    .values({
      id: note.id,
      entry_id: note.entryId,
      author_id: note.authorId,
      body: note.body,
      created_at: note.now,
      edited_at: note.now,
    })
    .execute();
}

/** The entry is locked, so the number is stable. */
export async function countNotes(trx: Transaction<Tables>, entryId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('job_entry_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Only one's own. False when there is none. */
export async function updateNote(trx: Transaction<Tables>, note: NoteWrite): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('job_entry_notes')
    .set({ body: note.body, edited_at: note.now })
    .where('id', '=', note.id)
    .where('entry_id', '=', note.entryId)
    .where('author_id', '=', note.authorId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The entry of one's own note. */
export async function entryOfNote(
  trx: Transaction<Tables>,
  id: string,
  authorId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('job_entry_notes')
    .select('entry_id as entryId')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return row?.entryId;
}

/** False when already gone. The entry is locked. */
export async function deleteNote(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('job_entry_notes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function entryOfPair(
  db: Kysely<Tables>,
  { openingId, creatorId }: { readonly openingId: string; readonly creatorId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_entries')
    .select('id')
    .where('job_opening_id', '=', openingId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row?.id;
}

import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { prepared } from '../../../db/prepared.ts';

const columns = [
  ...columnsOf(
    'e.id',
    'e.creatorId',
    'e.entryMessage',
    'e.stage',
    'e.stageChangedAt',
    'e.enteredAt',
    'e.replyBy',
    'e.readAt',
    'e.firstRepliedAt',
    'e.answerDueAt',
    'e.assigneeId',
    'e.chatRoomId',
  ),
  'e.job_opening_id as openingId',
  'e.job_opening_version as openingVersion',
] as const;

const selectEntries = (db: Kysely<Tables>) => db.selectFrom('job_entries as e').select(columns);

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];
export type EntryStage = EntryRow['stage'];

const ownStatement = prepared<{ readonly openingIds: readonly string[]; readonly creatorId: string }>()(
  (db, value) =>
    selectEntries(db)
      .where(sql<boolean>`e.creator_id = ${value('creatorId')}::uuid`)
      .where(sql<boolean>`e.job_opening_id = any(${value('openingIds')}::uuid[])`),
);

export function entriesOfCreator(
  db: Kysely<Tables>,
  openingIds: readonly string[],
  creatorId: string,
): Promise<EntryRow[]> {
  return ownStatement(db, { openingIds, creatorId });
}

export function entriesByIdsOfCreator(
  db: Kysely<Tables>,
  ids: readonly string[],
  creatorId: string,
): Promise<EntryRow[]> {
  return selectEntries(db)
    .where(sql<boolean>`e.id = any(${[...ids]}::uuid[])`)
    .where('e.creator_id', '=', creatorId)
    .execute();
}

/** Entries to a company's openings in the given states. */
const candidatesStatement = prepared<{
  readonly ids: readonly string[];
  readonly companyId: string;
  readonly statuses: readonly string[];
}>()((db, value) =>
  selectEntries(db)
    .innerJoin('job_openings as o', 'o.id', 'e.job_opening_id')
    .where(sql<boolean>`e.id = any(${value('ids')}::uuid[])`)
    .where(sql<boolean>`o.company_id = ${value('companyId')}::uuid`)
    .where(sql<boolean>`o.status = any(${value('statuses')}::text[])`),
);

export function entriesByIdsOfCompany(
  db: Kysely<Tables>,
  ids: readonly string[],
  companyId: string,
  statuses: readonly string[],
): Promise<EntryRow[]> {
  return candidatesStatement(db, { ids, companyId, statuses });
}

export interface AnswerRow {
  readonly id: string;
  readonly entryId: string;
  readonly questionTitle: string;
  readonly type: 'TEXT';
  readonly answerText: string;
}

const answersOfColumns = columnsOf('id', 'entryId', 'questionTitle', 'type', 'answerText');

export function answersOf(db: Kysely<Tables>, entryIds: readonly string[]): Promise<AnswerRow[]> {
  return db
    .selectFrom('job_entry_answers')
    .select(answersOfColumns)
    .where(sql<boolean>`entry_id = any(${[...entryIds]}::uuid[])`)
    .orderBy('entry_id')
    .orderBy('position')
    .execute();
}

export interface StageChangeRow {
  readonly id: string;
  readonly entryId: string;
  readonly fromStage: EntryStage | null;
  readonly toStage: EntryStage;
  readonly message: string | null;
  readonly changedById: string | null;
  readonly changedAt: Date;
  /** Hidden from the creator until then. */
  readonly heldUntil: Date | null;
  readonly cause: Selectable<Tables['job_entry_stage_changes']>['cause'];
}

const stageChangesOfColumns = columnsOf(
  'id',
  'entryId',
  'fromStage',
  'toStage',
  'message',
  'changedAt',
  'heldUntil',
  'cause',
);

export function stageChangesOf(db: Kysely<Tables>, entryIds: readonly string[]): Promise<StageChangeRow[]> {
  return db
    .selectFrom('job_entry_stage_changes')
    .select([...stageChangesOfColumns, 'changed_by_user_id as changedById'])
    .where(sql<boolean>`entry_id = any(${[...entryIds]}::uuid[])`)
    .orderBy('entry_id')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export interface NoteRow {
  readonly id: string;
  readonly entryId: string;
  readonly authorId: string | null;
  readonly body: string;
  readonly createdAt: Date;
  readonly editedAt: Date;
}

const notesOfColumns = columnsOf('id', 'entryId', 'authorId', 'body', 'createdAt', 'editedAt');

export function notesOf(db: Kysely<Tables>, entryIds: readonly string[]): Promise<NoteRow[]> {
  return db
    .selectFrom('job_entry_notes')
    .select(notesOfColumns)
    .where(sql<boolean>`entry_id = any(${[...entryIds]}::uuid[])`)
    .orderBy('entry_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function withOffers(db: Kysely<Tables>, entryIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('official_job_offers')
    .select('entry_id as id')
    .where(sql<boolean>`entry_id = any(${[...entryIds]}::uuid[])`)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

export interface VersionRow {
  readonly openingId: string;
  readonly version: number;
  readonly content: unknown;
}

export function versionsOf(
  db: Kysely<Tables>,
  wanted: readonly { readonly openingId: string; readonly version: number }[],
): Promise<VersionRow[]> {
  return db
    .selectFrom('job_opening_versions as v')
    .innerJoin(
      sql<{
        id: string;
        version: number;
      }>`unnest(${wanted.map(({ openingId }) => openingId)}::uuid[], ${wanted.map(({ version }) => version)}::integer[])`.as<'wanted'>(
        sql`wanted(id, version)`,
      ),
      (join) => join.onRef('wanted.id', '=', 'v.job_opening_id').onRef('wanted.version', '=', 'v.version'),
    )
    .select(['v.job_opening_id as openingId', 'v.version', 'v.content'])
    .execute();
}

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { jsonb } from '../../../db/values.ts';
import { contentsJson, readContents } from '../contents/contentsSql.ts';
import { replaceLists, rowOf } from '../contents/contentColumnsSql.ts';
import type { Contents } from '../contents/fields.ts';
import { openingColumns } from '../openings/openingSql.ts';
import type { OpeningRow } from '../openings/openingSql.ts';

/** A draft's own row, or the pending change of a published opening. */
export interface DraftRow {
  /** The opening's. */
  readonly id: string;
  readonly companyId: string;
  readonly resumerationType: OpeningRow['resumerationType'];
  readonly status: OpeningRow['status'];
  readonly version: number;
  readonly editedAt: Date;
  readonly editedByUserId: string | null;
  readonly suspensionReason: string | null;
  readonly contents: Contents;
  /** The public content, where it differs. */
  readonly published: Contents | null;
}

const editedColumns = columnsOf('o.editedByUserId', 'o.suspensionReason');

function selectDraft(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('job_openings as o')
    .leftJoin('job_opening_changes as change', 'change.job_opening_id', 'o.id')
    .select([
      ...openingColumns,
      ...editedColumns,
      'change.version as changeVersion',
      'change.content as changeContent',
      'change.edited_at as changeEditedAt',
      'change.edited_by_user_id as changeEditedByUserId',
      sql<unknown>`(select json_agg(json_build_object('id', l.id, 'url', l.url) order by l.position)
        from job_opening_links as l where l.job_opening_id = o.id)`.as('links'),
      sql<unknown>`(select json_agg(json_build_object('id', q.id, 'questionText', q.question_text) order by q.position)
        from job_opening_questions as q where q.job_opening_id = o.id)`.as('questions'),
    ])
    .where('o.id', '=', id);
}

export async function findDraft(db: Kysely<Tables>, id: string): Promise<DraftRow | undefined> {
  const row = await selectDraft(db, id).executeTakeFirst();
  if (!row) return undefined;
  const own = readContents({ ...row, links: row.links ?? [], questions: row.questions ?? [] });
  const { changeVersion, changeEditedAt } = row;
  const common = {
    id: row.id,
    companyId: row.companyId,
    resumerationType: row.resumerationType,
    status: row.status,
    suspensionReason: row.suspensionReason,
  };
  if (changeVersion === null || changeEditedAt === null) {
    const { version, editedAt, editedByUserId } = row;
    return { ...common, version, editedAt, editedByUserId, contents: own, published: null };
  }
  return {
    ...common,
    version: changeVersion,
    editedAt: changeEditedAt,
    editedByUserId: row.changeEditedByUserId,
    contents: readContents(row.changeContent),
    published: own,
  };
}

/** Locked. Every write to an opening locks its row first. */
export async function holdDraft(trx: Transaction<Tables>, id: string): Promise<DraftRow | undefined> {
  // Two statements: one that waits for the lock would read the old pending change. Not `for update`, so that
  // entries pointing at the opening can still be written.
  const held = await trx
    .selectFrom('job_openings')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held && findDraft(trx, id);
}

export interface NewOpening {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly resumerationType: OpeningRow['resumerationType'];
  readonly contents: Contents;
  readonly duplicatedFromId?: string;
  readonly now: Date;
}

/** False when the id is taken. */
export async function insertDraft(trx: Transaction<Tables>, opening: NewOpening): Promise<boolean> {
  const { id, contents, now } = opening;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('job_openings')
    .values({
      id,
      company_id: opening.companyId,
      resumeration_type: opening.resumerationType,
      created_by_user_id: opening.userId,
      edited_by_user_id: opening.userId,
      duplicated_from_id: opening.duplicatedFromId ?? null,
      created_at: now,
      edited_at: now,
      ...rowOf(contents),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await replaceLists(trx, id, null, contents);
  return true;
}

export interface Written {
  readonly version: number;
  readonly userId: string;
  readonly now: Date;
}

export async function writeDraft(
  trx: Transaction<Tables>,
  { id, contents: before }: Pick<DraftRow, 'contents' | 'id'>,
  contents: Contents,
  { version, userId, now }: Written,
): Promise<void> {
  await trx
    .updateTable('job_openings')
    .set({ ...rowOf(contents), version, edited_at: now, edited_by_user_id: userId })
    .where('id', '=', id)
    .execute();
  await replaceLists(trx, id, before, contents);
}

/** The pending change of a published opening. */
export async function writeChange(
  trx: Transaction<Tables>,
  id: string,
  contents: Contents,
  { version, userId, now }: Written,
): Promise<void> {
  const values = {
    version,
    content: contentsJson(contents),
    cover_media_id: contents.coverMediaId,
    organization_structure_media_id: contents.organizationStructureMediaId,
    edited_by_user_id: userId,
    edited_at: now,
  };
  await trx
    .insertInto('job_opening_changes')
    .values({ job_opening_id: id, ...values, created_at: now })
    .onConflict((conflict) => conflict.column('job_opening_id').doUpdateSet(values))
    .execute();
}

export async function deleteChange(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('job_opening_changes').where('job_opening_id', '=', id).execute();
}

/** For an opening whose content stays; records who saved, to recognise a repeated save. */
export async function setVersion(
  trx: Transaction<Tables>,
  id: string,
  { version, userId, now }: Written,
): Promise<void> {
  await trx
    .updateTable('job_openings')
    .set({ version, edited_at: now, edited_by_user_id: userId })
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('job_openings').where('id', '=', id).where('status', '=', 'DRAFT').execute();
}

/** The company's opening that has the question, in a draft, published or in a pending change. */
export async function openingOfQuestion(
  db: Kysely<Tables>,
  questionId: string,
  companyId: string,
): Promise<string | undefined> {
  const own = await db
    .selectFrom('job_opening_questions as q')
    .innerJoin('job_openings as o', 'o.id', 'q.job_opening_id')
    .select('o.id')
    .where('q.id', '=', questionId)
    .where('o.company_id', '=', companyId)
    .executeTakeFirst();
  if (own) return own.id;
  const changed = await db
    .selectFrom('job_opening_changes as c')
    .innerJoin('job_openings as o', 'o.id', 'c.job_opening_id')
    .select('o.id')
    .where('o.company_id', '=', companyId)
    .where(sql<boolean>`c.content -> 'questions' @> ${jsonb([{ id: questionId }])}::jsonb`)
    .executeTakeFirst();
  return changed?.id;
}

/** A picture the person uploaded, outside of messages. */
export async function isOwnPicture(db: Kysely<Tables>, id: string, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('media_objects')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('type', '=', 'IMAGE')
    .where('is_private', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { jsonb } from '../../../db/values.ts';
import { writtenOf } from '../contents/fields.ts';
import type { Written } from '../contents/fields.ts';
import { joinedMedia, joinedMediaColumns, movingColumns } from '../../media/sql.ts';
import type { MediaRow } from '../../media/sql.ts';

/** The other choices so far. */
const chosenShape = v.object({
  media: v.pipe(v.array(v.object({ mediaId: v.string(), caption: v.string() })), v.readonly()),
  /** Which picture the thumbnail is cut from, and where. */
  sourceId: v.nullable(v.string()),
  crop: v.nullable(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
  isPublished: v.boolean(),
  visibility: v.picklist(['COMPANIES', 'EVERYONE', 'LINK', 'MEMBERS']),
  companyIds: v.pipe(v.array(v.string()), v.readonly()),
});
export type Chosen = v.InferOutput<typeof chosenShape>;

export type DraftContent = Written & Chosen;

export interface DraftRow {
  readonly id: string;
  readonly authorId: string;
  readonly version: number;
  readonly content: DraftContent;
  readonly editedAt: Date;
}

const draftColumns = columnsOf('id', 'authorId', 'version', 'content', 'editedAt');

function selectDrafts(db: Kysely<Tables>) {
  return db.selectFrom('product_drafts').select(draftColumns);
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectDrafts>['execute']>>[number];

const contentShape = v.looseObject({});

function draftOf(row: Selected): DraftRow {
  const stored = v.parse(contentShape, row.content);
  return { ...row, content: { ...writtenOf(stored), ...v.parse(chosenShape, stored) } };
}

export async function draftById(db: Kysely<Tables>, id: string): Promise<DraftRow | undefined> {
  const row = await selectDrafts(db).where('id', '=', id).executeTakeFirst();
  return row && draftOf(row);
}

export async function draftsOf(db: Kysely<Tables>, authorId: string, limit: number): Promise<DraftRow[]> {
  const rows = await selectDrafts(db)
    .where('author_id', '=', authorId)
    .orderBy('edited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(draftOf);
}

export async function countDrafts(db: Kysely<Tables>, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The caller has locked the author's rows. */
export async function putDraft(
  trx: Transaction<Tables>,
  { id, authorId, version, content, editedAt }: DraftRow,
): Promise<void> {
  const written = { version, content: jsonb({ ...content }), edited_at: editedAt };
  await trx
    .insertInto('product_drafts')
    .values({ id, author_id: authorId, created_at: editedAt, ...written })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(written))
    .execute();
  await trx.deleteFrom('product_draft_media').where('draft_id', '=', id).execute();
  const media = content.media.map(({ mediaId }) => ({ draft_id: id, media_id: mediaId }));
  if (media.length > 0) await trx.insertInto('product_draft_media').values(media).execute();
}

export async function deleteDraft(db: Kysely<Tables>, authorId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('product_drafts')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export interface DraftMediaRow extends MediaRow {
  readonly draftId: string;
}

export async function mediaOfDrafts(
  db: Kysely<Tables>,
  draftIds: readonly string[],
): Promise<DraftMediaRow[]> {
  const rows = await db
    .selectFrom('product_draft_media as d')
    .innerJoin('media_objects as m', 'm.id', 'd.media_id')
    .select(['d.draft_id as draftId', ...joinedMediaColumns, ...movingColumns])
    .where(sql<boolean>`d.draft_id = any(${[...draftIds]}::uuid[])`)
    .execute();
  return rows.flatMap((row) => {
    const media = joinedMedia(row, { ...row, caption: null });
    return media ? [{ ...media, draftId: row.draftId }] : [];
  });
}

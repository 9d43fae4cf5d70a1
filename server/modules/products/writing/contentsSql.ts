import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import { jsonb } from '../../../db/values.ts';
import { writtenOf } from '../contents/fields.ts';
import type { Written } from '../contents/fields.ts';
import { changeRowOf, rowOf, writeLists, writtenRowColumns } from '../contents/writtenSql.ts';
import { cropOf } from '../own/ownSql.ts';
import type { CropRow, Visibility } from '../own/ownSql.ts';

export interface ContentMedia {
  readonly mediaId: string;
  readonly caption: string;
}

export interface Thumbnail {
  /** Null before it was cut. */
  readonly mediaId: string | null;
  /** The picture it was cut from. */
  readonly sourceId: string | null;
  readonly crop: CropRow | null;
}

/** Everything a review checks. */
export interface Contents extends Written {
  readonly media: readonly ContentMedia[];
  readonly thumbnail: Thumbnail;
}

export interface HeldProduct {
  readonly id: string;
  readonly authorId: string;
  readonly isPublished: boolean;
  readonly visibility: Visibility;
  readonly approvedAt: Date | null;
  readonly version: number;
  readonly revisionId: string | null;
}

const heldColumns = columnsOf(
  'p.id',
  'p.authorId',
  'p.isPublished',
  'p.visibility',
  'p.approvedAt',
  'p.version',
);

function selectHeld(db: Kysely<Tables>, id: string) {
  return db
    .selectFrom('products as p')
    .select((eb) => [
      ...heldColumns,
      eb
        .selectFrom('product_revisions as r')
        .select('r.id')
        .whereRef('r.product_id', '=', 'p.id')
        .as('revisionId'),
    ])
    .where('p.id', '=', id);
}

/** Every write to a work locks its row first. */
async function lockProduct(trx: Transaction<Tables>, id: string): Promise<void> {
  // Not `for update`, so that bookmarks and views of the work can still be written.
  await trx.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function holdProduct(trx: Transaction<Tables>, id: string): Promise<HeldProduct | undefined> {
  // Two statements: one that waits for the lock would read the old change.
  await lockProduct(trx, id);
  return selectHeld(trx, id).executeTakeFirst();
}

export function findProduct(db: Kysely<Tables>, id: string): Promise<HeldProduct | undefined> {
  return selectHeld(db, id).executeTakeFirst();
}

const thumbnailRow = ({ thumbnail }: Contents) => ({
  thumbnail_media_id: thumbnail.mediaId,
  thumbnail_source_id: thumbnail.sourceId,
  thumbnail_crop: thumbnail.crop === null ? null : jsonb({ ...thumbnail.crop }),
});

const thumbnailColumns = columnsOf('thumbnailMediaId', 'thumbnailSourceId', 'thumbnailCrop');
const mediaColumns = columnsOf('mediaId', 'caption');

interface ContentRow extends Written {
  readonly thumbnailMediaId: string | null;
  readonly thumbnailSourceId: string | null;
  readonly thumbnailCrop: unknown;
}

function contentsOf(row: ContentRow, media: readonly ContentMedia[]): Contents {
  const { thumbnailMediaId, thumbnailSourceId, thumbnailCrop } = row;
  return {
    ...writtenOf(row),
    media,
    thumbnail: {
      mediaId: thumbnailMediaId,
      sourceId: thumbnailSourceId ?? thumbnailMediaId,
      crop: cropOf(thumbnailCrop),
    },
  };
}

/** The content that is or will first be public; undefined when the work is gone. */
export async function productContents(db: Kysely<Tables>, id: string): Promise<Contents | undefined> {
  const row = await db
    .selectFrom('products')
    .select([...writtenRowColumns, ...thumbnailColumns])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const media = await db
    .selectFrom('product_media')
    .select(mediaColumns)
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  return contentsOf(row, media);
}

/** Undefined when the change no longer waits. */
export async function revisionContents(
  db: Kysely<Tables>,
  revisionId: string,
): Promise<{ contents: Contents; editedAt: Date } | undefined> {
  const found = await db
    .selectFrom('product_revisions')
    .select([...writtenRowColumns, ...thumbnailColumns, 'edited_at as editedAt'])
    .where('id', '=', revisionId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { editedAt, ...row } = found;
  const media = await db
    .selectFrom('product_revision_media')
    .select(mediaColumns)
    .where('revision_id', '=', revisionId)
    .orderBy('position')
    .execute();
  return { contents: contentsOf(row, media), editedAt };
}

export async function insertProduct(
  trx: Transaction<Tables>,
  {
    id,
    authorId,
    clientId,
    contents,
    now,
  }: { id: string; authorId: string; clientId: string | null; contents: Contents; now: Date },
): Promise<void> {
  await trx
    .insertInto('products')
    .values({
      id,
      author_id: authorId,
      client_id: clientId,
      ...rowOf(contents),
      ...thumbnailRow(contents),
      created_at: now,
      edited_at: now,
    })
    .execute();
  await writeMedia(trx, id, contents);
  await writeLists(trx, id, contents);
}

export async function productOfClient(
  db: Kysely<Tables>,
  authorId: string,
  clientId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
}

export async function countSave(trx: Transaction<Tables>, { id, version }: HeldProduct): Promise<void> {
  await trx
    .updateTable('products')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function writeContents(
  trx: Transaction<Tables>,
  id: string,
  contents: Contents,
  editedAt: Date,
): Promise<void> {
  await trx
    .updateTable('products')
    .set({ ...rowOf(contents), ...thumbnailRow(contents), edited_at: editedAt })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('product_media').where('product_id', '=', id).execute();
  await writeMedia(trx, id, contents);
  await writeLists(trx, id, contents);
}

async function writeMedia(trx: Transaction<Tables>, id: string, { media }: Contents): Promise<void> {
  if (media.length === 0) return;
  await trx
    .insertInto('product_media')
    .values(
      media.map(({ mediaId, caption }, position) => ({
        product_id: id,
        media_id: mediaId,
        caption,
        position,
      })),
    )
    .execute();
}

/** A later change replaces it. */
export async function writeRevision(
  trx: Transaction<Tables>,
  { id, productId, contents, now }: { id: string; productId: string; contents: Contents; now: Date },
): Promise<void> {
  const values = {
    ...changeRowOf(contents),
    ...thumbnailRow(contents),
    edited_at: now,
  };
  await trx
    .insertInto('product_revisions')
    .values({ id, product_id: productId, ...values, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await trx.deleteFrom('product_revision_media').where('revision_id', '=', id).execute();
  if (contents.media.length > 0)
    await trx
      .insertInto('product_revision_media')
      .values(
        contents.media.map(({ mediaId, caption }, position) => ({
          revision_id: id,
          media_id: mediaId,
          caption,
          position,
        })),
      )
      .execute();
}

export async function deleteRevision(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('product_revisions').where('id', '=', id).execute();
}

export interface SourceMedia {
  readonly id: string;
  readonly type: 'FILE' | 'IMAGE' | 'VIDEO';
  readonly storageKey: string;
  readonly width: number | null;
  readonly height: number | null;
  /** A film's poster. */
  readonly poster: { readonly storageKey: string; readonly width: number; readonly height: number } | null;
}

const sourceColumns = columnsOf('m.id', 'm.type', 'm.storageKey', 'm.width', 'm.height');

/** Uploads of this person that a work may use, which excludes files sent in rooms. */
export async function ownMedia(
  db: Kysely<Tables>,
  ownerId: string,
  ids: readonly string[],
): Promise<SourceMedia[]> {
  const rows = await db
    .selectFrom('media_objects as m')
    .leftJoin('media_objects as poster', 'poster.id', 'm.poster_media_id')
    .select([
      ...sourceColumns,
      'poster.storage_key as posterKey',
      'poster.width as posterWidth',
      'poster.height as posterHeight',
    ])
    .where(sql<boolean>`m.id = any(${[...ids]}::uuid[])`)
    .where('m.owner_id', '=', ownerId)
    .where('m.type', 'in', ['IMAGE', 'VIDEO'])
    .where('m.is_private', '=', false)
    .execute();
  return rows.map(({ posterKey, posterWidth, posterHeight, ...media }) => ({
    ...media,
    poster:
      posterKey === null || posterWidth === null || posterHeight === null
        ? null
        : { storageKey: posterKey, width: posterWidth, height: posterHeight },
  }));
}

/** The person's film, locked. */
export function holdFilm(trx: Transaction<Tables>, ownerId: string, id: string) {
  return trx
    .selectFrom('media_objects')
    .select([
      'storage_key as key',
      'sha256',
      'extension',
      'byte_size as size',
      'width',
      'height',
      'is_animated as isAnimated',
    ])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('type', '=', 'VIDEO')
    .where('is_private', '=', false)
    .forKeyShare()
    .executeTakeFirst();
}

/** Locks uploads against the sweep; answers those that still exist. */
export async function holdMedia(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('media_objects')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** False when there was none. */
export async function deleteProduct(
  trx: Transaction<Tables>,
  id: string,
  authorId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('products')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

import { sql } from 'kysely';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';

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

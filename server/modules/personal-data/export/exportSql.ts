import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export interface DataExportRow {
  readonly id: string;
  readonly status: 'REQUESTED' | 'READY' | 'FAILED';
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly expiresAt: Date | null;
  readonly byteSize: number | null;
}

const columns = columnsOf('id', 'status', 'requestedAt', 'readyAt', 'expiresAt', 'byteSize');

const exportsSinceColumns = columnsOf('status', 'requestedAt');

export function exportsSince(
  db: Kysely<Tables>,
  userId: string,
  since: Date,
): Promise<{ status: DataExportRow['status']; requestedAt: Date }[]> {
  return db
    .selectFrom('data_exports')
    .select(exportsSinceColumns)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('requested_at', '>', since), where('status', '=', 'REQUESTED')]))
    .orderBy('requested_at')
    .execute();
}

export async function insertExport(
  trx: Transaction<Tables>,
  row: { readonly id: string; readonly userId: string; readonly now: Date; readonly byHouse: boolean },
): Promise<void> {
  await trx
    .insertInto('data_exports')
    .values({ id: row.id, user_id: row.userId, requested_at: row.now, by_house: row.byHouse })
    .execute();
}

/** False when they are deleted. */
export async function holdPerson(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '<>', 'DELETED')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export function latestExport(
  db: Kysely<Tables>,
  userId: string,
  { byHouse }: { readonly byHouse: boolean },
): Promise<DataExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .where('by_house', '=', byHouse)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface WaitingExport {
  readonly userId: string;
  readonly email: string;
  readonly requestedAt: Date;
  readonly byHouse: boolean;
}

const waitingExportColumns = columnsOf('e.userId', 'u.email', 'e.requestedAt', 'e.byHouse');

export function waitingExport(db: Kysely<Tables>, id: string): Promise<WaitingExport | undefined> {
  return db
    .selectFrom('data_exports as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(waitingExportColumns)
    .where('e.id', '=', id)
    .where('e.status', '=', 'REQUESTED')
    .where('u.status', '<>', 'DELETED')
    .executeTakeFirst();
}

interface Finished {
  readonly id: string;
  readonly storageKey: string;
  readonly byteSize: number;
  readonly readyAt: Date;
  readonly expiresAt: Date;
}

/** False when no longer wanted: another worker was faster, or the account is gone. */
export async function finishExport(trx: Transaction<Tables>, done: Finished): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('data_exports')
    .set({
      status: 'READY',
      storage_key: done.storageKey,
      byte_size: done.byteSize,
      ready_at: done.readyAt,
      expires_at: done.expiresAt,
    })
    .where('id', '=', done.id)
    .where('status', '=', 'REQUESTED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const readyExportColumns = columnsOf('storageKey', 'readyAt');

/** Where the owner's finished export lies. */
export async function readyExport(
  db: Kysely<Tables>,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<{ storageKey: string; readyAt: Date } | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select(readyExportColumns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'READY')
    .where('by_house', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && row.storageKey !== null && row.readyAt !== null
    ? { storageKey: row.storageKey, readyAt: row.readyAt }
    : undefined;
}

/** Only exports that the house asked for. */
export async function readyForHouse(
  db: Kysely<Tables>,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<{ userId: string; storageKey: string; readyAt: Date } | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select([...readyExportColumns, 'user_id as userId'])
    .where('id', '=', id)
    .where('status', '=', 'READY')
    .where('by_house', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && row.storageKey !== null && row.readyAt !== null
    ? { userId: row.userId, storageKey: row.storageKey, readyAt: row.readyAt }
    : undefined;
}

/** Deletes expired rows; answers their storage keys. */
export async function deleteExpired(trx: Transaction<Tables>, now: Date): Promise<string[]> {
  const rows = await trx
    .deleteFrom('data_exports')
    .where('status', '=', 'READY')
    .where('expires_at', '<=', now)
    .returning('storage_key as storageKey')
    .execute();
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}

/** Gives up exports that wait since before this time; answers whom to mail. */
export async function failOverdue(trx: Transaction<Tables>, before: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('data_exports')
    .from('users')
    .set({ status: 'FAILED' })
    .whereRef('users.id', '=', 'data_exports.user_id')
    .where('data_exports.status', '=', 'REQUESTED')
    .where('data_exports.requested_at', '<', before)
    .returning(['users.email', 'data_exports.by_house as byHouse'])
    .execute();
  return rows.flatMap(({ email, byHouse }) => (byHouse ? [] : [email]));
}

import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

const keyColumns = columnsOf('publicKey', 'privateKeySealed');

export interface KeysRow {
  readonly publicKey: string;
  readonly privateKeySealed: string;
}

export async function keys(db: Kysely<Tables>): Promise<KeysRow | undefined> {
  return db.selectFrom('push_keys').select(keyColumns).executeTakeFirst();
}

/** If two servers insert, the first wins. */
export async function insertKeys(db: Kysely<Tables>, row: KeysRow, now: Date): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ public_key: row.publicKey, private_key_sealed: row.privateKeySealed, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function resealKeys(db: Kysely<Tables>, privateKeySealed: string): Promise<void> {
  await db.updateTable('push_keys').set({ private_key_sealed: privateKeySealed }).execute();
}

export interface DeviceValues {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** One row for each browser: whoever signs in there takes it over. */
export async function putDevice(
  db: Kysely<Tables>,
  { endpoint, p256dh, auth }: DeviceValues,
  owner: { readonly id: string; readonly userId: string; readonly sessionId: string; readonly now: Date },
): Promise<void> {
  const values = { user_id: owner.userId, session_id: owner.sessionId, p256dh, auth, updated_at: owner.now };
  await db
    .insertInto('push_devices')
    .values({ id: owner.id, endpoint, created_at: owner.now, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
}

/** Keeps the most recently updated ones. */
export async function dropOldest(db: Kysely<Tables>, userId: string, kept: number): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('id', 'in', (query) =>
      query
        .selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute();
}

export async function deleteDevice(db: Kysely<Tables>, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** The old address is known only to browser and push service. */
export async function renewDevice(
  db: Kysely<Tables>,
  old: string,
  { endpoint, p256dh, auth }: DeviceValues,
  now: Date,
): Promise<boolean> {
  const renewed = await db
    .updateTable('push_devices')
    .set({ endpoint, p256dh, auth, updated_at: now })
    .where('endpoint', '=', old)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('push_devices as other').select('other.id').where('other.endpoint', '=', endpoint)),
      ),
    )
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

export async function retireDevice(db: Kysely<Tables>, id: string, endpoint: string): Promise<void> {
  // Renewed meanwhile: the new address stays.
  await db.deleteFrom('push_devices').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

const deviceColumns = columnsOf('d.userId', 'd.endpoint', 'd.p256dh', 'd.auth');

/** Only while signed in. */
export async function device(
  db: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<(DeviceValues & { readonly userId: string }) | undefined> {
  return db
    .selectFrom('push_devices as d')
    .innerJoin('sessions as s', 's.id', 'd.session_id')
    .select(deviceColumns)
    .where('d.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
}

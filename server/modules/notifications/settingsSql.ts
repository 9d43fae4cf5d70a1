import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import { columnsOf } from '../../db/columns.ts';
import type { PreferenceRow } from './preferencesSql.ts';

export interface SettingsRow {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly agreedAt: Date | null;
}

const settingsColumns = columnsOf('quietFrom', 'quietUntil', 'agreedAt');

export async function settingsOf(db: Kysely<Tables>, userId: string): Promise<SettingsRow | undefined> {
  return db
    .selectFrom('notification_settings')
    .select(settingsColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Enrols in the digest from now on. */
export async function ensureSettings(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, digest_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function writeQuietHours(
  db: Kysely<Tables>,
  userId: string,
  hours: { readonly from: number; readonly until: number } | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notification_settings')
    .set({ quiet_from: hours?.from ?? null, quiet_until: hours?.until ?? null, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** A repeated yes keeps the first date. */
export async function writeAgreement(
  db: Kysely<Tables>,
  userId: string,
  agrees: boolean,
  now: Date,
): Promise<void> {
  const update = db.updateTable('notification_settings').where('user_id', '=', userId);
  await (
    agrees
      ? update.set({ agreed_at: now, stopped_at: null, updated_at: now }).where('agreed_at', 'is', null)
      : update.set({ agreed_at: null, stopped_at: now, updated_at: now }).where('agreed_at', 'is not', null)
  ).execute();
}

export async function writeHidesWords(
  db: Kysely<Tables>,
  userId: string,
  hides: boolean,
  now: Date,
): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, kind: 'CHAT_MESSAGE', hides_words: hides, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ hides_words: hides, updated_at: now }),
    )
    .execute();
}

export async function hidesWords(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification_preferences')
    .select('hides_words')
    .where('user_id', '=', userId)
    .where('kind', '=', 'CHAT_MESSAGE')
    .executeTakeFirst();
  return row?.hides_words ?? false;
}

/** Writes nothing for a deleted account. */
const accountOf = (db: Kysely<Tables> | Transaction<Tables>, userId: string) =>
  db.selectFrom('users as u').where('u.id', '=', userId);

export async function stopMailsOf(
  db: Kysely<Tables>,
  userId: string,
  kind: PreferenceRow['kind'],
  now: Date,
): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .columns(['user_id', 'kind', 'mail', 'updated_at'])
    .expression(
      accountOf(db, userId).select(({ val }) => [
        'u.id',
        val<string>(kind).as('kind'),
        val('NEVER').as('mail'),
        val(now).as('at'),
      ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ mail: 'NEVER', updated_at: now }),
    )
    .execute();
}

export async function stopDigest(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('notification_preferences')
      .set({ mail: 'NEVER', updated_at: now })
      .where('user_id', '=', userId)
      .where('mail', '=', 'DAILY')
      .execute();
    await trx
      .updateTable('notification_settings')
      .set({ agreed_at: null, stopped_at: now, updated_at: now })
      .where('user_id', '=', userId)
      .where('agreed_at', 'is not', null)
      .execute();
  });
}

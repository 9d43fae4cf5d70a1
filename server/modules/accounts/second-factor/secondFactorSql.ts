import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { SealedRow } from '../../../lib/secrets/reseal.ts';

export interface TotpRow {
  readonly secretEncrypted: string;
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
}

const totpColumns = columnsOf('secretEncrypted', 'confirmedAt', 'lastStep');

export function totpOf(db: Kysely<Tables>, userId: string): Promise<TotpRow | undefined> {
  return db
    .selectFrom('totp_credentials')
    .select(totpColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces one that was never activated. */
export async function putTotp(
  trx: Transaction<Tables>,
  { userId, sealed, now }: { readonly userId: string; readonly sealed: string; readonly now: Date },
): Promise<void> {
  const values = { secret_encrypted: sealed, created_at: now, confirmed_at: null, last_step: 0 };
  await trx
    .insertInto('totp_credentials')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function markStep(
  trx: Transaction<Tables>,
  userId: string,
  step: number,
  confirmedAt: Date,
): Promise<void> {
  await trx
    .updateTable('totp_credentials')
    .set({ last_step: step, confirmed_at: confirmedAt })
    .where('user_id', '=', userId)
    .execute();
}

export interface CodeRow {
  readonly selector: string;
  readonly codeHash: string;
}

export function unusedCode(
  db: Kysely<Tables>,
  userId: string,
  selector: string,
): Promise<CodeRow | undefined> {
  return db
    .selectFrom('recovery_codes')
    .select(['selector', 'code_hash as codeHash'])
    .where('user_id', '=', userId)
    .where('selector', '=', selector)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** False when used already, or replaced. */
export async function takeCode(
  trx: Transaction<Tables>,
  userId: string,
  { selector, codeHash }: CodeRow,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('selector', '=', selector)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('selector')
    .executeTakeFirst();
  return used !== undefined;
}

export async function putCodes(
  trx: Transaction<Tables>,
  userId: string,
  codes: readonly CodeRow[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(
      codes.map(({ selector, codeHash }) => ({
        user_id: userId,
        selector,
        code_hash: codeHash,
        created_at: now,
      })),
    )
    .execute();
}

export async function codesLeft(db: Kysely<Tables>, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

interface Device {
  readonly tokenHash: string;
  readonly userId: string;
  readonly sessionId: string;
}

export async function rememberDevice(
  trx: Transaction<Tables>,
  { tokenHash, userId, sessionId }: Device,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await trx
    .insertInto('remembered_devices')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      session_id: sessionId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

export async function isRemembered(
  trx: Transaction<Tables>,
  tokenHash: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('remembered_devices')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countDevices(db: Kysely<Tables>, userId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('remembered_devices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function moveDevice(trx: Transaction<Tables>, { tokenHash, sessionId }: Device): Promise<void> {
  await trx
    .updateTable('remembered_devices')
    .set({ session_id: sessionId })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function forgetDevices(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('remembered_devices')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute();
  return gone.length > 0;
}

/** Removes the app's secret, recovery codes, remembered devices and a waiting removal. */
export async function removeFactor(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('totp_credentials').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('factor_recoveries').where('user_id', '=', userId).execute();
  await forgetDevices(trx, userId);
}

export interface RecoveryRow {
  readonly id: string;
  readonly dueAt: Date;
}

export function recoveryOf(db: Kysely<Tables>, userId: string): Promise<RecoveryRow | undefined> {
  return db
    .selectFrom('factor_recoveries')
    .select(['id', 'due_at as dueAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function insertRecovery(
  trx: Transaction<Tables>,
  { id, dueAt }: RecoveryRow,
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('factor_recoveries')
    .values({ id, user_id: userId, started_at: now, due_at: dueAt })
    .execute();
}

export async function deleteRecovery(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('factor_recoveries')
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

const dayMs = 86_400_000;

export async function sweepSecondFactors(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('remembered_devices').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('totp_credentials')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - dayMs))
    .execute();
}

export function sealedSecrets(db: Kysely<Tables>, after: string, limit: number): Promise<SealedRow[]> {
  return db
    .selectFrom('totp_credentials')
    .select(['user_id as userId', 'secret_encrypted as sealed'])
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** Only if unchanged since it was read. */
export async function replaceSealed(
  db: Kysely<Tables>,
  { userId, sealed }: SealedRow,
  anew: string,
): Promise<void> {
  await db
    .updateTable('totp_credentials')
    .set({ secret_encrypted: anew })
    .where('user_id', '=', userId)
    .where('secret_encrypted', '=', sealed)
    .execute();
}

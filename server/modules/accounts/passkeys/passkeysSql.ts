import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export type ChallengePurpose = 'REGISTER' | 'SIGN_IN' | 'CONFIRM';

interface NewChallenge {
  readonly challengeHash: string;
  readonly purpose: ChallengePurpose;
  readonly sessionId: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertChallenge(db: Kysely<Tables>, challenge: NewChallenge): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challenge.challengeHash,
      purpose: challenge.purpose,
      session_id: challenge.sessionId,
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

interface Expected {
  readonly challengeHash: string;
  readonly purpose: ChallengePurpose;
  readonly sessionId: string | null;
  readonly now: Date;
}

/** False when unknown, used, expired or another session's. Only one of several simultaneous uses succeeds. */
export async function takeChallenge(
  db: Kysely<Tables>,
  { challengeHash, purpose, sessionId, now }: Expected,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function sweepChallenges(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}

export interface PasskeyRow {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly isMultiDevice: boolean;
  readonly isBackedUp: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const passkeysColumns = columnsOf(
  'id',
  'userId',
  'credentialId',
  'publicKey',
  'counter',
  'transports',
  'isMultiDevice',
  'isBackedUp',
  'name',
  'createdAt',
  'lastUsedAt',
);

export function passkeysOf(db: Kysely<Tables>, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(passkeysColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function passkeyOfCredential(
  db: Kysely<Tables>,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .select(passkeysColumns)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Rejects with a unique violation when the credential is registered already. */
export async function insertPasskey(trx: Transaction<Tables>, row: PasskeyRow): Promise<void> {
  await trx
    .insertInto('passkeys')
    .values({
      id: row.id,
      user_id: row.userId,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      counter: row.counter,
      transports: row.transports,
      is_multi_device: row.isMultiDevice,
      is_backed_up: row.isBackedUp,
      name: row.name,
      created_at: row.createdAt,
    })
    .execute();
}

interface Use {
  readonly id: string;
  readonly counter: number;
  readonly isBackedUp: boolean;
  readonly now: Date;
}

export async function markUsed(
  trx: Transaction<Tables>,
  { id, counter, isBackedUp, now }: Use,
): Promise<void> {
  await trx
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

interface Own {
  readonly id: string;
  readonly userId: string;
}

export async function renamePasskey(db: Kysely<Tables>, { id, userId }: Own, name: string): Promise<void> {
  await db.updateTable('passkeys').set({ name }).where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Answers the deleted one's name. */
export async function deletePasskey(
  trx: Transaction<Tables>,
  { id, userId }: Own,
): Promise<string | undefined> {
  const gone = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return gone?.name;
}

/** True the first time, so that only one of two tabs offers it. */
export async function markOffered(db: Kysely<Tables>, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('user_settings')
    .values({ user_id: userId, passkey_offered_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ passkey_offered_at: now }))
    .execute();
}

export async function wasOffered(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_settings')
    .select('passkey_offered_at as offeredAt')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.offeredAt !== null;
}

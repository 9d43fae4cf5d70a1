import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { AccountRow } from '../users/accountsSql.ts';

interface NonceRow {
  readonly nonceHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertNonce(
  db: Kysely<Tables>,
  { nonceHash, now, expiresAt }: NonceRow,
): Promise<void> {
  await db
    .insertInto('identity_nonces')
    .values({ nonce_hash: nonceHash, created_at: now, expires_at: expiresAt })
    .execute();
}

/** False when unknown, used or expired. Only one of two simultaneous uses succeeds. */
export async function takeNonce(trx: Transaction<Tables>, nonceHash: string, now: Date): Promise<boolean> {
  const taken = await trx
    .deleteFrom('identity_nonces')
    .where('nonce_hash', '=', nonceHash)
    .where('expires_at', '>', now)
    .returning('nonce_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function sweepNonces(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('identity_nonces').where('expires_at', '<', now).execute();
}

const accountOfSubjectColumns = columnsOf('u.id', 'u.email', 'u.role', 'u.registrationStep', 'u.status');

export function accountOfSubject(db: Kysely<Tables>, subject: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(accountOfSubjectColumns)
    .where('i.provider', '=', 'GOOGLE')
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

interface NewIdentity {
  readonly userId: string;
  readonly subject: string;
  readonly email: string;
  readonly now: Date;
}

/** Rejects with a unique violation when the identity is another account's, or the account has another one. */
export async function insertIdentity(
  trx: Transaction<Tables>,
  { userId, subject, email, now }: NewIdentity,
): Promise<void> {
  await trx
    .insertInto('identities')
    .values({ provider: 'GOOGLE', subject, user_id: userId, email, created_at: now })
    .execute();
}

export async function deleteIdentity(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', 'GOOGLE')
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

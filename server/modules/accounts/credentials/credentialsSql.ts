import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export interface Credential {
  readonly userId: string;
  readonly email: string;
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'DELETED';
  /** Null for an account that has no password. */
  readonly passwordHash: string | null;
}

const credentialsColumns = columnsOf('u.email', 'u.status', 'p.passwordHash');

function credentials(db: Kysely<Tables>) {
  return db
    .selectFrom('users as u')
    .leftJoin('password_credentials as p', 'p.user_id', 'u.id')
    .select([...credentialsColumns, 'u.id as userId']);
}

export function credentialOfUser(db: Kysely<Tables>, userId: string): Promise<Credential | undefined> {
  return credentials(db).where('u.id', '=', userId).executeTakeFirst();
}

/** An account with its ways in, as `holdCredential` found it: nothing of them changes until the transaction ends. */
export interface HeldCredential extends Credential {
  readonly held: true;
}

/**
 * Everybody who opens sessions, ends all of them or changes a way in holds the account first, so that they come one after the other.
 * Two statements, since what a statement read before it waited is old by the time it has the lock.
 */
export async function holdCredential(
  trx: Transaction<Tables>,
  userId: string,
): Promise<HeldCredential | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const credential = await credentialOfUser(trx, userId);
  return credential && { ...credential, held: true };
}

/** By the address in lower case. */
export function credentialOfEmail(db: Kysely<Tables>, emailKey: string): Promise<Credential | undefined> {
  return credentials(db)
    .where(sql<boolean>`lower(u.email) = ${emailKey}`)
    .executeTakeFirst();
}

export async function setPassword(
  trx: Transaction<Tables>,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('password_credentials')
    .values({ user_id: userId, password_hash: passwordHash, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ password_hash: passwordHash, changed_at: now }),
    )
    .execute();
}

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';

export interface Credential {
  readonly userId: string;
  readonly email: string;
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'DELETED';
  /** Null without a password. */
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

/** An account locked by `holdCredential`: its ways to sign in cannot change until the transaction ends. */
export interface HeldCredential extends Credential {
  readonly held: true;
}

/**
 * Locks an account. Whoever opens or ends sessions or changes a way to sign in does this first. Two
 * statements, since a statement that waits for a lock has read old data.
 */
export async function holdCredential(
  trx: Transaction<Tables>,
  userId: string,
): Promise<HeldCredential | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const credential = await credentialOfUser(trx, userId);
  return credential && { ...credential, held: true };
}

/** By the lower-case address. */
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

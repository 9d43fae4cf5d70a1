import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';

export interface Credential {
  readonly userId: string;
  readonly email: string;
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'DELETED';
  /** Null for an account that has no password. */
  readonly passwordHash: string | null;
}

function credentials(db: Kysely<Tables>) {
  return db
    .selectFrom('users as u')
    .leftJoin('password_credentials as p', 'p.user_id', 'u.id')
    .select(['u.id as userId', 'u.email', 'u.status', 'p.password_hash as passwordHash']);
}

export function credentialOfUser(db: Kysely<Tables>, userId: string): Promise<Credential | undefined> {
  return credentials(db).where('u.id', '=', userId).executeTakeFirst();
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

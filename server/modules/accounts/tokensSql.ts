import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { RegistrationStep, Role } from '../../lib/viewer.ts';

export type TokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'RESET_EMAIL';

interface NewTokenRow {
  readonly id: string;
  readonly purpose: TokenPurpose;
  readonly userId: string;
  readonly email: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertToken(trx: Transaction<Tables>, token: NewTokenRow): Promise<void> {
  await trx
    .insertInto('one_time_tokens')
    .values({
      id: token.id,
      purpose: token.purpose,
      user_id: token.userId,
      email: token.email,
      token_hash: token.tokenHash,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

export interface LiveToken {
  readonly userId: string;
  readonly email: string;
  /** The account's address now. */
  readonly userEmail: string;
  readonly role: Role;
  readonly registrationStep: RegistrationStep;
}

/** A token that may still be used, of an account that may. */
export function liveToken(
  db: Kysely<Tables>,
  purpose: TokenPurpose,
  tokenHash: string,
  now: Date,
): Promise<LiveToken | undefined> {
  return db
    .selectFrom('one_time_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select([
      't.user_id as userId',
      't.email',
      'u.email as userEmail',
      'u.role',
      'u.registration_step as registrationStep',
    ])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

/** Uses a token up, and with it every other one of its account and purpose. False when somebody was first, or it had expired. */
export async function useToken(
  trx: Transaction<Tables>,
  purpose: TokenPurpose,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id as userId')
    .executeTakeFirst();
  if (!used) return false;
  await dropTokens(trx, purpose, used.userId, now);
  return true;
}

/** Links that were sent and must not work any more. */
export async function dropTokens(
  trx: Transaction<Tables>,
  purpose: TokenPurpose,
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

export async function sweepTokens(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute();
}

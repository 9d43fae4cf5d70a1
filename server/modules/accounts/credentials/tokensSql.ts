import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { RegistrationStep, Role } from '../../../lib/request/viewer.ts';

export type TokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | EmailPurpose | FactorPurpose;
/** Between password and code, and the links that start and stop the removal of a lost second factor. */
export type FactorPurpose = 'SIGN_IN' | 'RECOVER_FACTOR' | 'STOP_RECOVERY';
export const factorPurposes: readonly FactorPurpose[] = ['SIGN_IN', 'RECOVER_FACTOR', 'STOP_RECOVERY'];
/** A change of address: the link to the new one, and to the present one if it must confirm. */
export type EmailPurpose = 'RESET_EMAIL' | 'AGREE_EMAIL';
export const emailPurposes: readonly EmailPurpose[] = ['RESET_EMAIL', 'AGREE_EMAIL'];

interface NewTokenRow {
  readonly id: string;
  readonly purpose: TokenPurpose;
  readonly userId: string;
  readonly email: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly needsAgreement: boolean;
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
      needs_agreement: token.needsAgreement,
    })
    .execute();
}

export interface LiveToken {
  readonly userId: string;
  readonly email: string;
  /** The account's present address. */
  readonly userEmail: string;
  readonly role: Role;
  readonly registrationStep: RegistrationStep;
}

const liveTokenColumns = columnsOf('t.userId', 't.email', 'u.role', 'u.registrationStep');

/** A valid token of an active account. */
export function liveToken(
  db: Kysely<Tables>,
  purpose: TokenPurpose | readonly TokenPurpose[],
  tokenHash: string,
  now: Date,
): Promise<LiveToken | undefined> {
  return db
    .selectFrom('one_time_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select([...liveTokenColumns, 'u.email as userEmail'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', 'in', [purpose].flat())
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
}

export async function countUnused(
  trx: Transaction<Tables>,
  purpose: TokenPurpose,
  userId: string,
  since: Date,
): Promise<number> {
  const row = await trx
    .selectFrom('one_time_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Uses up this token only. */
export async function takeOne(
  trx: Transaction<Tables>,
  purpose: TokenPurpose,
  tokenHash: string,
  now: Date,
): Promise<{ readonly userId: string } | undefined> {
  return trx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id as userId')
    .executeTakeFirst();
}

/** Uses up the token and all others of its account and purpose. False when it was used or has expired. */
export async function useToken(
  trx: Transaction<Tables>,
  purpose: TokenPurpose,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const used = await takeOne(trx, purpose, tokenHash, now);
  if (!used) return false;
  await dropTokens(trx, purpose, used.userId, now);
  return true;
}

export interface Agreement {
  readonly purpose: TokenPurpose;
  readonly needsAgreement: boolean;
}

/** Confirms one side of a change of address; undefined when the link is no longer valid. */
export async function agree(
  trx: Transaction<Tables>,
  tokenHash: string,
  now: Date,
): Promise<Agreement | undefined> {
  return trx
    .updateTable('one_time_tokens')
    .set({ agreed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', emailPurposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['purpose', 'needs_agreement as needsAgreement'])
    .$narrowType<{ purpose: TokenPurpose }>()
    .executeTakeFirst();
}

/** Whether the other side confirmed, by a valid link. */
export async function hasAgreed(
  trx: Transaction<Tables>,
  purpose: EmailPurpose,
  userId: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('one_time_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('agreed_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Voids links already sent. */
export async function dropTokens(
  trx: Transaction<Tables>,
  purpose: TokenPurpose | readonly TokenPurpose[],
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [purpose].flat())
    .where('used_at', 'is', null)
    .execute();
}

export async function sweepTokens(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute();
}

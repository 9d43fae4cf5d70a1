import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import { columnsOf } from '../../../db/columns.ts';
import type { RegistrationStep, Role } from '../../../lib/viewer.ts';

export type TokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | EmailPurpose | FactorPurpose;
/** Between the password and the code, and, for who has lost all codes, the links that begin a wait and stop it. */
export type FactorPurpose = 'SIGN_IN' | 'RECOVER_FACTOR' | 'STOP_RECOVERY';
export const factorPurposes: readonly FactorPurpose[] = ['SIGN_IN', 'RECOVER_FACTOR', 'STOP_RECOVERY'];
/** The links of one change of address: to the new one, and, where it has to agree, to the one that the account has. */
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
  /** The account's address now. */
  readonly userEmail: string;
  readonly role: Role;
  readonly registrationStep: RegistrationStep;
}

const liveTokenColumns = columnsOf('t.userId', 't.email', 'u.role', 'u.registrationStep');

/** A token that may still be used, of an account that may. */
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

/** Uses this one up, and no other. */
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

/** Uses a token up, and with it every other one of its account and purpose. False when somebody was first, or it had expired. */
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

/** One side of a change of address says yes; undefined when its link is dead by now. */
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

/** Whether the other side has, by a link that is alive. */
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

/** Links that were sent and must not work any more. */
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

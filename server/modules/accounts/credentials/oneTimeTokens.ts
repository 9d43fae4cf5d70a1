import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Clock } from '../../../lib/dates/clock.ts';
import type { NewId } from '../../../lib/ids.ts';
import * as sql from './tokensSql.ts';
import type { TokenPurpose } from './tokensSql.ts';

const hour = 60 * 60_000;

export const tokenLifetimeMs = {
  VERIFY_EMAIL: 24 * hour,
  RESET_PASSWORD: hour,
  RESET_EMAIL: hour,
  AGREE_EMAIL: hour,
  INVITATION: 7 * 24 * hour,
  SIGN_IN: hour / 6,
  RECOVER_FACTOR: hour,
  STOP_RECOVERY: 4 * 24 * hour,
} as const;

/** 256 random bits: cannot be guessed, so no salt or slow hash is needed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, which is useless to a reader of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface OneTimeToken {
  readonly purpose: TokenPurpose;
  readonly userId: string;
  /** The mail's address; for RESET_EMAIL and AGREE_EMAIL the new one. */
  readonly email: string;
  /** The present address must confirm the change too. */
  readonly needsAgreement?: boolean;
}

const [enough, latelyMs] = [5, 20 * 60_000];

/**
 * Whether enough links were just sent, whoever asks: the owner has a working one. Call it with the account
 * locked.
 */
export async function hasEnoughLinks(
  trx: Transaction<Tables>,
  { clock }: { readonly clock: Clock },
  purpose: TokenPurpose,
  userId: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - latelyMs);
  return (await sql.countUnused(trx, purpose, userId, since)) >= enough;
}

/** A token for a link in a mail. Earlier ones of the same purpose keep working until one is used. */
export async function createOneTimeToken(
  trx: Transaction<Tables>,
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
  { purpose, userId, email, needsAgreement = false }: OneTimeToken,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await sql.insertToken(trx, {
    id: newId(),
    purpose,
    userId,
    email,
    tokenHash: hashToken(token),
    needsAgreement,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimeMs[purpose]),
  });
  return token;
}

import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { NewId } from '../../../lib/ids.ts';
import * as sql from './tokensSql.ts';
import type { TokenPurpose } from './tokensSql.ts';

const hour = 60 * 60_000;

/** How long the link of a mail works. */
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

/** 256 random bits for a link: not to be guessed, hence no salt and no slow hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface OneTimeToken {
  readonly purpose: TokenPurpose;
  readonly userId: string;
  /** Where its mail goes; for RESET_EMAIL and AGREE_EMAIL the new address. */
  readonly email: string;
  /** Of a link to a new address: it changes nothing before the present one has agreed. */
  readonly needsAgreement?: boolean;
}

const [enough, latelyMs] = [5, 20 * 60_000];

/**
 * So many links have just gone to the mailbox that one more would help nobody: whoever asks, the owner has one that works for a good while
 * yet. Call it while the account is held.
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

/** A token for a link in a mail. Earlier ones of the same purpose go on working until one of them is used. */
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

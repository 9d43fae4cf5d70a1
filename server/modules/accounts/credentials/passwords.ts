import { hash, verify } from '@node-rs/argon2';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Services } from '../../../lib/services.ts';
import { createWorkQueue, QueueFullError } from '../../../lib/process/workQueue.ts';
import type { WorkQueue } from '../../../lib/process/workQueue.ts';
import { isCommonPassword, shortestPassword } from './commonPasswords.ts';
import * as sql from './credentialsSql.ts';
import type { Credential, HeldCredential } from './credentialsSql.ts';
import { emailKey } from '../users/emails.ts';
import { attempt, comeBack } from '../sign-in/limits.ts';
import {
  goesOn,
  hasConfirmedLately,
  isFreshSession,
  rememberConfirmed,
  requireFreshSession,
} from '../sessions/sessions.ts';

/** argon2id, as the library has it by default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longest = 128;

/** Of a random text nobody knows: what is checked for an account that does not exist, so that it takes as long as one that does. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$rbxxgT2gr8vtuk+xubOgJg$CdX2YuLRqPf59tiV6T0x17/gFLDKl2i57/S0nEpVVQc';

type Hashing = Pick<Services, 'clock' | 'hashing'>;

/** Work for 20 seconds may wait, with both cores at it; whoever comes then is told to come back. */
const mostWaiting = 500;

export function hashingQueue(): WorkQueue {
  return createWorkQueue(2, mostWaiting);
}

async function inTurn<T>({ clock, hashing }: Hashing, work: () => Promise<T>): Promise<T> {
  try {
    return await hashing.run(work);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw comeBack(clock);
  }
}

export function hashPassword(services: Hashing, password: string): Promise<string> {
  return inTurn(services, () => hash(password, cost));
}

/** Whether the password is the account's. Without a hash (no such account, or one without a password) the work is the same. */
export async function isPassword(
  services: Hashing,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  // Longer than any that was ever accepted: no hash is of it.
  const given = [...password].length > longest ? '' : password;
  const right = await inTurn(services, () => verify(passwordHash ?? nobodysHash, given));
  return right && passwordHash !== undefined;
}

/** A password that somebody wants to have from now on: refused with a message for `field` when it is short, long or common. */
export async function checkNewPassword(password: string, field: string): Promise<void> {
  const refuse = (message: string) => new DomainError('UserInputInvalidError', message, { field });
  const length = [...password].length;
  if (length === 0) throw refuse('パスワードを入力してください。');
  if (length < shortestPassword) throw refuse(`パスワードは${shortestPassword}文字以上にしてください。`);
  if (length > longest) throw refuse(`パスワードは${longest}文字以内にしてください。`);
  if (await isCommonPassword(password)) {
    throw refuse('よく使われている、推測されやすいパスワードです。別のパスワードにしてください。');
  }
}

/** Whether an account that is held now is still the one whose password was looked at: a new password or address ends what the old ones open. */
export function isSame(held: HeldCredential, verified: Credential): boolean {
  return held.passwordHash === verified.passwordHash && emailKey(held.email) === emailKey(verified.email);
}

/** What `confirmPassword` looked at: good for as long as `holdConfirmed` finds it so. */
export interface Confirmation {
  readonly credential: Credential;
  readonly field: string;
}

/**
 * Before something that only the owner may do: their password, as typed into `field` (`UserInputInvalidError` when it is missing or
 * wrong, `RateLimitExceededError` after too many wrong ones). An account that signs in with Google alone has none; there it is enough to
 * have signed in just now, else it is a `ForbiddenError` that says to do so. Call it outside of transactions, and begin the one that it
 * allows with `holdConfirmed`.
 */
export async function confirmPassword(
  context: Context,
  userId: string,
  password: string | null | undefined,
  field: string,
): Promise<Confirmation> {
  const { services } = context;
  const credential = await sql.credentialOfUser(services.db, userId);
  if (!credential) throw new DomainError('ForbiddenError', 'この操作はできません。');
  if (credential.passwordHash === null) {
    await requireFreshSession(context);
    return { credential, field };
  }
  if (password === null || password === undefined || password === '') {
    throw new DomainError('UserInputInvalidError', '現在のパスワードを入力してください。', { field });
  }
  const { email, passwordHash } = credential;
  if (!(await attempt(context, emailKey(email), () => isPassword(services, passwordHash, password)))) {
    throw new DomainError('UserInputInvalidError', 'パスワードが違います。', { field });
  }
  await rememberConfirmed(context);
  return { credential, field };
}

/**
 * The same where the password may be left out: says then whether it was confirmed on this device within ten minutes, or, where there is none,
 * whether this device has just signed in.
 */
export async function confirmIfGiven(
  context: Context,
  userId: string,
  password: string | null | undefined,
  field: string,
): Promise<Confirmation & { readonly isConfirmed: boolean }> {
  if (password !== null && password !== undefined)
    return { ...(await confirmPassword(context, userId, password, field)), isConfirmed: true };
  const credential = await sql.credentialOfUser(context.services.db, userId);
  if (!credential) throw new DomainError('ForbiddenError', 'この操作はできません。');
  const isConfirmed = await (credential.passwordHash === null
    ? isFreshSession(context)
    : hasConfirmedLately(context));
  return { credential, field, isConfirmed };
}

/**
 * Holds the account until the transaction ends, and refuses what was confirmed with a password that is not the account's any more, or by a
 * device that was signed out meanwhile.
 */
export async function holdConfirmed(
  trx: Transaction<Tables>,
  context: Context,
  { credential, field }: Confirmation,
): Promise<HeldCredential> {
  const held = await sql.holdCredential(trx, credential.userId);
  if (!held || !(await goesOn(trx, context)))
    throw new DomainError('ForbiddenError', 'もう一度ログインしてください。');
  if (!isSame(held, credential))
    throw new DomainError('UserInputInvalidError', 'パスワードが違います。', { field });
  return held;
}

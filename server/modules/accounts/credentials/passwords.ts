import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../lib/request/errors.ts';
import type { Services } from '../../../lib/request/services.ts';
import { createWorkQueue, QueueFullError } from '../../../lib/process/workQueue.ts';
import type { WorkQueue } from '../../../lib/process/workQueue.ts';
import { isCommonPassword, shortestPassword } from './commonPasswords.ts';
import type { Credential, HeldCredential } from './credentialsSql.ts';
import { emailKey } from '../users/emails.ts';
import { comeBack } from '../sign-in/limits.ts';

/** argon2id with the library's defaults. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longest = 128;

/** Verified for accounts that do not exist, so that they take as long as real ones. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$rbxxgT2gr8vtuk+xubOgJg$CdX2YuLRqPf59tiV6T0x17/gFLDKl2i57/S0nEpVVQc';

type Hashing = Pick<Services, 'clock' | 'hashing'>;

/** About 20 seconds of work on two cores; further callers are refused. */
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

/** Without a hash (no account or no password) it does the same work. */
export async function isPassword(
  services: Hashing,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  // Longer than any accepted password.
  const given = [...password].length > longest ? '' : password;
  const right = await inTurn(services, () => verify(passwordHash ?? nobodysHash, given));
  return right && passwordHash !== undefined;
}

/** Refuses a new password that is short, long or common, with a message for `field`. */
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

/** Whether the locked account still has the password and address that were verified before. */
export function isSame(held: HeldCredential, verified: Credential): boolean {
  return held.passwordHash === verified.passwordHash && emailKey(held.email) === emailKey(verified.email);
}

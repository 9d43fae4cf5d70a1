import { hash, verify } from '@node-rs/argon2';
import type { Context } from '../../lib/context.ts';
import { DomainError } from '../../lib/errors.ts';
import type { Services } from '../../lib/services.ts';
import { createWorkQueue, QueueFullError } from '../../lib/workQueue.ts';
import type { WorkQueue } from '../../lib/workQueue.ts';
import { isCommonPassword } from './commonPasswords.ts';
import * as sql from './credentialsSql.ts';
import { emailKey } from './emails.ts';
import { countAttempt } from './limits.ts';
import { requireFreshSession } from './sessions.ts';

/** argon2id, as the library has it by default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const [shortest, longest] = [8, 128];

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
    throw new DomainError(
      'RateLimitExceededError',
      'アクセスが集中しています。少し待ってからもう一度お試しください。',
      { retryAt: new Date(clock.now().getTime() + 15_000) },
    );
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
  if (length < shortest) throw refuse(`パスワードは${shortest}文字以上にしてください。`);
  if (length > longest) throw refuse(`パスワードは${longest}文字以内にしてください。`);
  if (await isCommonPassword(password)) {
    throw refuse('よく使われている、推測されやすいパスワードです。別のパスワードにしてください。');
  }
}

/**
 * Before something that only the owner may do: their password, as typed into `field` (`UserInputInvalidError` when it is missing or
 * wrong, `RateLimitExceededError` after too many wrong ones). An account that signs in with Google alone has none; there it is enough to
 * have signed in just now, else it is a `ForbiddenError` that says to do so. Call it outside of transactions.
 */
export async function confirmPassword(
  context: Context,
  userId: string,
  password: string | null | undefined,
  field: string,
): Promise<void> {
  const { services } = context;
  const credential = await sql.credentialOfUser(services.db, userId);
  if (!credential) throw new DomainError('ForbiddenError', 'この操作はできません。');
  if (credential.passwordHash === null) return requireFreshSession(context);
  if (password === null || password === undefined || password === '') {
    throw new DomainError('UserInputInvalidError', '現在のパスワードを入力してください。', { field });
  }
  const attempt = await countAttempt(context, emailKey(credential.email));
  if (!(await isPassword(services, credential.passwordHash, password))) {
    throw new DomainError('UserInputInvalidError', 'パスワードが違います。', { field });
  }
  await attempt.wasRight();
}

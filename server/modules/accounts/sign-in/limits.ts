import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Clock } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { networkOf } from '../../../lib/process/network.ts';
import { createTurns } from '../../../lib/process/turns.ts';
import { QueueFullError } from '../../../lib/process/workQueue.ts';
import { forget, hit, takeBack } from '../../../lib/request/rateLimit.ts';
import type { Hit, RateLimit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { placesOfAccount } from '../sessions/sessionsSql.ts';

const minute = 60_000;
const hour = 60 * minute;
type Counting = Pick<Services, 'clock' | 'db'>;

/** The queue is too long for anybody to wait. */
export function comeBack(clock: Clock): DomainError {
  return new DomainError(
    'RateLimitExceededError',
    'アクセスが集中しています。少し待ってからもう一度お試しください。',
    { retryAt: new Date(clock.now().getTime() + 15_000) },
  );
}

/** Wrong passwords for one account from one place; more for a whole day. */
const wrongPasswordsHere: readonly RateLimit[] = [
  { name: 'wrong-password', hits: 10, windowMs: 15 * minute },
  { name: 'wrong-password-day', hits: 30, windowMs: 24 * hour },
];

/**
 * Wrong passwords for one account from all places it never used, against guessing from many addresses. Beyond
 * it strangers are locked out, but the owner still signs in from known places, by Google, and by a reset
 * link.
 */
const wrongPasswordsElsewhere: readonly RateLimit[] = [
  { name: 'wrong-password-elsewhere', hits: 100, windowMs: hour },
  { name: 'wrong-password-elsewhere-day', hits: 300, windowMs: 24 * hour },
];

/** The same for codes: of a million, three are right. */
const wrongCodesHere: readonly RateLimit[] = [
  { name: 'wrong-code', hits: 10, windowMs: 15 * minute },
  { name: 'wrong-code-day', hits: 30, windowMs: 24 * hour },
];
const wrongCodesElsewhere: readonly RateLimit[] = [
  { name: 'wrong-code-elsewhere', hits: 20, windowMs: hour },
  { name: 'wrong-code-elsewhere-day', hits: 60, windowMs: 24 * hour },
];

const wrongOnes = {
  password: { here: wrongPasswordsHere, elsewhere: wrongPasswordsElsewhere },
  code: { here: wrongCodesHere, elsewhere: wrongCodesElsewhere },
} as const;

/** By network address, wide enough for an office. */
const addressLimits = {
  signIn: { name: 'sign-in-address', hits: 600, windowMs: 10 * minute },
  signUp: { name: 'sign-up-address', hits: 300, windowMs: 10 * minute },
  /** Tokens of mails cannot be guessed; this limits the cost of trying. */
  token: { name: 'token-address', hits: 600, windowMs: 10 * minute },
  reset: { name: 'reset-address', hits: 300, windowMs: 10 * minute },
  refresh: { name: 'refresh-address', hits: 3_000, windowMs: 10 * minute },
} as const satisfies Record<string, RateLimit>;

/**
 * By account and network, since anybody may request a mail to any address: only that network is blocked.
 * `hasEnoughLinks` limits the mails in total.
 */
const placeLimits = {
  signUp: { name: 'sign-up-account', hits: 5, windowMs: 60 * minute },
  resetPassword: { name: 'reset-password-account', hits: 5, windowMs: 60 * minute },
} as const satisfies Record<string, RateLimit>;

/** For what only the account itself can do. */
const accountLimits = {
  resetEmail: { name: 'reset-email-account', hits: 10, windowMs: 60 * minute },
  refresh: { name: 'refresh-session', hits: 120, windowMs: 10 * minute },
} as const satisfies Record<string, RateLimit>;

export async function limitAddress(
  { services, request }: Context,
  what: keyof typeof addressLimits,
): Promise<void> {
  await hit(services, addressLimits[what], networkOf(request.ip));
}

export async function limitPlace(
  { services, request }: Context,
  what: keyof typeof placeLimits,
  account: string,
): Promise<void> {
  await hit(services, placeLimits[what], `${networkOf(request.ip)} ${account}`);
}

export async function limitAccount(
  services: Counting,
  what: keyof typeof accountLimits,
  account: string,
): Promise<void> {
  await hit(services, accountLimits[what], account);
}

/**
 * One attempt at a time for each account and place, so that simultaneous correct ones are not counted as
 * guesses.
 */
const turns = createTurns(100);

/**
 * Checks a password or code. The attempt is counted first and taken back when right: for its place (the
 * network and, when signed in, the device), and over all places for strangers. Unknown accounts count the
 * same.
 */
export async function attempt(
  context: Context,
  account: string,
  look: () => Promise<boolean>,
  what: keyof typeof wrongOnes = 'password',
): Promise<boolean> {
  const limits = wrongOnes[what];
  const { services, request, viewer } = context;
  const network = networkOf(request.ip);
  const places = [network, ...(viewer.kind === 'user' ? [`session ${viewer.sessionId}`] : [])];
  return turns
    .run(`${places.at(-1)} ${account}`, async () => {
      const hits: Hit[] = [];
      const takeAllBack = async () => {
        for (const one of hits) await takeBack(services.db, one);
      };
      try {
        for (const place of places) hits.push(await hit(services, limits.here, `${place} ${account}`));
        const known = await placesOfAccount(services.db, account);
        const isStranger = viewer.kind !== 'user' && !known.some((address) => networkOf(address) === network);
        if (isStranger) hits.push(await hit(services, limits.elsewhere, account));
      } catch (error) {
        await takeAllBack();
        throw error;
      }
      const right = await look();
      if (right) await takeAllBack();
      return right;
    })
    .catch((error: unknown) => {
      throw error instanceof QueueFullError ? comeBack(services.clock) : error;
    });
}

/** A new password resets guesses at the old one everywhere, and the owner's own here. */
export async function forgetAttempts(
  trx: Transaction<Tables>,
  { request }: Context,
  account: string,
): Promise<void> {
  await forget(trx, wrongPasswordsElsewhere, account);
  await forget(trx, wrongPasswordsHere, `${networkOf(request.ip)} ${account}`);
}

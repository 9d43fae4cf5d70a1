import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { networkOf } from '../../../lib/process/network.ts';
import { createTurns } from '../../../lib/process/turns.ts';
import { QueueFullError } from '../../../lib/process/workQueue.ts';
import { forget, hit, takeBack } from '../../../lib/rateLimit.ts';
import type { Hit, RateLimit } from '../../../lib/rateLimit.ts';
import type { Services } from '../../../lib/services.ts';
import { placesOfAccount } from '../sessions/sessionsSql.ts';

const minute = 60_000;
const hour = 60 * minute;
type Counting = Pick<Services, 'clock' | 'db'>;

/** So much is waiting that this one would wait for longer than anybody does. */
export function comeBack(clock: Clock): DomainError {
  return new DomainError(
    'RateLimitExceededError',
    'アクセスが集中しています。少し待ってからもう一度お試しください。',
    { retryAt: new Date(clock.now().getTime() + 15_000) },
  );
}

/** Of one account from one place: nobody mistypes ten times. Who tries all day long waits longer. */
const wrongPasswordsHere: readonly RateLimit[] = [
  { name: 'wrong-password', hits: 10, windowMs: 15 * minute },
  { name: 'wrong-password-day', hits: 30, windowMs: 24 * hour },
];

/**
 * Of one account from all the places together that it was never used at, against guessing from many addresses. It takes that many to close
 * an account to strangers, and it stays open to its owner where they sign in every day, by Google, and through the link that sets a new
 * password.
 */
const wrongPasswordsElsewhere: readonly RateLimit[] = [
  { name: 'wrong-password-elsewhere', hits: 100, windowMs: hour },
  { name: 'wrong-password-elsewhere-day', hits: 300, windowMs: 24 * hour },
];

/** The same for codes after a right password: there are but a million of them, and three are right. */
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

/** For each address, wide enough for an office behind one. */
const addressLimits = {
  signIn: { name: 'sign-in-address', hits: 600, windowMs: 10 * minute },
  signUp: { name: 'sign-up-address', hits: 300, windowMs: 10 * minute },
  /** Links from mails being looked at and used: a token cannot be guessed, this keeps the trying cheap for us. */
  token: { name: 'token-address', hits: 600, windowMs: 10 * minute },
  reset: { name: 'reset-address', hits: 300, windowMs: 10 * minute },
  refresh: { name: 'refresh-address', hits: 3_000, windowMs: 10 * minute },
} as const satisfies Record<string, RateLimit>;

/**
 * For each account and network, since anybody may ask for a mail to an address: whoever asks too often is stopped there, and nobody else. How
 * many mails all of them together cause is `hasEnoughLinks`.
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

/** One after the other for each account and place: right passwords that come at once are not mistaken for guesses. */
const turns = createTurns(100);

/**
 * Looks at a password or a code, and says whether it was right. It is counted before it is looked at, where it is typed, which is the network and, for
 * who is signed in, the device as well; and over all places for strangers. What was right is taken back. An account that does not exist is
 * counted like one that does.
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

/** With a new password the guesses at the old one are over, wherever they came from; so are the owner's own, here. */
export async function forgetAttempts(
  trx: Transaction<Tables>,
  { request }: Context,
  account: string,
): Promise<void> {
  await forget(trx, wrongPasswordsElsewhere, account);
  await forget(trx, wrongPasswordsHere, `${networkOf(request.ip)} ${account}`);
}

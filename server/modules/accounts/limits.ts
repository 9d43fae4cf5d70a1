import type { Transaction } from 'kysely';
import type { Tables } from '../../db/__generated__/tables.ts';
import type { Context } from '../../lib/context.ts';
import { networkOf } from '../../lib/network.ts';
import { forget, hit, takeBack } from '../../lib/rateLimit.ts';
import type { RateLimit } from '../../lib/rateLimit.ts';
import type { Services } from '../../lib/services.ts';
import { placesOfAccount } from './sessionsSql.ts';

const minute = 60_000;
const hour = 60 * minute;
type Counting = Pick<Services, 'clock' | 'db'>;

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

/** For each address, wide enough for an office behind one. */
const addressLimits = {
  signIn: { name: 'sign-in-address', hits: 600, windowMs: 10 * minute },
  signUp: { name: 'sign-up-address', hits: 300, windowMs: 10 * minute },
  /** Links from mails being looked at and used: a token cannot be guessed, this keeps the trying cheap for us. */
  token: { name: 'token-address', hits: 600, windowMs: 10 * minute },
  reset: { name: 'reset-address', hits: 300, windowMs: 10 * minute },
  refresh: { name: 'refresh-address', hits: 3_000, windowMs: 10 * minute },
} as const satisfies Record<string, RateLimit>;

/** For each account: a mail each, so no more than a person needs who does not find the last one. */
const accountLimits = {
  signUp: { name: 'sign-up-account', hits: 10, windowMs: 60 * minute },
  resetPassword: { name: 'reset-password-account', hits: 5, windowMs: 60 * minute },
  resetEmail: { name: 'reset-email-account', hits: 10, windowMs: 60 * minute },
  refresh: { name: 'refresh-session', hits: 120, windowMs: 10 * minute },
} as const satisfies Record<string, RateLimit>;

export async function limitAddress(
  { services, request }: Context,
  what: keyof typeof addressLimits,
): Promise<void> {
  await hit(services, addressLimits[what], networkOf(request.ip));
}

export async function limitAccount(
  services: Counting,
  what: keyof typeof accountLimits,
  account: string,
): Promise<void> {
  await hit(services, accountLimits[what], account);
}

export interface PasswordAttempt {
  /** The password was right: it was no attempt. */
  wasRight(): Promise<void>;
}

/**
 * Before a password is looked at: many at once would else all get their look. Counted where it is typed, which is the network and, for who
 * is signed in, the device as well; and over all places for strangers. An account that does not exist is counted like one that does.
 */
export async function countAttempt(
  { services, request, viewer }: Context,
  account: string,
): Promise<PasswordAttempt> {
  const network = networkOf(request.ip);
  const places = [network, ...(viewer.kind === 'user' ? [`session ${viewer.sessionId}`] : [])];
  for (const place of places) await hit(services, wrongPasswordsHere, `${place} ${account}`);
  const known = await placesOfAccount(services.db, account);
  const isStranger = viewer.kind !== 'user' && !known.some((address) => networkOf(address) === network);
  if (isStranger) await hit(services, wrongPasswordsElsewhere, account);
  return {
    wasRight: async () => {
      for (const place of places) await takeBack(services, wrongPasswordsHere, `${place} ${account}`);
      if (isStranger) await takeBack(services, wrongPasswordsElsewhere, account);
    },
  };
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

import type { Context } from '../../lib/context.ts';
import { hit, takeBack } from '../../lib/rateLimit.ts';
import type { RateLimit } from '../../lib/rateLimit.ts';
import type { Services } from '../../lib/services.ts';

const minute = 60_000;
type Counting = Pick<Services, 'clock' | 'db'>;

/** Tight for each account: nobody mistypes ten times. */
const wrongPasswords: RateLimit = { name: 'wrong-password', hits: 10, windowMs: 15 * minute };

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
  await hit(services, addressLimits[what], request.ip);
}

export async function limitAccount(
  services: Counting,
  what: keyof typeof accountLimits,
  account: string,
): Promise<void> {
  await hit(services, accountLimits[what], account);
}

/** Before a password is looked at: many at once would else all get their look. `forgetRightPassword` gives the right one back. */
export function countWrongPassword(services: Counting, account: string): Promise<void> {
  return hit(services, wrongPasswords, account);
}

export function forgetRightPassword(services: Counting, account: string): Promise<void> {
  return takeBack(services, wrongPasswords, account);
}

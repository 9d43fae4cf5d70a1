import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hashToken } from '../credentials/oneTimeTokens.ts';
import * as sql from './passkeysSql.ts';
import type { ChallengePurpose, PasskeyRow } from './passkeysSql.ts';
import {
  askForKey,
  askForNewKey,
  challengeIn,
  challengeMs,
  newKeyOf,
  notShown,
  partyOf,
  readAsserted,
  readRegistered,
  shownBy,
} from './webauthn.ts';
import type { Asked, NewKey, Party } from './webauthn.ts';

const party = ({ services }: Context): Party => partyOf(services.config.publicOrigin);

/** The session a challenge is bound to; none when signing in. */
function sessionFor({ viewer }: Context, purpose: ChallengePurpose): string | null {
  if (purpose === 'SIGN_IN') return null;
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'もう一度ログインしてください。');
  return viewer.sessionId;
}

async function keep(
  context: Context,
  purpose: ChallengePurpose,
  { options, challenge }: Asked,
): Promise<string> {
  const { db, clock } = context.services;
  const now = clock.now();
  await sql.insertChallenge(db, {
    challengeHash: hashToken(challenge),
    purpose,
    sessionId: sessionFor(context, purpose),
    now,
    expiresAt: new Date(now.getTime() + challengeMs),
  });
  return options;
}

/** Uses up the challenge, whatever the outcome. */
async function take(context: Context, purpose: ChallengePurpose, challenge: string): Promise<string> {
  const { db, clock } = context.services;
  const expected = { purpose, sessionId: sessionFor(context, purpose), now: clock.now() };
  if (!(await sql.takeChallenge(db, { ...expected, challengeHash: hashToken(challenge) }))) throw notShown();
  return challenge;
}

interface Owner {
  readonly userId: string;
  readonly email: string;
}

/** WebAuthn's creation options, as JSON. */
export async function beginRegistration(
  context: Context,
  { userId, email }: Owner,
  known: readonly PasskeyRow[],
): Promise<string> {
  const asked = await askForNewKey(party(context), { id: userId, name: email }, known);
  return keep(context, 'REGISTER', asked);
}

export async function finishRegistration(context: Context, answer: string): Promise<NewKey> {
  const read = readRegistered(answer);
  const challenge = await take(context, 'REGISTER', challengeIn(read));
  return newKeyOf(party(context), read, challenge);
}

/** WebAuthn's request options, as JSON: for any key of ours, or one of the account's. */
export async function beginShowing(
  context: Context,
  purpose: Exclude<ChallengePurpose, 'REGISTER'>,
  known: readonly PasskeyRow[] = [],
): Promise<string> {
  return keep(context, purpose, await askForKey(party(context), known));
}

/** An asserted key and what it reported. */
export interface Shown {
  readonly passkey: PasskeyRow;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** Verifies the signature. `holdShown` checks the key again once the account is locked. */
export async function finishShowing(
  context: Context,
  purpose: Exclude<ChallengePurpose, 'REGISTER'>,
  answer: string,
): Promise<Shown> {
  const read = readAsserted(answer);
  const challenge = await take(context, purpose, challengeIn(read));
  const passkey = await sql.passkeyOfCredential(context.services.db, read.id);
  if (!passkey) throw notShown();
  const shown = await shownBy(party(context), read, { challenge, key: passkey, owner: passkey.userId });
  return { passkey, ...shown };
}

/**
 * Records the key's use, with the account locked. Refuses one removed meanwhile, or whose counter went on, as
 * a cloned key's would.
 */
export async function holdShown(
  trx: Transaction<Tables>,
  { services }: Context,
  { passkey, counter, isBackedUp }: Shown,
): Promise<void> {
  const now = await sql.passkeyOfCredential(trx, passkey.credentialId);
  if (now?.id !== passkey.id || now.counter !== passkey.counter) throw notShown();
  await sql.markUsed(trx, { id: passkey.id, counter, isBackedUp, now: services.clock.now() });
}

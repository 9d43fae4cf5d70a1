import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/context.ts';
import { DomainError } from '../../../lib/errors.ts';
import { hashToken } from '../credentials/oneTimeTokens.ts';
import * as sql from './passkeysSql.ts';
import type { ChallengePurpose, PasskeyRow } from './passkeysSql.ts';

const challengeMs = 5 * 60_000;

/** Of whatever kind: foreign, used, expired, forged, of a key that is not registered. */
export function notShown(): DomainError {
  return new DomainError('TokenInvalidError', 'パスキーを確認できませんでした。もう一度お試しください。');
}

/** Passkeys belong to the host that people see, and open nothing on another. */
function relyingParty({ services }: Context): { readonly origin: string; readonly id: string } {
  const origin = services.config.publicOrigin;
  return { origin, id: new URL(origin).hostname };
}

/** A challenge for one purpose is bound to the session of whoever is signed in; one for signing in to nobody. */
function sessionFor({ viewer }: Context, purpose: ChallengePurpose): string | null {
  if (purpose === 'SIGN_IN') return null;
  if (viewer.kind !== 'user') throw new DomainError('ForbiddenError', 'もう一度ログインしてください。');
  return viewer.sessionId;
}

async function keep(context: Context, purpose: ChallengePurpose, challenge: string): Promise<void> {
  const { db, clock } = context.services;
  const now = clock.now();
  await sql.insertChallenge(db, {
    challengeHash: hashToken(challenge),
    purpose,
    sessionId: sessionFor(context, purpose),
    now,
    expiresAt: new Date(now.getTime() + challengeMs),
  });
}

const text = v.pipe(v.string(), v.maxLength(20_000));
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const registered = v.object({
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.pipe(v.array(text), v.maxLength(20)), []),
  }),
});

const asserted = v.object({
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(text),
  }),
});

/** What the browser brought, as far as we read it. */
function read<Shape extends v.GenericSchema>(shape: Shape, response: string): v.InferOutput<Shape> {
  const json = v.safeParse(v.pipe(v.string(), v.maxLength(60_000), v.parseJson(), shape), response);
  if (!json.success) throw notShown();
  return json.output;
}

/** Takes the challenge that was signed: from now on it is used, whatever comes of it. */
async function take(context: Context, purpose: ChallengePurpose, clientDataJSON: string): Promise<string> {
  const { db, clock } = context.services;
  const challenge = challengeIn(clientDataJSON);
  const expected = { purpose, sessionId: sessionFor(context, purpose), now: clock.now() };
  if (!(await sql.takeChallenge(db, { ...expected, challengeHash: hashToken(challenge) }))) throw notShown();
  return challenge;
}

function challengeIn(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    throw notShown();
  }
}

/** The account as authenticators know it: its key's bytes, which tell nobody anything. */
function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

interface Owner {
  readonly userId: string;
  readonly email: string;
}

/** What the browser needs to make a key, as JSON; keys that are registered already are not made again on the same authenticator. */
export async function beginRegistration(
  context: Context,
  { userId, email }: Owner,
  known: readonly PasskeyRow[],
): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: 'つむぎ',
    rpID: relyingParty(context).id,
    userName: email,
    userDisplayName: email,
    userID: handleOf(userId),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports: ways }) => ({
      id: credentialId,
      transports: ways,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keep(context, 'REGISTER', options.challenge);
  return JSON.stringify(options);
}

export type NewPasskey = Pick<
  PasskeyRow,
  'counter' | 'credentialId' | 'isBackedUp' | 'isMultiDevice' | 'publicKey' | 'transports'
>;

export async function finishRegistration(context: Context, answer: string): Promise<NewPasskey> {
  const { id, rawId, type, response } = read(registered, answer);
  const expectedChallenge = await take(context, 'REGISTER', response.clientDataJSON);
  const party = relyingParty(context);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { ...response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => {
    throw notShown();
  });
  if (!registrationInfo) throw notShown();
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transports.filter((way) => response.transports.includes(way)),
    isMultiDevice: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  };
}

/** What the browser needs to have somebody show a key, as JSON: any of the house, or one of the account's. */
export async function beginShowing(
  context: Context,
  purpose: Exclude<ChallengePurpose, 'REGISTER'>,
  known: readonly PasskeyRow[] = [],
): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports: ways }) => ({
      id: credentialId,
      transports: transports.filter((way) => ways.includes(way)),
    })),
  });
  await keep(context, purpose, options.challenge);
  return JSON.stringify(options);
}

/** A key that was shown, and what it says of itself now. */
export interface Shown {
  readonly passkey: PasskeyRow;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** Looks at what was signed. That it still holds is for `holdShown` to say, once the account is held. */
export async function finishShowing(
  context: Context,
  purpose: Exclude<ChallengePurpose, 'REGISTER'>,
  answer: string,
): Promise<Shown> {
  const { id, rawId, type, response } = read(asserted, answer);
  const expectedChallenge = await take(context, purpose, response.clientDataJSON);
  const passkey = await sql.passkeyOfCredential(context.services.db, id);
  if (!passkey) throw notShown();
  const { userHandle, ...signed } = response;
  const handle = Buffer.from(handleOf(passkey.userId)).toString('base64url');
  if (userHandle !== undefined && userHandle !== handle) throw notShown();
  const party = relyingParty(context);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => {
    throw notShown();
  });
  if (!verified) throw notShown();
  return {
    passkey,
    counter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
  };
}

/**
 * Notes the use of a key, whose account is held: refused when it was removed meanwhile, or when its counter has gone on, as two of one kind
 * would have it.
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

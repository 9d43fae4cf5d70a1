import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';
import { DomainError } from '../../../lib/request/errors.ts';

/** WebAuthn for members and staff alike. Who may use a challenge is decided by the callers. */

export const challengeMs = 5 * 60_000;

/** One error for all causes: foreign, used, expired, forged, unregistered. */
export function notShown(): DomainError {
  return new DomainError('TokenInvalidError', 'パスキーを確認できませんでした。もう一度お試しください。');
}

/** Passkeys belong to the host people see. */
export interface Party {
  readonly origin: string;
  readonly id: string;
}

export function partyOf(origin: string): Party {
  return { origin, id: new URL(origin).hostname };
}

/** WebAuthn's user handle: the account id's bytes. */
function handleOf(id: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex'));
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

export type Registered = v.InferOutput<typeof registered>;
export type Asserted = v.InferOutput<typeof asserted>;

function read<Shape extends v.GenericSchema>(shape: Shape, response: string): v.InferOutput<Shape> {
  const json = v.safeParse(v.pipe(v.string(), v.maxLength(60_000), v.parseJson(), shape), response);
  if (!json.success) throw notShown();
  return json.output;
}

export const readRegistered = (answer: string): Registered => read(registered, answer);
export const readAsserted = (answer: string): Asserted => read(asserted, answer);

export function challengeIn({ response }: Asserted | Registered): string {
  try {
    return String(decodeClientDataJSON(response.clientDataJSON).challenge);
  } catch {
    throw notShown();
  }
}

interface KnownKey {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

export interface Asked {
  readonly options: string;
  readonly challenge: string;
}

const knownKeys = (keys: readonly KnownKey[]) =>
  keys.map(({ credentialId, transports: ways }) => ({
    id: credentialId,
    transports: transports.filter((way) => ways.includes(way)),
  }));

/** Excludes keys already registered on the same authenticator. */
export async function askForNewKey(
  party: Party,
  { id, name }: { readonly id: string; readonly name: string },
  known: readonly KnownKey[],
): Promise<Asked> {
  const options = await generateRegistrationOptions({
    rpName: 'つむぎ',
    rpID: party.id,
    userName: name,
    userDisplayName: name,
    userID: handleOf(id),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: knownKeys(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

export interface NewKey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly isMultiDevice: boolean;
  readonly isBackedUp: boolean;
}

export async function newKeyOf(party: Party, answer: Registered, challenge: string): Promise<NewKey> {
  const { id, rawId, type, response } = answer;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { ...response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge: challenge,
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

/** Any key of the party, or one of these. */
export async function askForKey(party: Party, known: readonly KnownKey[]): Promise<Asked> {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: knownKeys(known),
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

interface StoredKey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

/** Verifies the signature of a key of this owner. */
export async function shownBy(
  party: Party,
  { id, rawId, type, response }: Asserted,
  { challenge, key, owner }: { readonly challenge: string; readonly key: StoredKey; readonly owner: string },
): Promise<{ readonly counter: number; readonly isBackedUp: boolean }> {
  const { userHandle, ...signed } = response;
  const handle = Buffer.from(handleOf(owner)).toString('base64url');
  if (userHandle !== undefined && userHandle !== handle) throw notShown();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: key.credentialId,
      publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch(() => {
    throw notShown();
  });
  if (!verified) throw notShown();
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
}

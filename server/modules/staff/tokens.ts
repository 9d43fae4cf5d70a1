import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../lib/dates/clock.ts';
import { isUuid } from '../../lib/ids.ts';

/** Staff tokens have their own key and audience: members' tokens do not work here, nor these there. */
interface Signer {
  readonly tokenSecret: string;
  readonly clock: Clock;
}

const accessMs = 5 * 60_000;
const stepMs = 10 * 60_000;
const audiences = { access: 'tsumugi:staff', step: 'tsumugi:staff-step' } as const;

const keyOf = ({ tokenSecret }: Signer): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', tokenSecret, 'tsumugi', 'tokens of staff', 32));

async function sign(
  signer: Signer,
  audience: keyof typeof audiences,
  { subject, about, ms }: { readonly subject: string; readonly about: string; readonly ms: number },
): Promise<string> {
  const now = signer.clock.now();
  return new SignJWT({ about })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setAudience(audiences[audience])
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + ms))
    .sign(keyOf(signer));
}

async function read(signer: Signer, audience: keyof typeof audiences, token: string) {
  try {
    const { payload } = await jwtVerify(token, keyOf(signer), {
      algorithms: ['HS256'],
      audience: audiences[audience],
      currentDate: signer.clock.now(),
      requiredClaims: ['sub', 'exp', 'about'],
    });
    const { sub, about } = payload;
    return typeof sub === 'string' && isUuid(sub) && typeof about === 'string'
      ? { subject: sub, about }
      : undefined;
  } catch {
    return undefined;
  }
}

export function signStaffAccess(signer: Signer, staffId: string, sessionId: string): Promise<string> {
  return sign(signer, 'access', { subject: staffId, about: sessionId, ms: accessMs });
}

export async function readStaffAccess(
  signer: Signer,
  token: string,
): Promise<{ readonly staffId: string; readonly sessionId: string } | undefined> {
  const found = await read(signer, 'access', token);
  return found && isUuid(found.about) ? { staffId: found.subject, sessionId: found.about } : undefined;
}

/** Changing the password makes step tokens void. */
const printOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);

interface WithPassword {
  readonly id: string;
  readonly passwordHash: string;
}

/** Given for the right password; only good for the second factor. */
export function signStep(signer: Signer, { id, passwordHash }: WithPassword): Promise<string> {
  return sign(signer, 'step', { subject: id, about: printOf(passwordHash), ms: stepMs });
}

export async function staffOfStep(signer: Signer, token: string): Promise<string | undefined> {
  return (await read(signer, 'step', token))?.subject;
}

export async function stepHolds(
  signer: Signer,
  token: string,
  { id, passwordHash }: WithPassword,
): Promise<boolean> {
  const found = await read(signer, 'step', token);
  return found?.subject === id && found.about === printOf(passwordHash);
}

const prefix = 'tss_';

export const newStaffRefreshToken = (): string => prefix + randomBytes(32).toString('base64url');

/** Derived from the token before it, so that parallel requests get the same one. */
export const successorOf = (token: string, { tokenSecret }: Signer): string =>
  prefix + createHmac('sha256', tokenSecret).update(`staff-token:${token}`).digest('base64url');

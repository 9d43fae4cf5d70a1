import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../lib/clock.ts';

export interface AccessClaims {
  readonly userId: string;
  /** The device's session; ending it ends the token at its next refresh. */
  readonly sessionId: string;
}

interface Signer {
  readonly tokenSecret: string;
  readonly clock: Clock;
}

export const accessTokenMs = 15 * 60_000;
const audience = 'tsumugi:access';
const keys = new Map<string, Uint8Array>();

function keyFor(secret: string): Uint8Array {
  const known = keys.get(secret) ?? new TextEncoder().encode(secret);
  keys.set(secret, known);
  return known;
}

export async function signAccessToken(
  { tokenSecret, clock }: Signer,
  { userId, sessionId }: AccessClaims,
): Promise<string> {
  const now = clock.now();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + accessTokenMs))
    .sign(keyFor(tokenSecret));
}

/** The claims of a token that is ours and not expired; undefined for every other text. */
export async function verifyAccessToken(
  { tokenSecret, clock }: Signer,
  token: string,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyFor(tokenSecret), {
      algorithms: ['HS256'],
      audience,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'exp', 'sid'],
    });
    const { sub, sid } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
  } catch {
    return undefined;
  }
}

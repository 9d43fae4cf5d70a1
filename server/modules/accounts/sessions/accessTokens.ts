import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../lib/dates/clock.ts';
import { isUuid } from '../../../lib/ids.ts';
import { LRUCache } from '../../../lib/process/lruCache.ts';

export interface AccessClaims {
  readonly userId: string;
  /** Ending the session ends the token at its next refresh. */
  readonly sessionId: string;
}

interface Signer {
  readonly tokenSecret: string;
  readonly clock: Clock;
}

export const accessTokenMs = 15 * 60_000;
const audience = 'tsumugi:access';

interface Verified {
  readonly claims: AccessClaims;
  /** Seconds. */
  readonly expiresAt: number;
}

interface Signing {
  readonly key: Uint8Array;
  /** Cache of verified signatures, since most requests repeat the last token. Expiry is checked each time. */
  readonly verified: LRUCache<string, Verified>;
}

const signings = new Map<string, Signing>();

function signingWith(secret: string): Signing {
  const known = signings.get(secret) ?? {
    key: new TextEncoder().encode(secret),
    verified: new LRUCache(2_000),
  };
  signings.set(secret, known);
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
    .sign(signingWith(tokenSecret).key);
}

/** The claims of a valid token; undefined otherwise. */
export async function verifyAccessToken(
  { tokenSecret, clock }: Signer,
  token: string,
): Promise<AccessClaims | undefined> {
  const { key, verified } = signingWith(tokenSecret);
  const now = clock.now();
  const known = verified.get(token);
  if (known) return known.expiresAt > Math.floor(now.getTime() / 1000) ? known.claims : undefined;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'sid'],
    });
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return undefined;
    if (!isUuid(sub) || !isUuid(sid)) return undefined;
    const claims = { userId: sub, sessionId: sid };
    verified.set(token, { claims, expiresAt: exp });
    return claims;
  } catch {
    return undefined;
  }
}

import { isNumber, isRecord, isString } from '../../lib/guards.ts';

/** A token's own claims. Not trusted: they only save requests. */
export interface TokenClaims {
  readonly subject: string | null;
  readonly issuedAtMs: number | null;
  readonly expiresAtMs: number | null;
}

/** A JWT's payload, or null. */
export function payloadOf(token: string): Readonly<Record<string, unknown>> | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}

export function claimsOf(token: string): TokenClaims {
  const { sub, iat, exp } = payloadOf(token) ?? {};
  return {
    subject: isString(sub) ? sub : null,
    issuedAtMs: isNumber(iat) ? iat * 1000 : null,
    expiresAtMs: isNumber(exp) ? exp * 1000 : null,
  };
}

/** A token without an expiry is left to the server. */
export function isExpired(token: string, nowMs: number): boolean {
  const { expiresAtMs } = claimsOf(token);
  return expiresAtMs !== null && expiresAtMs < nowMs;
}

import { isNumber, isRecord, isString } from '../../lib/guards.ts';

/** What a token says of itself. Nothing here is trusted: it only saves asking the server what it would answer. */
export interface TokenClaims {
  readonly subject: string | null;
  readonly issuedAtMs: number | null;
  readonly expiresAtMs: number | null;
}

/** What a JWT carries; null for what is none. */
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

/** Expired when its expiry time is earlier than now. A token that says none is left for the server to judge. */
export function isExpired(token: string, nowMs: number): boolean {
  const { expiresAtMs } = claimsOf(token);
  return expiresAtMs !== null && expiresAtMs < nowMs;
}

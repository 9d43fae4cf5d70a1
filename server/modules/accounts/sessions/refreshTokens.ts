import { createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens are opaque: this prefix and 32 bytes. Only their hash is stored. */
const prefix = 'tsr_';
const shape = /^tsr_[\w-]{43}$/;

export const refreshTokenMs = 30 * 86_400_000;

export function isRefreshToken(token: string): boolean {
  return shape.test(token);
}

export function newRefreshToken(): string {
  return prefix + randomBytes(32).toString('base64url');
}

/**
 * The token that replaces `token`. It follows from it, so that a second use shortly after the first (two tabs, an answer that got lost)
 * is told the same successor although only hashes are stored; without the server's secret nobody can follow.
 */
export function successorOf(token: string, secret: string): string {
  return prefix + createHmac('sha256', secret).update(`refresh-token:${token}`).digest('base64url');
}

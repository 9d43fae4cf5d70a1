import { createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens are this prefix and 32 random bytes. Only their hash is stored. */
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
 * The successor is derived from `token` and the server's secret, so that a second use soon after (two tabs, a
 * lost answer) gets the same one although only hashes are stored.
 */
export function successorOf(token: string, secret: string): string {
  return prefix + createHmac('sha256', secret).update(`refresh-token:${token}`).digest('base64url');
}

import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from './dates/clock.ts';
import { systemClock } from './dates/clock.ts';
import { isSameSignature } from './secrets/signing.ts';

/**
 * Addresses of stored objects. Public ones are plain and never change. All others are signed and expire;
 * whoever may see the row gets a new one. All signed within one window are equal, so that browsers can cache.
 */

const windowMs = 24 * 3_600_000;
/**
 * Rows become addresses where no services are at hand, so the key is global; random until `main.ts` sets it.
 */
let key: Buffer = randomBytes(32);
let clock: Clock = systemClock;

/** Servers with the same secret accept each other's addresses. */
export function signAddressesWith(secret: string, time: Clock = systemClock): void {
  key = Buffer.from(hkdfSync('sha256', secret, 'tsumugi', 'addresses of media', 32));
  clock = time;
}

const plain = (storageKey: string): string => `/media/${storageKey}`;

function signature(storageKey: string, expires: string, name: string): string {
  return createHmac('sha256', key)
    .update(`${storageKey}\n${expires}\n${name}`)
    .digest('base64url')
    .slice(0, 27);
}

/** Expires with the next window, in one to two days. `name` is the file name for saving. */
export function signedAddress(storageKey: string, name = ''): string {
  const end = (Math.floor(clock.now().getTime() / windowMs) + 2) * windowMs;
  const expires = (end / 1000).toString(36);
  const parameters = new URLSearchParams({ e: expires, s: signature(storageKey, expires, name) });
  if (name !== '') parameters.set('name', name);
  return `${plain(storageKey)}?${parameters}`;
}

export function addressOf(storageKey: string, isPublic: boolean): string {
  return isPublic ? plain(storageKey) : signedAddress(storageKey);
}

/** Seconds an address's signature is still valid; undefined when it is not. */
export function signedFor(storageKey: string, parameters: URLSearchParams): number | undefined {
  const [expires, given] = [parameters.get('e'), parameters.get('s')];
  if (expires === null || given === null || !/^[0-9a-z]{1,9}$/.test(expires)) return undefined;
  if (!isSameSignature(given, signature(storageKey, expires, parameters.get('name') ?? ''))) return undefined;
  const seconds = Number.parseInt(expires, 36) - Math.floor(clock.now().getTime() / 1000);
  return seconds > 0 ? seconds : undefined;
}

import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';

/**
 * Addresses of what lies in our storage. What is for everybody has a plain one that never changes; everything else is served at signed
 * addresses alone, which whoever may see the row is given anew, and which end. All signed within one window are equal, so that browsers
 * keep what they have seen.
 */

const windowMs = 24 * 3_600_000;
/** Rows become addresses where there are no services: the key is the process's. Until `main.ts` sets it, nobody else can know it. */
let key: Buffer = randomBytes(32);
let clock: Clock = systemClock;

/** Servers with the same secret take each other's addresses. */
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

/** Ends with the window after this one: between one and two days. A file's `name` is what it is saved under. */
export function signedAddress(storageKey: string, name = ''): string {
  const end = (Math.floor(clock.now().getTime() / windowMs) + 2) * windowMs;
  const expires = (end / 1000).toString(36);
  const parameters = new URLSearchParams({ e: expires, s: signature(storageKey, expires, name) });
  if (name !== '') parameters.set('name', name);
  return `${plain(storageKey)}?${parameters}`;
}

/** Where an object of our storage is served. */
export function addressOf(storageKey: string, isPublic: boolean): string {
  return isPublic ? plain(storageKey) : signedAddress(storageKey);
}

/** For how many seconds more an address opens the object by its signature; undefined for one that does not. */
export function signedFor(storageKey: string, parameters: URLSearchParams): number | undefined {
  const [expires, given] = [parameters.get('e'), parameters.get('s')];
  if (expires === null || given === null || !/^[0-9a-z]{1,9}$/.test(expires)) return undefined;
  const wanted = Buffer.from(signature(storageKey, expires, parameters.get('name') ?? ''));
  const sent = Buffer.from(given);
  if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) return undefined;
  const seconds = Number.parseInt(expires, 36) - Math.floor(clock.now().getTime() / 1000);
  return seconds > 0 ? seconds : undefined;
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signs what goes into an address, so that nobody else makes one. Each purpose has a key of its own. */
export function signatureOf(secret: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, 'tsumugi', purpose, 32));
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 27);
}

/** In equal time, wherever they differ. */
export function isSameSignature(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

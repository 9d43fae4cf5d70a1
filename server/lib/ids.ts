import { randomBytes } from 'node:crypto';
import type { Clock } from './dates/clock.ts';

export type NewId = () => string;

/**
 * UUIDv7 (RFC 9562): 48 bits of milliseconds, then random bits, so that ids grow with time and their index
 * stays dense. PostgreSQL before 18 has no `uuidv7()`.
 */
export function uuidV7(clock: Clock): NewId {
  let lastMs = 0;
  let sequence = 0;
  return () => {
    const bytes = randomBytes(16);
    const ms = Math.max(clock.now().getTime(), lastMs);
    // Within one millisecond the 12 bits after the version count up, to keep the order.
    sequence = ms === lastMs ? sequence + 1 : bytes.readUInt16BE(6) & 0x7ff;
    const overflow = sequence > 0xfff;
    lastMs = overflow ? ms + 1 : ms;
    if (overflow) sequence = 0;
    bytes.writeUIntBE(lastMs, 0, 6);
    bytes.writeUInt16BE(0x7000 | sequence, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Check before comparing with keys: the database throws on anything else. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

import { afterAll, beforeEach, expect, it } from 'vitest';
import { addressOf, signAddressesWith, signedAddress, signedFor } from './mediaAddress.ts';
import { systemClock, testClock } from './dates/clock.ts';

const day = 86_400_000;
const key = `${'ab'.repeat(32)}.webp`;
const other = `${'cd'.repeat(32)}.webp`;
const secret = 'a secret of tests that is long enough';
const noon = '2026-04-01T12:00:00Z';
let clock = testClock(noon);
beforeEach(() => {
  clock = testClock(noon);
  signAddressesWith(secret, clock);
});
afterAll(() => signAddressesWith(secret, systemClock));

const queryOf = (address: string) => new URL(address, 'http://localhost').searchParams;

it('what is public has an address that never changes, everything else one that opens this object alone', () => {
  expect(addressOf(key, true)).toBe(`/media/${key}`);
  const signed = addressOf(key, false);
  expect(signed).toMatch(new RegExp(`^/media/${key}\\?e=[0-9a-z]+&s=[\\w-]{27}$`));
  expect(signedFor(key, queryOf(signed))).toBe(1.5 * 86_400);
  expect(signedFor(other, queryOf(signed))).toBeUndefined();
  expect(signedFor(key, new URLSearchParams())).toBeUndefined();
});

it('is the same for a day, opens for a day at least, and for two at most', () => {
  const first = signedAddress(key);
  clock.advance(day / 2 - 1);
  expect(signedAddress(key)).toBe(first);
  clock.advance(1);
  expect(signedAddress(key)).not.toBe(first);
  expect(signedFor(key, queryOf(first))).toBe(86_400);
  clock.advance(day - 1);
  expect(signedFor(key, queryOf(first))).toBe(1);
  clock.advance(1);
  expect(signedFor(key, queryOf(first))).toBeUndefined();
});

it('cannot be made longer, renamed, or made with another secret', () => {
  const file = `${'ef'.repeat(32)}.pdf`;
  const changed = (name: string, value: string) => {
    const query = queryOf(signedAddress(file, '見積書.pdf'));
    query.set(name, value);
    return signedFor(file, query);
  };
  const { e = '', s = '', name = '' } = Object.fromEntries(queryOf(signedAddress(file, '見積書.pdf')));
  expect(name).toBe('見積書.pdf');
  expect(changed('e', e)).toBeGreaterThan(0);
  expect(changed('e', (Number.parseInt(e, 36) + 1).toString(36))).toBeUndefined();
  for (const wrong of ['', '-1', 'zzzzzzzzz', `${e}0`, 'é'.repeat(4)])
    expect(changed('e', wrong)).toBeUndefined();
  for (const wrong of ['', s.slice(1), `${s}A`, 'é'.repeat(27), 'A'.repeat(27)])
    expect(changed('s', wrong)).toBeUndefined();
  expect(changed('name', '請求書.pdf')).toBeUndefined();
  const address = signedAddress(file);
  signAddressesWith(`${secret}!`, clock);
  expect(signedFor(file, queryOf(address))).toBeUndefined();
  signAddressesWith(secret, clock);
  expect(signedFor(file, queryOf(address))).toBeGreaterThan(0);
});

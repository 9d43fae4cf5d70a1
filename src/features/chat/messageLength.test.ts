import { expect, test } from 'vitest';
import { isTooLongToSend } from './messageLength.ts';

test.each(['あ', '👨‍👩‍👧', '👨🏻‍👩🏽‍👧🏿‍👦🏼'])('5,000 of %s can be sent, one more cannot', (sign) => {
  expect(isTooLongToSend(sign.repeat(5_000))).toBe(false);
  expect(isTooLongToSend(sign.repeat(5_001))).toBe(true);
});

test('marks upon marks are one sign, and not without end', () => {
  expect(isTooLongToSend(`e${'\u0301'.repeat(55_000)}`)).toBe(true);
});

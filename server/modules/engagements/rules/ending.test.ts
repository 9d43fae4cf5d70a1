import { expect, test } from 'vitest';
import { mostOwed, needsNotice } from './ending.ts';

/** 民法143条2項: six months from 4 January end on 3 July. */
test.each<[string, string | null, string, boolean]>([
  ['2027-01-04', '2027-07-02', '2027-02-01', false],
  ['2027-01-04', '2027-07-03', '2027-02-01', true],
  ['2026-08-31', '2027-02-28', '2026-09-01', true],
  ['2027-01-04', null, '2027-07-02', false],
  ['2027-01-04', null, '2027-07-03', true],
])('from %s to %s, on %s: notice %s', (startedOn, lastDay, today, isNeeded) => {
  expect(needsNotice(startedOn, lastDay, today)).toBe(isNeeded);
});

test.each<[string, readonly (number | null)[], number | null]>([
  ['one', [350_000], 350_000],
  ['several', [100_000, 250_000], 350_000],
  ['a formula', [null], null],
  ['one that is a formula among others', [100_000, null], null],
  ['none', [], 0],
])('the most owed of %s', (_, prices, most) => {
  expect(mostOwed(prices.map((netPrice) => ({ netPrice })))).toBe(most);
});

import { describe, expect, test } from 'vitest';
import { endOfMonth, feeMonthOf, feePayBy, lastClosedMonth, monthAfter, monthBefore } from './fees.ts';
import { commissionOf, feeOf } from './taxes.ts';

/** 法人向け利用規約6条 */
describe('the fee of a month', () => {
  test.each<[string, readonly number[], number, number]>([
    ['of one work', [350_000], 35_000, 3_500],
    ['of three, each with its begun yen', [333_333, 11, 1], 33_334 + 2 + 1, 3_333],
    // 消費税法施行令70条の10: once for the invoice and rate.
    ['whose tax is rounded once', [95, 95, 95], 30, 3],
    ['whose tax would be less line by line', [150, 150], 30, 3],
    ['of hours that came to 13,750円', [13_750], 1_375, 137],
    ['of what an early end left (6条4項)', [120_000], 12_000, 1_200],
    ['of nothing', [], 0, 0],
  ])('%s', (_, amounts, net, tax) => {
    expect(commissionOf(amounts)).toEqual({ net, tax, total: net + tax });
    expect(amounts.reduce((sum, amount) => sum + feeOf(amount), 0)).toBe(net);
  });
});

describe('a round belongs to the month of its acceptance, in Japan', () => {
  test.each([
    ['2026-11-30T14:59:59.999Z', '2026-11'],
    ['2026-11-30T15:00:00Z', '2026-12'],
    ['2026-12-31T15:00:00Z', '2027-01'],
    ['2028-02-29T03:00:00Z', '2028-02'],
  ])('%s: %s', (moment, month) => {
    expect(feeMonthOf(new Date(moment))).toBe(month);
  });

  test.each([
    ['2026-11', '2026-12', '2026-10'],
    ['2026-12', '2027-01', '2026-11'],
    ['2027-01', '2027-02', '2026-12'],
    ['2028-02', '2028-03', '2028-01'],
  ])('around %s are %s and %s', (month, after, before) => {
    expect([monthAfter(month), monthBefore(month)]).toEqual([after, before]);
  });

  test('and ends with its last moment', () => {
    expect(endOfMonth('2026-12').toISOString()).toBe('2026-12-31T15:00:00.000Z');
  });
});

test.each([
  ['2026-11-30T15:59:59Z', '2026-10'],
  ['2026-11-30T16:00:00Z', '2026-11'],
  ['2026-12-31T16:00:00Z', '2026-12'],
])('at %s the last month that may be billed is %s', (now, month) => {
  expect(lastClosedMonth(new Date(now))).toBe(month);
});

test.each([
  ['2026-10-01', '2026-10-30', 'the 31st is a Saturday'],
  ['2026-12-01', '2026-12-30', 'banks are closed on the 31st'],
  ['2027-02-01', '2027-02-26', 'the 28th is a Sunday'],
  ['2027-02-10', '2027-03-31', 'too few days are left'],
  ['2026-11-24', '2026-12-30', 'too few days are left'],
])('issued on %s it is paid by %s: %s', (issuedOn, payBy) => {
  expect(feePayBy(issuedOn)).toBe(payBy);
});

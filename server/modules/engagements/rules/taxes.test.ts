import { describe, expect, test } from 'vitest';
import { judgeRegistration } from './registration.ts';
import { amountOfMinutes, commissionOf, deductibleShare, invoiceAmounts, withheldWork } from './taxes.ts';
import type { WorkKind } from './taxes.ts';

describe('an invoice', () => {
  test.each<[string, readonly number[], boolean, WorkKind, number, number, number]>([
    ['of a designer (所得税法204条1項1号)', [350_000], true, 'DESIGN', 35_000, 35_735, 349_265],
    ['of a programmer', [350_000], true, 'PROGRAMMING', 35_000, 0, 385_000],
    ['of a corporation', [350_000], false, 'DESIGN', 35_000, 0, 385_000],
    ['of a million', [1_000_000], true, 'WRITING', 100_000, 102_100, 997_900],
    ['of more than a million (205条1号)', [1_500_000], true, 'ILLUSTRATION', 150_000, 204_200, 1_445_800],
    ['of a yen more than a million', [1_000_001], true, 'DESIGN', 100_000, 102_100, 997_901],
    [
      'whose lines are rounded once (消費税法施行令70条の10)',
      [33_333, 33_333, 33_339],
      false,
      'OTHER',
      10_000,
      0,
      110_005,
    ],
    ['of nine yen', [9], true, 'DESIGN', 0, 0, 9],
  ])('%s', (_, lines, isIndividual, workKind, tax, withholding, payable) => {
    const net = lines.reduce((sum, line) => sum + line, 0);
    expect(invoiceAmounts(lines, { isIndividual, workKind })).toEqual({ net, tax, withholding, payable });
  });

  test('withholds from work that the law names alone', () => {
    const kinds: WorkKind[] = ['DESIGN', 'ILLUSTRATION', 'WRITING', 'PHOTOGRAPHY', 'TRANSLATION'];
    expect([...withheldWork]).toEqual(kinds);
  });
});

test.each([
  [60, 5_500, 5_500],
  [90, 5_500, 8_250],
  [20, 5_500, 1_834],
  [0, 5_500, 0],
])('%i minutes at %i yen are %i yen', (minutes, hour, amount) => {
  expect(amountOfMinutes(minutes, hour)).toBe(amount);
});

describe('of a creator without a number may be deducted', () => {
  test.each([
    ['2023-09-30', 100],
    ['2023-10-01', 80],
    ['2026-09-30', 80],
    ['2026-10-01', 70],
    ['2028-09-30', 70],
    ['2028-10-01', 50],
    ['2030-09-30', 50],
    ['2030-10-01', 30],
    ['2031-09-30', 30],
    ['2031-10-01', 0],
  ])('of what came in on %s: %i %%', (day, share) => {
    expect(deductibleShare(day, false)).toBe(share);
    expect(deductibleShare(day, true)).toBe(100);
  });
});

describe('a registration number', () => {
  // 法人番号 that the offices themselves publish: 国税庁, 経済産業省, デジタル庁.
  test.each(['T7000012050002', 'T4000012090001', 'T8000012010038'])('%s is one', (number) => {
    expect(judgeRegistration(number, false)).toBe('FINE');
  });
  test.each([
    ['T8000012050002', false, 'WRONG'],
    ['T8000012050002', true, 'DOUBTFUL'],
    ['T700001205000', false, 'MALFORMED'],
    ['7000012050002', false, 'MALFORMED'],
    ['T70000120500023', true, 'MALFORMED'],
  ])('%s of an individual: %s is %s', (number, isIndividual, verdict) => {
    expect(judgeRegistration(number, isIndividual)).toBe(verdict);
  });
});

describe('the commission', () => {
  test.each<[string, readonly number[], number, number]>([
    ['of nothing', [], 0, 0],
    ['of one', [350_000], 35_000, 3_500],
    ['counts a begun yen of each amount', [11, 11], 4, 0],
    ['has its tax rounded once', [333, 333, 333], 102, 10],
  ])('%s', (_, amounts, net, tax) => {
    expect(commissionOf(amounts)).toEqual({ net, tax, total: net + tax });
  });
});

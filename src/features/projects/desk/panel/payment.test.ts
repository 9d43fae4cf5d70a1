import { describe, expect, test } from 'vitest';
import { ageWords } from '../openings/openingWords.ts';
import { contractPayment, monthlyPayment } from './payment.ts';

const price = { netPrice: 5_500, grossPrice: 6_050, fee: 550 };

describe('what a candidate would cost', () => {
  test('by the hour, for the hours of a month', () => {
    expect(monthlyPayment(price, 16)).toEqual({
      title: '支払いの見込み(月64時間)',
      net: 352_000,
      fee: 35_200,
      gross: 387_200,
    });
  });

  test('at once, as the opening says', () => {
    expect(contractPayment(price)).toEqual({ title: '支払いの見込み', net: 5_500, fee: 550, gross: 6_050 });
  });

  test.each([
    [null, 16],
    [price, null],
    [price, 0],
  ])('is not told where a part of it is unknown', (unit, hours) => {
    expect(monthlyPayment(unit, hours)).toBeNull();
  });
});

test.each([
  ['2026-04-01T00:00:00Z', '今日'],
  ['2026-03-20T00:00:00Z', '12日'],
  ['2024-03-20T00:00:00Z', '2年'],
])('an opening of %s stands for %s', (since, words) => {
  expect(ageWords(since, Date.parse('2026-04-01T12:00:00Z'))).toBe(words);
});

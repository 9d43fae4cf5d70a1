import { describe, expect, test } from 'vitest';
import { breakdownOf, isNetPrice } from './prices.ts';

describe('what a company pays', () => {
  test.each([
    [1, 1, 2],
    [9, 1, 10],
    [10, 1, 11],
    [11, 2, 13],
    [30, 3, 33],
    [10_909, 1_091, 12_000],
    [99_999_999, 10_000_000, 109_999_999],
    [100_000_000, 10_000_000, 110_000_000],
  ])(
    'of %i yen for the creator, the fee is %i and the price %i',
    (netPrice, tsumugiCommissionFee, grossPrice) => {
      expect(breakdownOf(netPrice)).toEqual({ netPrice, tsumugiCommissionFee, grossPrice });
    },
  );

  test('is exact for every amount: a tenth rounded up, as whole numbers count it', () => {
    for (let net = 1; net < 20_000; net += 1) {
      const fee = Number((BigInt(net) + 9n) / 10n);
      expect(breakdownOf(net).tsumugiCommissionFee).toBe(fee);
    }
  });

  test.each([0, -1, 1.5, 100_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is no net price',
    (value) => {
      expect(isNetPrice(value)).toBe(false);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { breakdownOf, isGrossPrice, isNetPrice, netPriceWithin, taxedBreakdownOf } from './prices.ts';

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

describe('what a creator can receive', () => {
  test.each([
    [2, 1],
    [3, 2],
    [10, 9],
    [11, 10],
    // Reached by no net price: the eleventh yen begins a new fee.
    [12, 10],
    [13, 11],
    [22, 20],
    [23, 20],
    [24, 21],
    [12_000, 10_909],
    [109_999_999, 99_999_999],
    [110_000_000, 100_000_000],
  ])('of %i yen paid, %i at most', (grossPrice, netPrice) => {
    expect(netPriceWithin(grossPrice)).toBe(netPrice);
  });

  test('is the largest net price whose gross one does not exceed it, for every amount', () => {
    for (let gross = 2; gross < 20_000; gross += 1) {
      const net = netPriceWithin(gross);
      expect(breakdownOf(net).grossPrice).toBeLessThanOrEqual(gross);
      expect(breakdownOf(net + 1).grossPrice).toBeGreaterThan(gross);
    }
  });

  test('leads back to the net price that a gross price came from', () => {
    for (let net = 1; net < 20_000; net += 1) expect(netPriceWithin(breakdownOf(net).grossPrice)).toBe(net);
  });
});

describe('taxes', () => {
  test.each([
    // net, gross, tax of net, tax of gross, withholding, payout, in all
    [1, 2, 0, 0, 0, 1, 2],
    [9, 10, 0, 1, 0, 9, 11],
    [19, 21, 1, 2, 1, 19, 23],
    [98, 108, 9, 10, 10, 97, 118],
    [3_000, 3_300, 300, 330, 306, 2_994, 3_630],
    [10_909, 12_000, 1_090, 1_200, 1_113, 10_886, 13_200],
    [100_000, 110_000, 10_000, 11_000, 10_210, 99_790, 121_000],
    [999_999, 1_099_999, 99_999, 109_999, 102_099, 997_899, 1_209_998],
    [1_000_000, 1_100_000, 100_000, 110_000, 102_100, 997_900, 1_210_000],
    [1_000_001, 1_100_002, 100_000, 110_000, 102_100, 997_901, 1_210_002],
    [1_000_005, 1_100_006, 100_000, 110_000, 102_101, 997_904, 1_210_006],
    [1_500_000, 1_650_000, 150_000, 165_000, 204_200, 1_445_800, 1_815_000],
    [100_000_000, 110_000_000, 10_000_000, 11_000_000, 20_317_900, 89_682_100, 121_000_000],
  ])(
    'for an individual, of %i net',
    (net, grossPrice, consumptionTaxOfNet, consumptionTaxOfGross, withholdingTax, payout, totalPayment) => {
      expect(taxedBreakdownOf(net, true)).toEqual({
        netPrice: net,
        grossPrice,
        tsumugiCommissionFee: grossPrice - net,
        consumptionTaxOfNet,
        consumptionTaxOfGross,
        withholdingTax,
        payout,
        totalPayment,
      });
    },
  );

  test('are not withheld from a company', () => {
    expect(taxedBreakdownOf(1_500_000, false)).toMatchObject({ withholdingTax: 0, payout: 1_650_000 });
  });

  test('are exact for every amount, as whole numbers count them', () => {
    const step = 1_000_000n;
    for (let net = 999_000; net < 1_020_000; net += 1) {
      const yen = BigInt(net);
      const withheld = yen <= step ? (yen * 1021n) / 10_000n : 102_100n + ((yen - step) * 2042n) / 10_000n;
      expect(taxedBreakdownOf(net, true).withholdingTax).toBe(Number(withheld));
    }
  });
});

test.each([1, 0, -11, 11.5, 110_000_001, Number.NaN])('%d is no gross price', (value) => {
  expect(isGrossPrice(value)).toBe(false);
});

/** Yen before consumption tax. */
export interface Breakdown {
  readonly netPrice: number;
  readonly grossPrice: number;
  readonly tsumugiCommissionFee: number;
}

export const netPriceLimits = { min: 1, max: 100_000_000 } as const;

/**
 * What a company pays for what a creator receives: 10 % on top, rounded up to a whole yen. In whole numbers: a tenth has no exact binary
 * fraction, and 0.1 × 30 would be rounded up to 4.
 */
export function breakdownOf(netPrice: number): Breakdown {
  const tsumugiCommissionFee = Math.ceil(netPrice / 10);
  return { netPrice, grossPrice: netPrice + tsumugiCommissionFee, tsumugiCommissionFee };
}

export function isNetPrice(value: number): boolean {
  return Number.isSafeInteger(value) && value >= netPriceLimits.min && value <= netPriceLimits.max;
}

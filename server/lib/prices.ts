/** Yen before consumption tax. */
export interface Breakdown {
  readonly netPrice: number;
  readonly grossPrice: number;
  readonly tsumugiCommissionFee: number;
}

/** A breakdown with the taxes of both sides. */
export interface TaxedBreakdown extends Breakdown {
  readonly consumptionTaxOfNet: number;
  readonly consumptionTaxOfGross: number;
  /** 源泉徴収, which the company pays to the tax office for a creator who is an individual. */
  readonly withholdingTax: number;
  /** 手取り */
  readonly payout: number;
  /** What the company pays in all. */
  readonly totalPayment: number;
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

export const grossPriceLimits = {
  min: breakdownOf(netPriceLimits.min).grossPrice,
  max: breakdownOf(netPriceLimits.max).grossPrice,
} as const;

/**
 * The most that a creator can receive for what a company pays at most. Each ten yen net are eleven gross, and whatever is begun of the next
 * ten costs its fee at once: 12 yen are not reached by any net price, and pay for ten as 11 do.
 */
export function netPriceWithin(grossPrice: number): number {
  const tens = Math.floor(grossPrice / 11);
  return tens * 10 + Math.max(0, (grossPrice % 11) - 1);
}

/** 10 % of a price before tax, the fraction of a yen dropped. */
export function consumptionTaxOf(price: number): number {
  return Math.floor(price / 10);
}

/** Up to here the lower rate, above it the higher one for what is more. */
const withholdingStep = 1_000_000;

/** 源泉徴収 on a price before tax: 10.21 %, and 20.42 % of what exceeds a million; the fraction of a yen dropped. */
export function withholdingTaxOf(price: number): number {
  if (price <= withholdingStep) return Math.floor((price * 1_021) / 10_000);
  return 102_100 + Math.floor(((price - withholdingStep) * 2_042) / 10_000);
}

/** What a price means for both sides once it is paid. */
export function taxedBreakdownOf(netPrice: number, isIndividual: boolean): TaxedBreakdown {
  const prices = breakdownOf(netPrice);
  const consumptionTaxOfNet = consumptionTaxOf(netPrice);
  const consumptionTaxOfGross = consumptionTaxOf(prices.grossPrice);
  const withholdingTax = isIndividual ? withholdingTaxOf(netPrice) : 0;
  return {
    ...prices,
    consumptionTaxOfNet,
    consumptionTaxOfGross,
    withholdingTax,
    payout: netPrice + consumptionTaxOfNet - withholdingTax,
    totalPayment: prices.grossPrice + consumptionTaxOfGross,
  };
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}

export function isNetPrice(value: number): boolean {
  return isWithin(value, netPriceLimits);
}

export function isGrossPrice(value: number): boolean {
  return isWithin(value, grossPriceLimits);
}

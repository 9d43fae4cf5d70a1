/** Yen before consumption tax. */
export interface Breakdown {
  readonly netPrice: number;
  readonly grossPrice: number;
  readonly tsumugiCommissionFee: number;
}

export interface TaxedBreakdown extends Breakdown {
  readonly consumptionTaxOfNet: number;
  readonly consumptionTaxOfGross: number;
  /** 源泉徴収, which the company pays to the tax office if the creator is an individual. */
  readonly withholdingTax: number;
  /** 手取り */
  readonly payout: number;
  readonly totalPayment: number;
}

export const netPriceLimits = { min: 1, max: 100_000_000 } as const;

/**
 * What a company pays for a creator's net price: 10 % on top, rounded up. Integers only: 0.1 × 30 in floating
 * point would round up to 4.
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
 * The highest net price whose gross price fits. Ten yen net are eleven gross, and the next ten cost their fee
 * from the first yen: no net price gives 12 gross, so 12 buys 10, as 11 does.
 */
export function netPriceWithin(grossPrice: number): number {
  const tens = Math.floor(grossPrice / 11);
  return tens * 10 + Math.max(0, (grossPrice % 11) - 1);
}

/** 10 %, rounded down. */
export function consumptionTaxOf(price: number): number {
  return Math.floor(price / 10);
}

/** The higher rate applies to what exceeds this. */
const withholdingStep = 1_000_000;

/** 源泉徴収 on a price before tax: 10.21 %, and 20.42 % of what exceeds a million, rounded down. */
export function withholdingTaxOf(price: number): number {
  if (price <= withholdingStep) return Math.floor((price * 1_021) / 10_000);
  return 102_100 + Math.floor(((price - withholdingStep) * 2_042) / 10_000);
}

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

import { breakdownOf, consumptionTaxOf, withholdingTaxOf } from '../../../lib/prices.ts';

/** Amounts on an invoice, in yen. */

/** Work with income tax withheld for individuals (所得税法204条1項1号, 所得税法施行令320条1項). */
export const withheldWork = ['DESIGN', 'ILLUSTRATION', 'WRITING', 'PHOTOGRAPHY', 'TRANSLATION'] as const;
/** Work not named in the law. */
export const otherWork = ['PROGRAMMING', 'OTHER'] as const;
export const workKinds = [...withheldWork, ...otherWork] as const;
export type WorkKind = (typeof workKinds)[number];

/**
 * 10.21 % up to a million yen of one payment, 20.42 % above (所得税法205条1号, 復興財源確保法28条), before consumption tax.
 */
export function withholdingOf(
  net: number,
  { isIndividual, workKind }: { readonly isIndividual: boolean; readonly workKind: WorkKind },
): number {
  return isIndividual && withheldWork.some((kind) => kind === workKind) ? withholdingTaxOf(net) : 0;
}

export interface InvoiceAmounts {
  readonly net: number;
  /** 10 % of the sum, rounded down once (消費税法施行令70条の10). */
  readonly tax: number;
  readonly withholding: number;
  /** To be transferred. */
  readonly payable: number;
}

/** Rounded once for the invoice, not by line. */
export function invoiceAmounts(
  lines: readonly number[],
  who: { readonly isIndividual: boolean; readonly workKind: WorkKind },
): InvoiceAmounts {
  const net = lines.reduce((sum, line) => sum + line, 0);
  const tax = consumptionTaxOf(net);
  const withholding = withholdingOf(net, who);
  return { net, tax, withholding, payable: net + tax - withholding };
}

/** By the minute, rounded up. */
export const amountOfMinutes = (minutes: number, netOfHour: number): number =>
  Math.ceil((minutes * netOfHour) / 60);

/** 平成28年改正法附則52条・53条 as of the 2026 tax reform: for creators without a number, from each day on. */
const shares = [
  ['2031-10-01', 0],
  ['2030-10-01', 30],
  ['2028-10-01', 50],
  ['2026-10-01', 70],
  ['2023-10-01', 80],
] as const;

/** The percentage of consumption tax a company may deduct, by the day of receipt. */
export function deductibleShare(receivedOn: string, isRegistered: boolean): number {
  if (isRegistered) return 100;
  return shares.find(([from]) => receivedOn >= from)?.[1] ?? 100;
}

export interface Commission {
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}

/** 10 %, rounded up. */
export const feeOf = (net: number): number => breakdownOf(net).tsumugiCommissionFee;

/** A month's fees: 10 % of each amount, rounded up; tax on the sum, rounded down once. */
export function commissionOf(amounts: readonly number[]): Commission {
  const net = amounts.reduce((sum, amount) => sum + feeOf(amount), 0);
  const tax = consumptionTaxOf(net);
  return { net, tax, total: net + tax };
}

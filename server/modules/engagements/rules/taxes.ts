import { breakdownOf, consumptionTaxOf, withholdingTaxOf } from '../../../lib/prices.ts';

/** What stands on an invoice, in yen. */

/** Work whose fee has income tax withheld when an individual does it (所得税法204条1項1号, 所得税法施行令320条1項). */
export const withheldWork = ['DESIGN', 'ILLUSTRATION', 'WRITING', 'PHOTOGRAPHY', 'TRANSLATION'] as const;
/** Work that the law does not name: programming, direction, running of pages. */
export const otherWork = ['PROGRAMMING', 'OTHER'] as const;
export const workKinds = [...withheldWork, ...otherWork] as const;
export type WorkKind = (typeof workKinds)[number];

/** 10.21 % up to a million yen of one payment, 20.42 % above (所得税法205条1号, 復興財源確保法28条), of the amount without consumption tax. */
export function withholdingOf(
  net: number,
  { isIndividual, workKind }: { readonly isIndividual: boolean; readonly workKind: WorkKind },
): number {
  return isIndividual && withheldWork.some((kind) => kind === workKind) ? withholdingTaxOf(net) : 0;
}

export interface InvoiceAmounts {
  readonly net: number;
  /** At 10 %, of the sum, its fraction dropped once (消費税法施行令70条の10). */
  readonly tax: number;
  readonly withholding: number;
  /** What is to be transferred. */
  readonly payable: number;
}

/** What several lines come to: rounded once for the invoice, never line by line. */
export function invoiceAmounts(
  lines: readonly number[],
  who: { readonly isIndividual: boolean; readonly workKind: WorkKind },
): InvoiceAmounts {
  const net = lines.reduce((sum, line) => sum + line, 0);
  const tax = consumptionTaxOf(net);
  const withholding = withholdingOf(net, who);
  return { net, tax, withholding, payable: net + tax - withholding };
}

/** What hours come to: to the minute, a begun yen counts. */
export const amountOfMinutes = (minutes: number, netOfHour: number): number =>
  Math.ceil((minutes * netOfHour) / 60);

/** 平成28年改正法附則52条・53条 as the tax reform of 2026 has them: from that day on, of a creator without a number. */
const shares = [
  ['2031-10-01', 0],
  ['2030-10-01', 30],
  ['2028-10-01', 50],
  ['2026-10-01', 70],
  ['2023-10-01', 80],
] as const;

/** How much of the consumption tax a company may deduct, in percent, by the day on which the work was received. */
export function deductibleShare(receivedOn: string, isRegistered: boolean): number {
  if (isRegistered) return 100;
  return shares.find(([from]) => receivedOn >= from)?.[1] ?? 100;
}

export interface Commission {
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}

/** Tsumugi's fee of one amount: 10 %, a begun yen counted. */
export const feeOf = (net: number): number => breakdownOf(net).tsumugiCommissionFee;

/** Tsumugi's fee for a month: 10 % of each amount, a begun yen counted, and the tax of the sum, its fraction dropped once. */
export function commissionOf(amounts: readonly number[]): Commission {
  const net = amounts.reduce((sum, amount) => sum + feeOf(amount), 0);
  const tax = consumptionTaxOf(net);
  return { net, tax, total: net + tax };
}

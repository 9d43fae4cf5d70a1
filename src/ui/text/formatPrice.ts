import { formatNumber } from '../fields/parseNumber.ts';

/** A minus sign as wide as a digit. */
const withMinus = (text: string): string => text.replace('-', '\u2212');

/** 1,234,567円. */
export function formatPrice(amount: number): string {
  return `${withMinus(formatNumber(Math.round(amount)))}円`;
}

/** 123万円, 123.4万円, 1.2億円; below 10,000 in full. */
export function formatPriceShort(amount: number): string {
  const size = Math.abs(amount);
  const cut = (unit: number): string => withMinus(formatNumber(Math.trunc((amount / unit) * 10) / 10, 1));
  if (size >= 100_000_000) return `${cut(100_000_000)}億円`;
  if (size >= 10_000) return `${cut(10_000)}万円`;
  return formatPrice(amount);
}

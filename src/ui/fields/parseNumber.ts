import { halfWidth, plainHyphens } from './text/normalizeText.ts';

const myriads = { 億: 100_000_000, 万: 10_000, 千: 1000 } as const;
const pattern = /^-?(?:\d+(?:\.\d+)?億)?(?:\d+(?:\.\d+)?万)?(?:\d+(?:\.\d+)?千)?(?:\d+(?:\.\d+)?)?$/;

/**
 * Reads a number as people in Japan type it: １２，３４５ · 35万円 · 1億2000万 · ¥1,200. Null when empty, NaN when not
 * a number.
 */
export function parseNumber(text: string): number | null {
  const bare = plainHyphens(halfWidth(text)).replaceAll(/[\s,、¥￥円]/g, '');
  if (bare === '') return null;
  if (bare === '-' || !pattern.test(bare)) return Number.NaN;
  const negative = bare.startsWith('-');
  let rest = negative ? bare.slice(1) : bare;
  let sum = 0;
  for (const [mark, worth] of Object.entries(myriads)) {
    const at = rest.indexOf(mark);
    if (at < 0) continue;
    sum += Number(rest.slice(0, at)) * worth;
    rest = rest.slice(at + 1);
  }
  const total = Math.round((sum + Number(rest)) * 1e6) / 1e6;
  return negative ? -total : total;
}

const formatters = new Map<number, Intl.NumberFormat>();

export function formatNumber(value: number, decimals = 0): string {
  let formatter = formatters.get(decimals);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: decimals });
    formatters.set(decimals, formatter);
  }
  return formatter.format(value);
}

import { formatYen } from '../../../../lib/text/money.ts';
import { payUnits } from '../openingWords.ts';

interface WageFields {
  readonly payUnit: keyof typeof payUnits | null | undefined;
  readonly payMin: number | null | undefined;
  readonly payMax: number | null | undefined;
}

interface Wage {
  readonly unit: string;
  /** 34万〜48万 */
  readonly figure: string;
  /** 円, or 円から without an upper end. */
  readonly yen: string;
}

const bare = (amount: number): string => formatYen(amount).slice(0, -1);

/** In 万 with at most one decimal: 34万〜48.5万; else 1,500〜2,000. */
function range(from: number, to: number): string {
  const short = [from, to].every((amount) => amount >= 10_000 && amount % 1000 === 0);
  return [from, to].map((amount) => (short ? `${amount / 10_000}万` : bare(amount))).join('〜');
}

/** Null without an amount. */
export function wageOf({ payUnit, payMin, payMax }: WageFields): Wage | null {
  if (payMin == null) return null;
  return {
    unit: payUnit == null ? '' : payUnits[payUnit],
    figure: payMax == null || payMax === payMin ? bare(payMin) : range(payMin, payMax),
    yen: payMax == null ? '円から' : '円',
  };
}

/** 月給 34万〜48万円(額面) */
export function wageWords(fields: WageFields): string | null {
  const wage = wageOf(fields);
  return wage === null ? null : `${wage.unit} ${wage.figure}${wage.yen}(額面)`.trimStart();
}

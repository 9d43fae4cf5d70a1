/** What an employee's opening pays, in the same words wherever it is said. */
import { formatYen } from '../../lib/money.ts';
import { payUnits } from './openingWords.ts';

interface WageFields {
  readonly payUnit: keyof typeof payUnits | null | undefined;
  readonly payMin: number | null | undefined;
  readonly payMax: number | null | undefined;
}

interface Wage {
  /** 月給; empty while it is not chosen. */
  readonly unit: string;
  /** 340,000–480,000 */
  readonly figure: string;
  /** 円, or 円から where no upper end is named. */
  readonly yen: string;
}

const bare = (amount: number): string => formatYen(amount).slice(0, -1);

/** Null while no amount is named. */
export function wageOf({ payUnit, payMin, payMax }: WageFields): Wage | null {
  if (payMin == null) return null;
  return {
    unit: payUnit == null ? '' : payUnits[payUnit],
    figure: payMax == null || payMax === payMin ? bare(payMin) : `${bare(payMin)}–${bare(payMax)}`,
    yen: payMax == null ? '円から' : '円',
  };
}

/** 月給 340,000–480,000円(額面) */
export function wageWords(fields: WageFields): string | null {
  const wage = wageOf(fields);
  return wage === null ? null : `${wage.unit} ${wage.figure}${wage.yen}(額面)`.trimStart();
}

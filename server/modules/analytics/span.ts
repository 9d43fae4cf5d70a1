/** Sums are kept for 90 days. */
export const spans = { DAYS_7: 7, DAYS_30: 30, DAYS_90: 90 } as const;
export type Span = keyof typeof spans;

const dayMs = 86_400_000;
const tokyoMs = 9 * 3_600_000;
const longest = 90;

/** Days in Japan, such as `2026-04-01`. */
export interface Days {
  /** Oldest first, today last. */
  readonly days: readonly string[];
  readonly since: string;
  readonly until: string;
  /** When the first day begins. */
  readonly sinceAt: Date;
  /** The same number of days before; null when no longer kept. */
  readonly before: readonly string[] | null;
}

const dayOf = (moment: number): string => new Date(moment + tokyoMs).toISOString().slice(0, 10);

export function daysOf(span: Span, now: Date): Days {
  const count = spans[span];
  const today = now.getTime();
  const back = (from: number): string[] =>
    Array.from({ length: count }, (_, place) => dayOf(today - (from + count - 1 - place) * dayMs));
  const days = back(0);
  const since = dayOf(today - (count - 1) * dayMs);
  return {
    days,
    since,
    until: dayOf(today),
    sinceAt: new Date(new Date(`${since}T00:00:00.000Z`).getTime() - tokyoMs),
    before: count * 2 <= longest ? back(count) : null,
  };
}

/** 0 for days without a row. */
export function byDay(days: readonly string[], amounts: ReadonlyMap<string, number>): number[] {
  return days.map((day) => amounts.get(day) ?? 0);
}

export interface Series {
  readonly total: number;
  /** The same number of days before; null when no longer kept. */
  readonly before: number | null;
  readonly byDay: readonly number[];
}

interface Dated {
  readonly day: string;
}

/** One measure, day by day. */
export function seriesOf<Row extends Dated>(
  { days, before }: Pick<Days, 'before' | 'days'>,
  rows: readonly Row[],
  amount: (row: Row) => number,
): Series {
  const amounts = new Map<string, number>();
  for (const row of rows) amounts.set(row.day, (amounts.get(row.day) ?? 0) + amount(row));
  const counted = byDay(days, amounts);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    total: sum(counted),
    before: before === null ? null : sum(byDay(before, amounts)),
    byDay: counted,
  };
}

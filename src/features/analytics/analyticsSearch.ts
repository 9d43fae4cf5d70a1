import type { AnalyticsSpan } from '../../../__generated__/WorksAnalyticsPageQuery.graphql.ts';

export const lengths = [7, 30, 90] as const;
export type Length = (typeof lengths)[number];

export interface AnalyticsSearch {
  /** Default: 30 */
  readonly days?: Length;
}

const spans = { 7: 'DAYS_7', 30: 'DAYS_30', 90: 'DAYS_90' } as const satisfies Record<Length, AnalyticsSpan>;

export function validateAnalyticsSearch({ days }: Record<string, unknown>): AnalyticsSearch {
  const length = lengths.find((one) => one === Number(days));
  return length === undefined || length === 30 ? {} : { days: length };
}

export function spanOf({ days = 30 }: AnalyticsSearch): AnalyticsSpan {
  return spans[days];
}

/** The search parameters for a span. */
export function searchOf(span: AnalyticsSpan): AnalyticsSearch {
  const length = lengths.find((one) => spans[one] === span);
  return length === undefined || length === 30 ? {} : { days: length };
}

import { lastDayOfMonths, longTermDuties } from '../../../lib/dates/paymentDates.ts';

/** 中途解除: notice, and the amount owed. */

/**
 * フリーランス法16条, 施行令3条: 30 days' notice for a commission of six months or more, or an open-ended one that has
 * lasted as long.
 */
export function needsNotice(startedOn: string, lastDay: string | null, today: string): boolean {
  return lastDay === null
    ? today >= lastDayOfMonths(startedOn, 6)
    : longTermDuties(startedOn, lastDay).considerations;
}

/** At most the agreed amounts of undelivered rounds; null for formulas. */
export function mostOwed(rounds: readonly { readonly netPrice: number | null }[]): number | null {
  return rounds.some(({ netPrice }) => netPrice === null)
    ? null
    : rounds.reduce((sum, { netPrice }) => sum + (netPrice ?? 0), 0);
}

import { lastDayOfMonths, longTermDuties } from '../../../lib/paymentDates.ts';

/** 中途解除: when a company has to tell of an end ahead, and what is owed till then. */

/** フリーランス法16条, 施行令3条: 30 days ahead, of a commission of six months or longer, or one without an end that has lasted so long. */
export function needsNotice(startedOn: string, lastDay: string | null, today: string): boolean {
  return lastDay === null
    ? today >= lastDayOfMonths(startedOn, 6)
    : longTermDuties(startedOn, lastDay).considerations;
}

/** The most that can be owed for what was not delivered: what was agreed on for it; null where that was a formula. */
export function mostOwed(rounds: readonly { readonly netPrice: number | null }[]): number | null {
  return rounds.some(({ netPrice }) => netPrice === null)
    ? null
    : rounds.reduce((sum, { netPrice }) => sum + (netPrice ?? 0), 0);
}

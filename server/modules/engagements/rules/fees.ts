import { japanDay } from '../../../lib/dates/clock.ts';
import { addDays, daysCounted, isBankHoliday } from '../../../lib/dates/paymentDates.ts';

/**
 * Our fees: a round's month, its billing and due day. For amounts see `commissionOf`. Months are Japan's, as
 * YYYY-MM.
 */

/** The month of acceptance, when the amount is fixed. */
export const feeMonthOf = (acceptedAt: Date): string => japanDay(acceptedAt).slice(0, 7);

const firstOf = (month: string): string => `${month}-01`;

export function monthAfter(month: string): string {
  return addDays(firstOf(month), 31).slice(0, 7);
}

export const monthBefore = (month: string): string => addDays(firstOf(month), -1).slice(0, 7);

/** The first moment after a month. */
export const endOfMonth = (month: string): Date => new Date(`${firstOf(monthAfter(month))}T00:00:00+09:00`);

/** Lets acceptances in the month's last moment be stored. */
const graceMs = 3_600_000;

export const lastClosedMonth = (now: Date): string =>
  monthBefore(feeMonthOf(new Date(now.getTime() - graceMs)));

const leastDays = 20;

/** The last open bank day of the month, or of the next one if fewer than 20 days remain. */
export function feePayBy(issuedOn: string): string {
  const month = issuedOn.slice(0, 7);
  const day = lastOpenDay(month);
  return daysCounted(issuedOn, day) - 1 >= leastDays ? day : lastOpenDay(monthAfter(month));
}

function lastOpenDay(month: string): string {
  let day = addDays(firstOf(monthAfter(month)), -1);
  while (isBankHoliday(day)) day = addDays(day, -1);
  return day;
}

/** 2026年11月分 */
export const monthWords = (month: string): string =>
  `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月分`;

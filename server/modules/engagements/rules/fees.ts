import { japanDay } from '../../../lib/clock.ts';
import { addDays, daysCounted, isBankHoliday } from '../../../lib/paymentDates.ts';

/**
 * つむぎの手数料: which month a round belongs to, when that month is billed, and by when it is paid. What it comes to is `commissionOf`. A month
 * is one of Japan's calendar, as YYYY-MM.
 */

/** Accepted, a round's amount stands: its fee belongs to the month in which that happened, whenever it is invoiced or paid. */
export const feeMonthOf = (acceptedAt: Date): string => japanDay(acceptedAt).slice(0, 7);

const firstOf = (month: string): string => `${month}-01`;

export function monthAfter(month: string): string {
  return addDays(firstOf(month), 31).slice(0, 7);
}

export const monthBefore = (month: string): string => addDays(firstOf(month), -1).slice(0, 7);

/** The first moment after a month. */
export const endOfMonth = (month: string): Date => new Date(`${firstOf(monthAfter(month))}T00:00:00+09:00`);

/** What was accepted in the last moment of a month is there by then. */
const graceMs = 3_600_000;

/** The last month that may be billed by now. */
export const lastClosedMonth = (now: Date): string =>
  monthBefore(feeMonthOf(new Date(now.getTime() - graceMs)));

const leastDays = 20;

/** The last day of the month of issue on which banks are open; of the next one where less than 20 days would be left. */
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

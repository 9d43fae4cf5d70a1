import holidays from '@holiday-jp/holiday_jp';

/**
 * Payment deadlines by the law on freelance work (特定受託事業者に係る取引の適正化等に関する法律). Days are Japanese calendar days,
 * YYYY-MM-DD; every rule is a pure function of days.
 */

const dayMs = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return dayOf(timeOf(day) + days * dayMs);
}

/** Days from one to the other, both included: the same day gives 1. */
export function daysCounted(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1;
}

interface Month {
  readonly year: number;
  /** From 0. */
  readonly month: number;
}

const monthOf = (day: string): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)) - 1,
});

const lengthOf = ({ year, month }: Month): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

const later = ({ year, month }: Month, months: number): Month => ({
  year: year + Math.floor((month + months) / 12),
  month: (((month + months) % 12) + 12) % 12,
});

/** That day of a month, or its last day where it has fewer. */
const dayIn = (month: Month, day: number): string =>
  dayOf(Date.UTC(month.year, month.month, Math.min(day, lengthOf(month))));

/**
 * The last day of a period of months whose first day counts (民法143条2項): the day before the same number, or
 * the month's last day where it has none.
 */
export function lastDayOfMonths(from: string, months: number): string {
  const month = later(monthOf(from), months);
  const day = Number(from.slice(8, 10));
  return day > lengthOf(month) ? dayIn(month, day) : addDays(dayIn(month, day), -1);
}

/** フリーランス法4条1項: within 60 days of receipt, the day of receipt included. */
export const lastPaymentDay = (receivedOn: string): string => addDays(receivedOn, 59);

/**
 * フリーランス法4条3項: for recommissioned work, within 30 days of the client's own payment day, that day included.
 */
export const lastRecommissionedDay = (upstreamDueOn: string): string => addDays(upstreamDueOn, 29);

/** Weekends, holidays, and the days around the new year on which banks close (銀行法施行令5条). */
export function isBankHoliday(day: string): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay();
  if (weekday === 0 || weekday === 6) return true;
  const date = day.slice(5);
  if (date === '12-31' || date === '01-02' || date === '01-03') return true;
  return holidays.isHoliday(day);
}

/** Where banks are closed a payment may be two days late if agreed in writing (厚生労働省・公正取引委員会 Q&A). */
const mostLateDays = 2;

/**
 * The payment day when banks may be closed on the due day: the next open day if the law allows the delay,
 * else the one before.
 */
export function paidOn(dueOn: string, last: string): string {
  let next = dueOn;
  while (isBankHoliday(next)) next = addDays(next, 1);
  if (next <= last || daysCounted(dueOn, next) - 1 <= mostLateDays) return next;
  let before = dueOn;
  while (isBankHoliday(before)) before = addDays(before, -1);
  return before;
}

/** 締日 and 支払日 of every month; 31 is its last day. */
export interface MonthlyPayment {
  readonly closesOn: number;
  /** 0 当月, 1 翌月, 2 翌々月 */
  readonly monthsLater: number;
  readonly paysOn: number;
}

/** When something received on that day is due. */
export function dueOfMonthly({ closesOn, monthsLater, paysOn }: MonthlyPayment, receivedOn: string): string {
  const month = monthOf(receivedOn);
  const closing = receivedOn <= dayIn(month, closesOn) ? month : later(month, 1);
  return dayIn(later(closing, monthsLater), paysOn);
}

/** Four years contain every combination of month lengths. */
const calendar = Array.from({ length: daysCounted('2027-01-01', '2030-12-31') }, (_, at) =>
  addDays('2027-01-01', at),
);

/**
 * フリーランス法4条1項 for monthly payment: whatever the day of receipt, payment within two months, which count as 60
 * days, and not before the month closes.
 */
export function isLawfulMonthly(payment: MonthlyPayment): boolean {
  if (payment.monthsLater === 0 && payment.paysOn < payment.closesOn) return false;
  return calendar.every((day) => dueOfMonthly(payment, day) <= lastDayOfMonths(day, 2));
}

export interface LongTermDuties {
  /** フリーランス法5条, 施行令1条: seven prohibitions for clients, from one month on. */
  readonly prohibitions: boolean;
  /** 13条 and 16条, 施行令3条: consideration for family care and 30 days' notice of an end, from six months on. */
  readonly considerations: boolean;
}

/** Which duties apply from the day of commissioning to the last day of delivery or service, both included. */
export function longTermDuties(commissionedOn: string, lastDay: string): LongTermDuties {
  return {
    prohibitions: lastDay >= lastDayOfMonths(commissionedOn, 1),
    considerations: lastDay >= lastDayOfMonths(commissionedOn, 6),
  };
}

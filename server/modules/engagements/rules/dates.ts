import {
  addDays,
  daysCounted,
  dueOfMonthly,
  isBankHoliday,
  lastDayOfMonths,
  lastPaymentDay,
  lastRecommissionedDay,
  paidOn,
} from '../../../lib/paymentDates.ts';
import type { MonthlyPayment } from '../../../lib/paymentDates.ts';

/** When what was delivered counts as accepted, and when it has to be paid for. Days are of Japan's calendar, as YYYY-MM-DD. */

/** What was agreed on of the payment. */
export interface AgreedPayment {
  readonly dueOn: string | null;
  readonly monthly: MonthlyPayment | null;
  /** As it was agreed; null where a time of service was. */
  readonly deliveryOn: string | null;
  /** 再委託: when one is paid oneself. */
  readonly upstreamPaymentOn: string | null;
}

export interface Due {
  /** 支払期日 */
  readonly dueOn: string;
  /** The day on which the money moves: another one where banks are closed. */
  readonly payBy: string;
  /** The last day that the law allows. */
  readonly lastDay: string;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** フリーランス法4条1項 and 3項; of monthly payment, two months count as 60 days. */
function lawfulLast({ monthly, upstreamPaymentOn }: AgreedPayment, receivedOn: string): string {
  if (upstreamPaymentOn !== null) return later(lastRecommissionedDay(upstreamPaymentOn), receivedOn);
  return monthly === null ? lastPaymentDay(receivedOn) : lastDayOfMonths(receivedOn, 2);
}

/** What was agreed on, of what came in on this day. Late work takes the days along that lay between delivery and payment. */
function agreedFor({ dueOn, monthly, deliveryOn }: AgreedPayment, receivedOn: string): string {
  if (monthly !== null) return dueOfMonthly(monthly, receivedOn);
  // 4条2項: without an agreement it is the day of receipt.
  if (dueOn === null) return receivedOn;
  if (dueOn >= receivedOn) return dueOn;
  return deliveryOn === null || dueOn < deliveryOn
    ? receivedOn
    : addDays(receivedOn, daysCounted(deliveryOn, dueOn) - 1);
}

/**
 * The earlier of what was agreed on and the last lawful day from the actual receipt. Where banks are closed then, the next day of business
 * as the paper agrees on it; a day that the paper does not name, because the law sets it, is paid before.
 */
export function dueOf(agreed: AgreedPayment, receivedOn: string): Due {
  const lastDay = lawfulLast(agreed, receivedOn);
  const wished = agreedFor(agreed, receivedOn);
  const dueOn = earlier(wished, lastDay);
  const isInWriting = dueOn === wished && (agreed.dueOn === dueOn || agreed.monthly !== null);
  return { dueOn, payBy: isInWriting ? paidOn(dueOn, lastDay) : openBefore(dueOn, receivedOn), lastDay };
}

/** The last day of business up to this one, and not before the work was there. */
function openBefore(day: string, receivedOn: string): string {
  let open = day;
  while (isBankHoliday(open)) open = addDays(open, -1);
  return open < receivedOn ? day : open;
}

/** How many days late a payment is; 0 on its day. */
export function daysLate({ payBy }: Pick<Due, 'payBy'>, today: string): number {
  return today <= payBy ? 0 : daysCounted(payBy, today) - 1;
}

/** Where nothing was agreed on of hours: so many days to look at them. */
const daysForHours = 7;

/** How many days inspection takes; null where there is none. */
export function inspectionDays(agreed: {
  readonly isHourly: boolean;
  readonly inspectionCompletesOn: string | null;
  readonly isUndecided: boolean;
  /** The last day of delivery or service. */
  readonly deliveryOn: string | null;
}): number | null {
  const { inspectionCompletesOn, deliveryOn, isHourly, isUndecided } = agreed;
  if (inspectionCompletesOn !== null && deliveryOn !== null && inspectionCompletesOn >= deliveryOn)
    return Math.min(daysCounted(deliveryOn, inspectionCompletesOn) - 1, 59);
  return isHourly || isUndecided || inspectionCompletesOn !== null ? daysForHours : null;
}

/** 検査完了日: the last day on which something can be said against what was received; silence over it is acceptance. */
export const inspectBy = (receivedOn: string, days: number): string => addDays(receivedOn, days);

const warnDays = 2;

/** From when both are warned that silence will count. */
export const warnedFrom = (lastDay: string): string => addDays(lastDay, -warnDays);

/** The first moment after a day of Japan's. */
export const endOfDay = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`);

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The month that an hourly commission is counted in, from a day on: up to its closing day, or to the end of the service. */
export function periodFrom(from: string, closesOn: number, serviceTo: string | null): Period {
  let to = from;
  while (!isClosing(to, closesOn)) to = addDays(to, 1);
  return { from, to: serviceTo === null ? to : earlier(to, serviceTo) };
}

const isClosing = (day: string, closesOn: number): boolean =>
  Number(day.slice(8, 10)) === closesOn ||
  (addDays(day, 1).endsWith('-01') && Number(day.slice(8, 10)) < closesOn);

/** The one after it; undefined where the service has ended. */
export function periodAfter(period: Period, closesOn: number, serviceTo: string | null): Period | undefined {
  const from = addDays(period.to, 1);
  return serviceTo !== null && from > serviceTo ? undefined : periodFrom(from, closesOn, serviceTo);
}

import {
  addDays,
  daysCounted,
  dueOfMonthly,
  isBankHoliday,
  lastDayOfMonths,
  lastPaymentDay,
  lastRecommissionedDay,
  paidOn,
} from '../../../lib/dates/paymentDates.ts';
import type { MonthlyPayment } from '../../../lib/dates/paymentDates.ts';

/** When deliveries count as accepted and are due. Days are Japanese calendar days, YYYY-MM-DD. */

/** The agreed payment. */
export interface AgreedPayment {
  readonly dueOn: string | null;
  readonly monthly: MonthlyPayment | null;
  /** Null for a period of service. */
  readonly deliveryOn: string | null;
  /** 再委託: the client's own payment day. */
  readonly upstreamPaymentOn: string | null;
}

export interface Due {
  /** 支払期日 */
  readonly dueOn: string;
  /** The day of transfer, moved when banks are closed. */
  readonly payBy: string;
  /** The last lawful day. */
  readonly lastDay: string;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** フリーランス法4条1項 and 3項; for monthly payment, two months count as 60 days. */
function lawfulLast({ monthly, upstreamPaymentOn }: AgreedPayment, receivedOn: string): string {
  if (upstreamPaymentOn !== null) return later(lastRecommissionedDay(upstreamPaymentOn), receivedOn);
  return monthly === null ? lastPaymentDay(receivedOn) : lastDayOfMonths(receivedOn, 2);
}

/**
 * The agreed day for work received then. Late work moves it by the agreed days between delivery and payment.
 */
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
 * The earlier of the agreed day and the last lawful one. When banks are closed, the next open day as the
 * paper agrees; a day set only by law is paid before.
 */
export function dueOf(agreed: AgreedPayment, receivedOn: string): Due {
  const lastDay = lawfulLast(agreed, receivedOn);
  const wished = agreedFor(agreed, receivedOn);
  const dueOn = earlier(wished, lastDay);
  const isInWriting = dueOn === wished && (agreed.dueOn === dueOn || agreed.monthly !== null);
  return { dueOn, payBy: isInWriting ? paidOn(dueOn, lastDay) : openBefore(dueOn, receivedOn), lastDay };
}

/** The last open day, but not before receipt. */
function openBefore(day: string, receivedOn: string): string {
  let open = day;
  while (isBankHoliday(open)) open = addDays(open, -1);
  return open < receivedOn ? day : open;
}

/** 0 on its day. */
export function daysLate({ payBy }: Pick<Due, 'payBy'>, today: string): number {
  return today <= payBy ? 0 : daysCounted(payBy, today) - 1;
}

/** Days to check hours if none were agreed. */
const daysForHours = 7;

/** Null without inspection. */
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

/** 検査完了日: the last day to object; silence after it is acceptance. */
export const inspectBy = (receivedOn: string, days: number): string => addDays(receivedOn, days);

const warnDays = 2;

/** When both sides are warned of it. */
export const warnedFrom = (lastDay: string): string => addDays(lastDay, -warnDays);

/** The first moment after a day in Japan. */
export const endOfDay = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`);

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Hourly work's month from a day on: to its closing day or the end of service. */
export function periodFrom(from: string, closesOn: number, serviceTo: string | null): Period {
  let to = from;
  while (!isClosing(to, closesOn)) to = addDays(to, 1);
  return { from, to: serviceTo === null ? to : earlier(to, serviceTo) };
}

const isClosing = (day: string, closesOn: number): boolean =>
  Number(day.slice(8, 10)) === closesOn ||
  (addDays(day, 1).endsWith('-01') && Number(day.slice(8, 10)) < closesOn);

/** The next one; undefined after the end of service. */
export function periodAfter(period: Period, closesOn: number, serviceTo: string | null): Period | undefined {
  const from = addDays(period.to, 1);
  return serviceTo !== null && from > serviceTo ? undefined : periodFrom(from, closesOn, serviceTo);
}

import { describe, expect, test } from 'vitest';
import { addDays, daysCounted, isBankHoliday } from '../../../lib/dates/paymentDates.ts';
import {
  daysLate,
  dueOf,
  endOfDay,
  inspectBy,
  inspectionDays,
  periodAfter,
  periodFrom,
  warnedFrom,
} from './dates.ts';
import type { AgreedPayment } from './dates.ts';

const agreed = (terms: Partial<AgreedPayment>): AgreedPayment => ({
  dueOn: null,
  monthly: null,
  deliveryOn: null,
  upstreamPaymentOn: null,
  ...terms,
});

describe('work is paid for', () => {
  test.each<[string, Partial<AgreedPayment>, string, string, string]>([
    [
      'on the agreed day (フリーランス法4条1項)',
      { dueOn: '2027-01-29', deliveryOn: '2026-12-18' },
      '2026-12-18',
      '2027-01-29',
      '2027-01-29',
    ],
    [
      'on the agreed day however early it came in, within 60 days',
      { dueOn: '2027-01-29', deliveryOn: '2026-12-18' },
      '2026-12-10',
      '2027-01-29',
      '2027-01-29',
    ],
    [
      'on day 60 from actual receipt where that is before the agreed day, receipt counted in',
      { dueOn: '2027-01-29', deliveryOn: '2026-12-18' },
      '2026-11-24',
      '2027-01-22',
      '2027-01-22',
    ],
    ['on the day of receipt without an agreement (4条2項)', {}, '2026-12-18', '2026-12-18', '2026-12-18'],
    [
      'as many days after a late delivery as were agreed on',
      { dueOn: '2027-01-29', deliveryOn: '2026-12-18' },
      '2027-02-10',
      '2027-03-24',
      '2027-03-24',
    ],
    [
      'on the day of business after, where the paper agrees on it and it is two days at most',
      { dueOn: '2027-01-30', deliveryOn: '2026-12-18' },
      '2026-12-18',
      '2027-01-30',
      '2027-02-01',
    ],
    [
      'on the day of business before, where the law sets the day',
      { dueOn: '2027-02-12', deliveryOn: '2026-12-18' },
      '2026-12-12',
      '2027-02-09',
      '2027-02-09',
    ],
    [
      'before a Sunday that the law sets',
      { dueOn: '2027-03-31', deliveryOn: '2027-02-01' },
      '2027-01-14',
      '2027-03-14',
      '2027-03-12',
    ],
    [
      'by 締日 and 支払日, by the month in which it came in',
      { monthly: { closesOn: 31, monthsLater: 1, paysOn: 31 } },
      '2026-12-01',
      '2027-01-31',
      '2027-02-01',
    ],
    [
      'by 締日 of the 20th, the next month where it came in after it',
      { monthly: { closesOn: 20, monthsLater: 1, paysOn: 10 } },
      '2026-12-21',
      '2027-02-10',
      '2027-02-10',
    ],
    [
      'of what is commissioned on, by 30 days from the upstream day (4条3項)',
      { dueOn: '2027-03-31', deliveryOn: '2026-12-18', upstreamPaymentOn: '2027-01-31' },
      '2026-12-18',
      '2027-03-01',
      '2027-03-01',
    ],
  ])('%s', (_, terms, receivedOn, dueOn, payBy) => {
    expect(dueOf(agreed(terms), receivedOn)).toMatchObject({ dueOn, payBy });
  });

  test('never after day 60, and on a day of business, whatever day it comes in and whatever was agreed', () => {
    for (let at = 0; at < 800; at += 1) {
      const receivedOn = addDays('2026-11-01', at);
      const due = dueOf(agreed({ dueOn: '2029-12-31', deliveryOn: '2026-11-01' }), receivedOn);
      expect(daysCounted(receivedOn, due.dueOn)).toBe(60);
      expect(isBankHoliday(due.payBy)).toBe(false);
      expect(due.payBy <= due.dueOn).toBe(true);
    }
  });

  test.each([
    ['2027-01-28', 0],
    ['2027-01-29', 0],
    ['2027-01-30', 1],
    ['2027-02-28', 30],
  ])('and is late from the day after: %s, %i days', (today, late) => {
    expect(daysLate({ payBy: '2027-01-29' }, today)).toBe(late);
  });
});

describe('silence', () => {
  const days = (terms: Partial<Parameters<typeof inspectionDays>[0]>) =>
    inspectionDays({
      isHourly: false,
      inspectionCompletesOn: null,
      isUndecided: false,
      deliveryOn: '2026-12-18',
      ...terms,
    });

  test.each([
    ['as long as was agreed on', { inspectionCompletesOn: '2026-12-25' }, 7],
    ['not at all where no inspection was', {}, null],
    ['a week of hours', { isHourly: true }, 7],
    ['a week where it was left open', { isUndecided: true }, 7],
    ['within the time for paying', { inspectionCompletesOn: '2027-04-25' }, 59],
  ])('lasts %s', (_, terms, expected) => {
    expect(days(terms)).toBe(expected);
  });

  test('counts from the actual delivery, to the end of the last day in Japan', () => {
    const last = inspectBy('2026-12-21', 7);
    expect(last).toBe('2026-12-28');
    expect(warnedFrom(last)).toBe('2026-12-26');
    expect(endOfDay(last).toISOString()).toBe('2026-12-28T15:00:00.000Z');
  });
});

describe('hours are closed', () => {
  test.each([
    ['2026-12-10', 31, null, '2026-12-31'],
    ['2026-12-10', 20, null, '2026-12-20'],
    ['2026-12-21', 20, null, '2027-01-20'],
    ['2027-02-01', 31, null, '2027-02-28'],
    ['2027-02-01', 30, null, '2027-02-28'],
    ['2027-02-01', 31, '2027-02-14', '2027-02-14'],
  ])('from %s, on day %i, until %s: %s', (from, closesOn, serviceTo, to) => {
    expect(periodFrom(from, closesOn, serviceTo)).toEqual({ from, to });
  });

  test('month by month, and no longer than the service lasts', () => {
    const periods = [periodFrom('2026-12-10', 31, '2027-02-10')];
    for (let next = periods[0]; next; next = periodAfter(next, 31, '2027-02-10'))
      if (next !== periods[0]) periods.push(next);
    expect(periods).toEqual([
      { from: '2026-12-10', to: '2026-12-31' },
      { from: '2027-01-01', to: '2027-01-31' },
      { from: '2027-02-01', to: '2027-02-10' },
    ]);
  });
});

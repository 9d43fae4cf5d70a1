import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysCounted,
  dueOfMonthly,
  isBankHoliday,
  isLawfulMonthly,
  lastDayOfMonths,
  lastPaymentDay,
  lastRecommissionedDay,
  longTermDuties,
  paidOn,
} from './paymentDates.ts';

describe('フリーランス法4条1項: 60 days of receipt, that day counted in', () => {
  test.each([
    ['2026-11-24', '2027-01-22', 'over the end of a year'],
    ['2026-12-18', '2027-02-15', 'over a new year'],
    ['2027-01-31', '2027-03-31', 'received on the 31st, before a short February'],
    ['2028-01-01', '2028-02-29', 'to the leap day'],
    ['2027-01-01', '2027-03-01', 'the same in a common year'],
    ['2028-02-29', '2028-04-28', 'received on the leap day'],
    ['2026-07-31', '2026-09-28', 'over two months of 31 days'],
  ])('%s: until %s (%s)', (received, last) => {
    expect(lastPaymentDay(received)).toBe(last);
    expect(daysCounted(received, last)).toBe(60);
  });
});

describe('フリーランス法4条3項: 30 days of the upstream date, that day counted in', () => {
  test.each([
    ['2026-11-30', '2026-12-29'],
    ['2027-01-31', '2027-03-01'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-31', '2027-01-29'],
  ])('%s: until %s', (upstream, last) => {
    expect(lastRecommissionedDay(upstream)).toBe(last);
    expect(daysCounted(upstream, last)).toBe(30);
  });
});

describe('民法143条2項: months, their first day counted in', () => {
  test.each([
    ['2026-11-24', 1, '2026-12-23'],
    ['2026-11-01', 1, '2026-11-30'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-29', 1, '2027-02-28'],
    ['2028-01-29', 1, '2028-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-12-01', 2, '2027-01-31'],
  ])('of %s, %i: until %s', (from, months, last) => {
    expect(lastDayOfMonths(from, months)).toBe(last);
  });
});

describe('銀行法施行令5条: when banks are closed', () => {
  test.each([
    ['2026-11-21', true, 'Saturday'],
    ['2026-11-22', true, 'Sunday'],
    ['2026-11-23', true, '勤労感謝の日, a Monday'],
    ['2026-11-24', false, 'Tuesday'],
    ['2026-12-31', true, 'the last day of the year, a Thursday'],
    ['2027-01-01', true, '元日'],
    ['2027-01-04', false, 'the first day of business'],
    ['2026-09-22', true, '国民の休日 between two holidays'],
    ['2027-03-22', true, '振替休日 of 春分の日'],
  ])('%s: %s (%s)', (day, closed) => {
    expect(isBankHoliday(day)).toBe(closed);
  });
});

describe('a payment that falls on a day when banks are closed', () => {
  test.each([
    ['2026-11-24', '2026-12-31', '2026-11-24', 'they are open'],
    ['2026-11-21', '2026-11-30', '2026-11-24', 'three days on, within the 60'],
    ['2026-11-22', '2026-11-22', '2026-11-24', 'two days late, agreed in writing'],
    ['2026-11-21', '2026-11-21', '2026-11-20', 'three days late would be too many: the day before'],
    ['2026-12-31', '2026-12-31', '2026-12-30', 'over the new year'],
    ['2026-12-31', '2027-01-31', '2027-01-04', 'over the new year, within the 60'],
    ['2027-01-31', '2027-01-31', '2027-02-01', 'a Sunday at the end of a month'],
  ])('due %s, at the latest %s: %s (%s)', (due, last, paid) => {
    expect(paidOn(due, last)).toBe(paid);
  });
});

const end = 31;

describe('monthly payment', () => {
  test.each([
    [{ closesOn: end, monthsLater: 1, paysOn: end }, '2026-11-01', '2026-12-31'],
    [{ closesOn: end, monthsLater: 1, paysOn: end }, '2027-01-31', '2027-02-28'],
    [{ closesOn: end, monthsLater: 1, paysOn: end }, '2028-01-31', '2028-02-29'],
    [{ closesOn: 20, monthsLater: 1, paysOn: 10 }, '2026-11-20', '2026-12-10'],
    [{ closesOn: 20, monthsLater: 1, paysOn: 10 }, '2026-11-21', '2027-01-10'],
    [{ closesOn: 30, monthsLater: 0, paysOn: end }, '2027-02-28', '2027-02-28'],
  ])('%o, received %s: due %s', (payment, received, due) => {
    expect(dueOfMonthly(payment, received)).toBe(due);
  });

  test.each([
    [{ closesOn: end, monthsLater: 1, paysOn: end }, true, '月末締め翌月末払い: two months count as 60 days'],
    [{ closesOn: end, monthsLater: 0, paysOn: end }, true, '月末締め当月末払い'],
    [{ closesOn: 15, monthsLater: 1, paysOn: 15 }, true, '15日締め翌月15日払い'],
    [{ closesOn: 20, monthsLater: 1, paysOn: 10 }, true, '20日締め翌月10日払い'],
    [
      { closesOn: 15, monthsLater: 1, paysOn: end },
      false,
      'from the 16th to the end of the month after next',
    ],
    [{ closesOn: end, monthsLater: 2, paysOn: 10 }, false, '月末締め翌々月10日払い'],
    [{ closesOn: 20, monthsLater: 0, paysOn: 10 }, false, 'before it is closed'],
  ])('%o is lawful: %s (%s)', (payment, lawful) => {
    expect(isLawfulMonthly(payment)).toBe(lawful);
  });
});

describe('フリーランス法5条・13条・16条: how long the work lasts', () => {
  test.each([
    ['2026-11-24', '2026-12-22', false, false],
    ['2026-11-24', '2026-12-23', true, false],
    ['2027-01-31', '2027-02-28', true, false],
    ['2026-11-24', '2027-05-22', true, false],
    ['2026-11-24', '2027-05-23', true, true],
    ['2026-08-31', '2027-02-28', true, true],
    ['2027-08-31', '2028-02-28', true, false],
    ['2027-08-31', '2028-02-29', true, true],
  ])('%s to %s', (from, to, prohibitions, considerations) => {
    expect(longTermDuties(from, to)).toEqual({ prohibitions, considerations });
  });
});

test('days go over months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
});

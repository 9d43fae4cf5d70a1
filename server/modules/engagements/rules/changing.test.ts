import { describe, expect, test } from 'vitest';
import { changedMonth, changedRounds } from './changing.ts';
import type { StandingRound, WantedRound } from './changing.ts';

const standing = (number: number, change: Partial<StandingRound> = {}): StandingRound => ({
  id: `r${number}`,
  number,
  state: 'UNDER_WAY',
  title: `${number}の版`,
  netPrice: 100_000,
  deliverBy: `2027-0${number}-10`,
  agreedDueOn: `2027-0${number}-28`,
  ...change,
});
const wanted = (number: number, change: Partial<WantedRound> = {}): WantedRound => ({
  number,
  title: `${number}の版`,
  netPrice: 100_000,
  deliverBy: `2027-0${number}-10`,
  agreedDueOn: `2027-0${number}-28`,
  ...change,
});

describe('the rounds of a work under new terms', () => {
  test('what is open follows, what was delivered stays', () => {
    const later = wanted(2, { deliverBy: '2027-02-20', netPrice: 140_000 });
    expect(changedRounds([standing(1, { state: 'PAID' }), standing(2)], [wanted(1), later])).toEqual({
      problem: null,
      put: [{ id: 'r2', to: later }],
      add: [],
      remove: [],
    });
  });

  test('there may be more of them, and fewer', () => {
    expect(changedRounds([standing(1)], [wanted(1), wanted(2)])).toMatchObject({
      put: [{ id: 'r1' }],
      add: [{ number: 2 }],
      remove: [],
    });
    expect(changedRounds([standing(1), standing(2), standing(3)], [wanted(1), wanted(2)])).toMatchObject({
      put: [{ id: 'r1' }, { id: 'r2' }],
      add: [],
      remove: ['r3'],
    });
  });

  test.each([
    ['its amount', [wanted(1, { netPrice: 90_000 }), wanted(2)]],
    ['its day', [wanted(1, { deliverBy: '2027-01-11' }), wanted(2)]],
    ['its 支払期日', [wanted(1, { agreedDueOn: null }), wanted(2)]],
    ['its name', [wanted(1, { title: '別の版' }), wanted(2)]],
    ['its being one of several', []],
  ])('of a delivered one %s cannot be changed', (_, terms) => {
    for (const state of ['DELIVERED', 'ACCEPTED', 'INVOICED', 'PAID', 'RECEIVED'] as const)
      expect(changedRounds([standing(1, { state }), standing(2)], terms)).toMatchObject({
        problem: { field: 'milestones', message: expect.stringContaining('第1回は納品済み') },
      });
  });

  test('what is corrected may have more days and a higher amount, not a lower one, and does not go', () => {
    const corrected = standing(1, { state: 'CORRECTION_ASKED', title: null });
    expect(changedRounds([corrected], [wanted(1, { title: null, netPrice: 120_000 })])).toMatchObject({
      problem: null,
      put: [{ id: 'r1', to: { netPrice: 120_000 } }],
    });
    expect(changedRounds([corrected], [wanted(1, { title: null, netPrice: 99_999 })])).toMatchObject({
      problem: { field: 'netPrice' },
    });
    expect(changedRounds([standing(1), { ...corrected, id: 'r2', number: 2 }], [wanted(1)])).toMatchObject({
      problem: { field: 'milestones', message: expect.stringContaining('第2回は一度納品されている') },
    });
  });
});

describe('the open month of hours under new terms', () => {
  const month = { from: '2027-01-01', to: '2027-01-31', netHourPrice: 5_000, lastWorkedOn: '2027-01-18' };
  const terms = { netHourPrice: 5_000, serviceTo: '2027-06-30', closesOn: '2027-01-31' };

  test.each([
    // The last day with hours, the old and the new price, and what the month is paid with.
    ['2027-01-18', 5_000, 6_000, 6_000],
    ['2027-01-18', 5_000, 4_000, 5_000],
    [null, 5_000, 4_000, 4_000],
    [null, 5_000, 6_000, 6_000],
    ['2027-01-18', null, 4_000, 4_000],
  ])('hours until %s at %s, then %s: %s', (lastWorkedOn, old, netHourPrice, paid) => {
    expect(changedMonth({ ...month, lastWorkedOn, netHourPrice: old }, { ...terms, netHourPrice })).toEqual({
      problem: null,
      to: '2027-01-31',
      netHourPrice: paid,
    });
  });

  test.each([
    // The new closing day, the new end of the service, and where the month ends.
    ['2027-01-31', null, '2027-01-31'],
    ['2027-01-20', null, '2027-01-20'],
    // Hours stand after that day: this month closes as it was agreed.
    ['2027-01-15', null, '2027-01-31'],
    ['2027-01-31', '2027-01-25', '2027-01-25'],
    ['2027-01-31', '2027-01-18', '2027-01-18'],
  ])('closes on %s, served until %s: ends on %s', (closesOn, serviceTo, to) => {
    expect(changedMonth(month, { ...terms, closesOn, serviceTo })).toMatchObject({ problem: null, to });
  });

  test.each(['2026-12-31', '2027-01-17'])('cannot end before what was worked: %s', (serviceTo) => {
    expect(changedMonth(month, { ...terms, serviceTo })).toMatchObject({ problem: { field: 'serviceTo' } });
  });
});

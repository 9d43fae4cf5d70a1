import { describe, expect, test } from 'vitest';
import { median, reachedOf, repliesOf } from './path.ts';
import type { EntryPath } from './path.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 3, 1) + day * 86_400_000);
const entry = (path: Partial<EntryPath> = {}): EntryPath => ({
  stage: 'NEW',
  enteredAt: at(0),
  replyBy: at(14),
  firstRepliedAt: null,
  consideredAt: null,
  interviewedAt: null,
  offeredAt: null,
  hiredAt: null,
  ...path,
});

test.each([
  [[], null],
  [[4], 4],
  [[1, 9], 5],
  [[9, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle);
});

describe('how far they came', () => {
  test('counts everybody at the steps before theirs, and days from the step that they were at', () => {
    const entries = [
      entry(),
      entry({ stage: 'DECLINED' }),
      entry({ stage: 'CONSIDERING', consideredAt: at(2) }),
      // Met at once: nobody wrote down that the papers were looked at.
      entry({ stage: 'INTERVIEW', interviewedAt: at(3) }),
      entry({
        stage: 'HIRED',
        consideredAt: at(1),
        interviewedAt: at(4),
        offeredAt: at(5.5),
        hiredAt: at(9),
      }),
      // Declined after they had met.
      entry({ stage: 'DECLINED', consideredAt: at(1), interviewedAt: at(6) }),
    ];
    expect(reachedOf(entries)).toEqual([
      { step: 'CONSIDERING', people: 4, medianDays: 1 },
      { step: 'INTERVIEW', people: 3, medianDays: 3 },
      { step: 'OFFERED', people: 1, medianDays: 1.5 },
      { step: 'HIRED', people: 1, medianDays: 3.5 },
    ]);
  });

  test('takes where an entry stands for reached, without a day, and never a time that runs backwards', () => {
    expect(reachedOf([entry({ stage: 'OFFERED' })])[2]).toEqual({
      step: 'OFFERED',
      people: 1,
      medianDays: null,
    });
    // Put back to the papers after they had met.
    const back = entry({ stage: 'CONSIDERING', consideredAt: at(5), interviewedAt: at(2) });
    expect(reachedOf([back])).toMatchObject([
      { people: 1, medianDays: 5 },
      { people: 1, medianDays: 2 },
      { people: 0 },
      { people: 0 },
    ]);
  });

  test('is nothing of nobody', () => {
    expect(reachedOf([]).map(({ people }) => people)).toEqual([0, 0, 0, 0]);
  });
});

describe('how soon they were answered', () => {
  test.each([
    [1, 'DAY'],
    [1.01, 'DAYS_3'],
    [3, 'DAYS_3'],
    [7, 'DAYS_7'],
    [7.5, 'DAYS_14'],
    [14, 'DAYS_14'],
    [14.01, 'LATE'],
  ])('after %s days: %s', (days, bucket) => {
    const { buckets } = repliesOf([entry({ firstRepliedAt: at(days) })], at(30));
    expect(buckets.filter(({ people }) => people > 0)).toEqual([{ bucket, people: 1 }]);
  });

  test('leaves out whoever waits in time or withdrew, and counts what is due as late', () => {
    const entries = [
      entry({ stage: 'DECLINED', firstRepliedAt: at(1) }),
      entry({ stage: 'INTERVIEW', firstRepliedAt: at(2) }),
      entry({ enteredAt: at(10), replyBy: at(24) }),
      entry(),
      entry({ stage: 'WITHDRAWN' }),
    ];
    expect(repliesOf(entries, at(20))).toMatchObject({ ratePercent: 67, medianDays: 1.5, waiting: 1 });
  });

  test('says nothing where nobody was due', () => {
    expect(repliesOf([], at(0))).toMatchObject({ ratePercent: null, medianDays: null, waiting: 0 });
  });
});

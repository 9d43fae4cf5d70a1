import { describe, expect, test } from 'vitest';
import { levelSeries } from './numbers/numbers.ts';
import { daysOf, seriesOf } from './span.ts';
import { figuresOfWorks, sharesOfAudiences, sharesOfSources } from './works/figures.ts';

/** Half past midnight in Tokyo. */
const now = new Date('2026-03-03T15:30:00.000Z');

describe('days', () => {
  test('are those of Japan, today among them, and begin at its midnight', () => {
    const days = daysOf('DAYS_7', now);
    expect(days).toMatchObject({ since: '2026-02-26', until: '2026-03-04' });
    expect(days.days).toEqual([
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
    ]);
    expect(days.sinceAt.toISOString()).toBe('2026-02-25T15:00:00.000Z');
    expect(days.before?.at(0)).toBe('2026-02-19');
    expect(days.before?.at(-1)).toBe('2026-02-25');
  });

  test.each([
    ['DAYS_30', 30, 30],
    ['DAYS_90', 90, undefined],
  ] as const)('%s: as many before them as are kept', (span, count, before) => {
    const days = daysOf(span, now);
    expect(days.days).toHaveLength(count);
    expect(days.before?.length).toBe(before);
  });
});

describe('a series', () => {
  const days = daysOf('DAYS_7', now);
  test('sums what is of one day, and leaves out what is of none of them', () => {
    const rows = [
      { day: '2026-03-04', amount: 2 },
      { day: '2026-03-04', amount: 3 },
      { day: '2026-02-26', amount: 1 },
      { day: '2026-02-20', amount: 4 },
      { day: '2025-01-01', amount: 9 },
    ];
    expect(seriesOf(days, rows, ({ amount }) => amount)).toEqual({
      total: 6,
      before: 4,
      byDay: [1, 0, 0, 0, 0, 0, 5],
    });
  });

  test('of a level keeps it until it is noted anew', () => {
    const level = (day: string, amount: number) => ({ measure: 'works', key: '', day, amount });
    const rows = [level('2026-02-21', 3), level('2026-02-28', 5)];
    expect(levelSeries(days, rows)).toEqual({ total: 5, before: 3, byDay: [3, 3, 5, 5, 5, 5, 5] });
  });
});

describe('a creator’s figures', () => {
  test('put the work first that was looked at most, and leave out those without anything', () => {
    const days = daysOf('DAYS_7', now);
    const row = (productId: string, views: number, saves = 0, day = '2026-03-01') => ({
      productId,
      day,
      views,
      saves,
      reached: 0,
    });
    const rows = [row('a', 1), row('b', 2), row('b', 3), row('c', 0, 4), row('d', 7, 0, '2026-02-20')];
    expect(figuresOfWorks(days, rows).map(({ productId, views }) => [productId, views.total])).toEqual([
      ['b', 5],
      ['a', 1],
      ['c', 0],
    ]);
  });

  test('say what led people there, from outside by site, and who they were at large', () => {
    const rows = [
      { source: 'FEED', host: '', audience: 'COMPANY', views: 3 },
      { source: 'FEED', host: '', audience: 'GUEST', views: 1 },
      { source: 'OUTSIDE', host: 'google.com', audience: 'GUEST', views: 5 },
      { source: 'OUTSIDE', host: '', audience: 'GUEST', views: 1 },
      { source: 'OUTSIDE', host: 'x.com', audience: 'GUEST', views: 2 },
    ] as const;
    expect(sharesOfSources(rows)).toEqual([
      {
        source: 'OUTSIDE',
        views: 8,
        hosts: [
          { host: 'google.com', views: 5 },
          { host: 'x.com', views: 2 },
        ],
      },
      { source: 'FEED', views: 4, hosts: [] },
    ]);
    expect(sharesOfAudiences(rows)).toEqual([
      { audience: 'COMPANY', views: 3 },
      { audience: 'CREATOR', views: 0 },
      { audience: 'GUEST', views: 9 },
    ]);
  });
});

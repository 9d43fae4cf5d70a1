import { describe, expect, test } from 'vitest';
import { validateAnalyticsSearch, spanOf } from './analyticsSearch.ts';
import { change, dayWords, daysFrom, percent } from './analyticsWords.ts';
import { heights, peaks } from './charts/columns.ts';

test.each([
  [10, 10, '±0'],
  [1212, 1000, '+212'],
  [5, 1046, '−1,041'],
])('%i after %i is a change of %s', (now, before, words) => {
  expect(change(now, before)).toBe(words);
});

test.each([
  [0, 0, '0%'],
  [0, 10, '0%'],
  [1, 1000, '1%'],
  [41, 100, '41%'],
])('%i of %i is %s', (part, whole, words) => {
  expect(percent(part, whole)).toBe(words);
});

test('days go on over the end of a month', () => {
  expect(daysFrom('2026-10-30', 4)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
  expect(dayWords('2026-11-02')).toBe('11月2日');
});

test.each([
  [{}, 'DAYS_30'],
  [{ days: 7 }, 'DAYS_7'],
  [{ days: '90' }, 'DAYS_90'],
  [{ days: 365 }, 'DAYS_30'],
  [{ days: 'x' }, 'DAYS_30'],
])('the address %j asks for %s', (search, span) => {
  expect(spanOf(validateAnalyticsSearch(search))).toBe(span);
});

describe('columns', () => {
  test('are as high as their share of the highest, and never so low that they are not seen', () => {
    expect(heights([0, 1, 50, 100])).toEqual([0, 2, 50, 100]);
    expect(heights([0, 0])).toEqual([0, 0]);
  });

  test('of days with twice as much as usual stand out; few looks are no news', () => {
    expect(peaks([10, 12, 9, 30, 11, 0])).toEqual([false, false, false, true, false, false]);
    expect(peaks([1, 1, 3, 1])).toEqual([false, false, false, false]);
    expect(peaks([])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDeadline,
  formatMonth,
  formatRelative,
  startOfTokyoDay,
  tokyoDay,
  tokyoDaysBetween,
} from './dates.ts';

describe('dates in Tokyo', () => {
  it('shows the day in Tokyo, not the one in UTC', () => {
    expect(formatDate('2026-03-31T15:00:00Z')).toBe('2026年4月1日(水)');
    expect(formatDate('2026-03-31T14:59:59Z')).toBe('2026年3月31日(火)');
    expect(formatDateTime('2026-04-01T03:04:00Z')).toBe('2026年4月1日(水) 12:04');
    expect(formatMonth('2026-03-31T15:00:00Z')).toBe('2026年4月');
    expect(tokyoDay('2026-03-31T15:00:00Z')).toBe('2026-04-01');
  });

  it('agrees with the engine’s own time zone data over a century', () => {
    const engine = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'short', timeZone: 'Asia/Tokyo' });
    for (let year = 1960; year < 2060; year += 1) {
      const instant = Date.UTC(year, 6, 15, 15, 0, 0);
      expect(tokyoDay(instant).replaceAll('-', '/')).toBe(engine.format(instant));
    }
  });

  it('says nothing of what is no date', () => {
    expect(formatDate('soon')).toBe('');
    expect(formatDateTime('soon')).toBe('');
    expect(formatRelative('2026-04-01T00:00:00Z', 'soon')).toBe('');
    expect(startOfTokyoDay('2026-02-30')).toBeNull();
  });

  it('names the last minute of a deadline', () => {
    expect(formatDeadline('2026-04-01T14:59:00Z')).toBe('2026年4月1日(水)23:59まで');
    expect(formatDeadline('2026-04-01T15:00:00Z')).toBe('2026年4月1日(水)23:59まで');
    expect(formatDeadline('2026-04-01T03:00:00Z')).toBe('2026年4月1日(水)12:00まで');
  });

  it('starts a day at midnight in Tokyo', () => {
    expect(startOfTokyoDay('2026-04-01')?.toISOString()).toBe('2026-03-31T15:00:00.000Z');
    expect(tokyoDaysBetween('2026-03-31T14:59:00Z', '2026-03-31T15:00:00Z')).toBe(1);
  });

  it.each([
    ['2026-04-10T03:00:00Z', '2026-04-10T02:59:30Z', 'たった今'],
    ['2026-04-10T03:00:00Z', '2026-04-10T03:00:20Z', 'まもなく'],
    ['2026-04-10T03:00:00Z', '2026-04-10T02:55:00Z', '5分前'],
    ['2026-04-10T03:00:00Z', '2026-04-10T00:00:00Z', '3時間前'],
    // Past midnight, and yet not "yesterday" for a few hours.
    ['2026-04-09T16:00:00Z', '2026-04-09T13:00:00Z', '3時間前'],
    ['2026-04-10T03:00:00Z', '2026-04-09T03:00:00Z', '昨日'],
    ['2026-04-10T03:00:00Z', '2026-04-07T03:00:00Z', '3日前'],
    ['2026-04-10T03:00:00Z', '2026-04-01T03:00:00Z', '4月1日(水)'],
    ['2026-04-10T03:00:00Z', '2025-04-01T03:00:00Z', '2025年4月1日(火)'],
    ['2026-04-10T03:00:00Z', '2026-04-10T03:05:00Z', '5分後'],
    ['2026-04-10T03:00:00Z', '2026-04-11T03:00:00Z', '明日'],
    ['2026-04-10T03:00:00Z', '2026-04-13T03:00:00Z', '3日後'],
  ])('%s seen from %s', (now, then, words) => {
    expect(formatRelative(now, then)).toBe(words);
  });

  it('separates days', () => {
    expect(formatDay('2026-04-10T03:00:00Z', '2026-04-09T15:00:00Z')).toBe('今日');
    expect(formatDay('2026-04-10T03:00:00Z', '2026-04-09T14:00:00Z')).toBe('昨日');
    expect(formatDay('2026-04-10T03:00:00Z', '2026-04-01T14:00:00Z')).toBe('4月1日(水)');
  });
});

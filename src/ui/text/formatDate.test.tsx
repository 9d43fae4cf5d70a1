import { act, render, screen } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';
import { expect } from '../testing/domMatchers.ts';
import { DateText } from './DateText.tsx';
import { Deadline } from './Deadline.tsx';
import { formatDate, formatDeadline, formatRelative, isoDay } from './formatDate.ts';
import { RelativeTime } from './RelativeTime.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const now = '2026-04-01T14:05:00+09:00';

test.each([
  ['2026-04-01T14:05:00+09:00', 'たった今'],
  ['2026-04-01T14:05:30+09:00', 'たった今'],
  ['2026-04-01T14:04:01+09:00', 'たった今'],
  ['2026-04-01T14:04:00+09:00', '1分前'],
  ['2026-04-01T14:02:00+09:00', '3分前'],
  ['2026-04-01T13:05:01+09:00', '59分前'],
  ['2026-04-01T13:05:00+09:00', '1時間前'],
  ['2026-04-01T00:00:00+09:00', '14時間前'],
  ['2026-03-31T23:59:00+09:00', '昨日'],
  ['2026-03-31T00:00:00+09:00', '昨日'],
  ['2026-03-30T23:59:00+09:00', '2026年3月30日'],
  ['2025-12-31T12:00:00+09:00', '2025年12月31日'],
  // UTC: the day is Tokyo's.
  ['2026-03-31T15:30:00Z', '13時間前'],
  ['2026-03-31T14:30:00Z', '昨日'],
  ['2026-04-02T09:00:00+09:00', '2026年4月2日'],
  ['nonsense', ''],
])('%s is %s', (date, shown) => {
  expect(formatRelative(date, now)).toBe(shown);
});

test('just past midnight the evening before is hours ago, not yesterday', () => {
  expect(formatRelative('2026-03-31T23:30:00+09:00', '2026-04-01T00:40:00+09:00')).toBe('1時間前');
});

test('the year is left out of the current one when short', () => {
  expect(formatRelative('2026-03-30T00:00:00+09:00', now, true)).toBe('3月30日');
  expect(formatRelative('2025-03-30T00:00:00+09:00', now, true)).toBe('2025年3月30日');
});

test.each([
  ['2026-04-01', '2026年4月1日(水)'],
  ['2026-03-31T15:00:00Z', '2026年4月1日(水)'],
  ['2026-03-31T14:59:59Z', '2026年3月31日(火)'],
  ['2024-02-29', '2024年2月29日(木)'],
])('%s is %s', (date, shown) => {
  expect(formatDate(date)).toBe(shown);
});

test('with the time, in 24 hours', () => {
  expect(formatDate(now, { time: true })).toBe('2026年4月1日(水) 14:05');
  expect(formatDate('2026-04-01T09:03:00+09:00', { weekday: false, year: false, time: true })).toBe(
    '4月1日 9:03',
  );
  expect(isoDay('2026-03-31T15:00:00Z')).toBe('2026-04-01');
});

test.each([
  ['2026-03-31', '期限切れ', true],
  ['2026-04-01', '今日まで', true],
  ['2026-04-02', 'あと1日', true],
  ['2026-04-04', 'あと3日', true],
  ['2026-04-05', '4月5日', false],
  ['2026-04-01T13:00:00+09:00', '期限切れ', true],
  ['2026-04-01T23:59:59+09:00', '今日まで', true],
])('a deadline of %s: %s', (date, text, pressing) => {
  expect(formatDeadline(date, now)).toEqual({ text, pressing });
});

test('the clock runs on by itself, one for the whole page', async () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-04-01T14:05:20+09:00');
  render(
    <>
      <RelativeTime date="2026-04-01T14:02:00+09:00" />
      <RelativeTime date="2026-04-01T14:05:18+09:00" />
      <DateText date="2026-04-01" />
    </>,
  );
  expect(screen.getByText('3分前')).toHaveAttribute('title', '2026年4月1日(水) 14:02');
  expect(screen.getByText('たった今')).toBeInTheDocument();
  expect(vi.getTimerCount()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(screen.getByText('5分前')).toHaveAttribute('datetime', '2026-04-01T05:02:00.000Z');
  expect(screen.getByText('2026年4月1日(水)')).toHaveAttribute('datetime', '2026-04-01');
});

test('the clock goes on when a minute begins, not some time within it', async () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-04-01T23:59:20+09:00');
  render(<Deadline date="2026-04-01T23:59:59.999+09:00" />);
  expect(screen.getByText('今日まで')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(screen.getByText('期限切れ')).toBeInTheDocument();
});

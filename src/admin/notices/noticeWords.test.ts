import { expect, test } from 'vitest';
import { momentOf, partsOf, timesWith } from './noticeWords.ts';

test('a day and a time of day are those of Japan, there and back', () => {
  expect(momentOf('2026-12-01', '08:30')).toBe('2026-11-30T23:30:00.000Z');
  expect(partsOf('2026-11-30T23:30:00.000Z')).toEqual({ day: '2026-12-01', time: '08:30' });
});

test('a time between the half hours can be kept', () => {
  expect(timesWith('10:00')).toHaveLength(48);
  expect(timesWith('10:07').map(({ value }) => value)).toContain('10:07');
});

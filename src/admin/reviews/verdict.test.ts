import { expect, test } from 'vitest';
import { leaningOf, nextCheck } from './verdict.ts';
import { groupOf, waited } from './waits.ts';

test('a point goes from unknown to met, to not met, and back', () => {
  const met = nextCheck({}, 3);
  expect(met).toEqual({ 3: true });
  expect(nextCheck(met, 3)).toEqual({ 3: false });
  expect(nextCheck({ 3: false }, 3)).toEqual({});
});

test('the filled button follows the checklist', () => {
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6].map((point) => [point, true]));
  expect(leaningOf({}, 6)).toBeNull();
  expect(leaningOf({ 1: true }, 6)).toBeNull();
  expect(leaningOf(all, 6)).toBe('APPROVE');
  expect(leaningOf({ ...all, 3: false }, 6)).toBe('REJECT');
  expect(leaningOf({ 3: false }, 6)).toBe('REJECT');
});

test('waits are told by how long is left', () => {
  const now = Date.parse('2026-11-24T07:00:00Z'); // 16:00 in Tokyo
  expect(groupOf('2026-11-24T06:59:00Z', now)).toBe('over');
  expect(groupOf('2026-11-24T14:30:00Z', now)).toBe('soon');
  expect(groupOf('2026-11-25T01:00:00Z', Date.parse('2026-11-24T15:30:00Z'))).toBe('today');
  expect(groupOf('2026-11-26T07:00:00Z', now)).toBe('later');
  expect(waited('2026-11-23T00:00:00Z', now)).toBe('31時間');
  expect(waited('2026-11-24T06:59:50Z', now)).toBe('1分');
  expect(waited('2026-11-20T07:00:00Z', now)).toBe('4日');
});

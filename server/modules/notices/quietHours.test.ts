import { expect, test } from 'vitest';
import { quietUntil } from './quietHours.ts';

const night = { from: 22, until: 7 };
const noon = { from: 12, until: 13 };

test.each([
  [night, '2026-04-01T21:59:59+09:00', undefined],
  [night, '2026-04-01T22:00:00+09:00', '2026-04-02T07:00:00+09:00'],
  [night, '2026-04-01T23:59:59+09:00', '2026-04-02T07:00:00+09:00'],
  [night, '2026-04-02T00:00:00+09:00', '2026-04-02T07:00:00+09:00'],
  [night, '2026-04-02T06:59:59+09:00', '2026-04-02T07:00:00+09:00'],
  [night, '2026-04-02T07:00:00+09:00', undefined],
  [noon, '2026-04-02T12:30:00+09:00', '2026-04-02T13:00:00+09:00'],
  [noon, '2026-04-02T13:00:00+09:00', undefined],
  [null, '2026-04-02T03:00:00+09:00', undefined],
])('%j at %s is quiet until %s', (hours, now, until) => {
  expect(quietUntil(new Date(now), hours)).toEqual(until === undefined ? undefined : new Date(until));
});

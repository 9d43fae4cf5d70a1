import { expect, test } from 'vitest';
import { afterBusinessDays } from './businessDays.ts';

test.each([
  ['over a weekend', '2026-11-20T01:00:00Z', '2026-11-25T01:00:00.000Z'], // Friday; Monday is 勤労感謝の日
  ['within a week', '2026-11-24T03:30:00Z', '2026-11-26T03:30:00.000Z'],
  [
    'from a Sunday: the clock begins on the next business day',
    '2026-11-15T05:00:00Z',
    '2026-11-17T15:00:00.000Z',
  ],
  ['over the new year', '2026-12-30T01:00:00Z', '2027-01-05T01:00:00.000Z'],
])('%s', (_what, from, to) => {
  expect(afterBusinessDays(new Date(from), 2).toISOString()).toBe(to);
});

import { expect, test } from 'vitest';
import { shownThanks } from './thanks.ts';

const said = (side: 'COMPANY' | 'CREATOR', day: string, reportedAt: Date | null = null) => ({
  side,
  words: side === 'CREATOR' ? '楽しい仕事でした。' : '助かりました。',
  saidAt: new Date(`${day}T03:00:00Z`),
  reportedAt,
});
const on = (day: string): Date => new Date(`${day}T03:00:00Z`);

test.each([
  ['alone, before a fortnight', [said('COMPANY', '2027-02-01')], '2027-02-14', null, null, false],
  ['alone, after a fortnight', [said('COMPANY', '2027-02-01')], '2027-02-15', null, '助かりました。', false],
  ['one’s own', [said('CREATOR', '2027-02-01')], '2027-02-02', '楽しい仕事でした。', null, false],
  [
    'both',
    [said('CREATOR', '2027-02-01'), said('COMPANY', '2027-02-02')],
    '2027-02-02',
    '楽しい仕事でした。',
    '助かりました。',
    false,
  ],
  [
    'what was reported',
    [said('CREATOR', '2027-02-01'), said('COMPANY', '2027-02-02', on('2027-02-03'))],
    '2027-02-03',
    '楽しい仕事でした。',
    null,
    true,
  ],
])('thanks, %s', (_, rows, today, own, others, areOthersReported) => {
  expect(shownThanks(rows, 'CREATOR', on(today))).toEqual({ own, others, areOthersReported });
});

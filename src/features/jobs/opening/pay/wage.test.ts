import { expect, test } from 'vitest';
import { wageWords } from './wage.ts';

test.each([
  [{ payUnit: 'MONTHLY', payMin: 340_000, payMax: 480_000 }, '月給 34万〜48万円(額面)'],
  [{ payUnit: 'MONTHLY', payMin: 340_000, payMax: null }, '月給 340,000円から(額面)'],
  [{ payUnit: 'HOURLY', payMin: 1_800, payMax: null }, '時給 1,800円から(額面)'],
  [{ payUnit: 'HOURLY', payMin: 1_800, payMax: 1_800 }, '時給 1,800円(額面)'],
  [{ payUnit: null, payMin: 340_000, payMax: null }, '340,000円から(額面)'],
  [{ payUnit: 'MONTHLY', payMin: null, payMax: 480_000 }, null],
] as const)('%o', (fields, words) => {
  expect(wageWords(fields)).toBe(words);
});

import { expect, test } from 'vitest';
import { durationWords } from './durationWords.ts';

test.each([
  [0, '0分'],
  [59, '59分'],
  [60, '1時間'],
  [1439, '24時間'],
  [1440, '1日'],
  [2592, '1.8日'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

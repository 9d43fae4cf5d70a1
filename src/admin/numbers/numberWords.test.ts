import { expect, test } from 'vitest';
import { measureWords } from './numberWords.ts';

test.each([
  [1119200, '円', '1,119,200円'],
  [119, '分', '119分'],
  [1206, '分', '20.1時間'],
  [15552, '分', '10.8日'],
  [74, '%', '74%'],
])('%i %s reads as %s', (value, unit, words) => {
  expect(measureWords(value, unit)).toBe(words);
});

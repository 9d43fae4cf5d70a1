import { describe, expect, test } from 'vitest';
import { durationWords } from './durationWords.ts';
import { mapLink } from './mapLink.ts';

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

describe('mapLink', () => {
  test('asks for what it is given, whatever is in it', () => {
    expect(new URL(mapLink('函館市 & 末広町')).searchParams.get('query')).toBe('函館市 & 末広町');
  });
});

import { expect, test } from 'vitest';
import { suggestEmail } from './emailSuggestion.ts';

test.each([
  ['mio@gmial.com', 'mio@gmail.com'],
  ['mio@gmail.con', 'mio@gmail.com'],
  ['mio@gmail.co', 'mio@gmail.com'],
  ['mio@gmaill.com', 'mio@gmail.com'],
  ['mio@Gmai.com', 'mio@gmail.com'],
  ['mio@yahoo.co.jo', 'mio@yahoo.co.jp'],
  ['a@b@docmo.ne.jp', 'a@b@docomo.ne.jp'],
])('%s was meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'mio@gmail.com',
  'mio@ymail.com',
  'mio@yahoo.com',
  'mio@todaisha.example.jp',
  'mio@outlook.jp',
  'mio@',
  '@gmial.com',
  'mio',
  '',
])('%s is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

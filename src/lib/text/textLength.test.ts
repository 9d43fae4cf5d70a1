import { expect, test } from 'vitest';
import { countGraphemes, isLonger } from './textLength.ts';

test.each([
  ['あいう', 3],
  ['👨‍👩‍👧‍👦です', 3],
  ['か\u3099く', 2],
  ['🇯🇵', 1],
  ['葛\u{e0100}城', 2],
  ['一\n二', 3],
  ['', 0],
])('%j is %i characters', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});

// As in server/lib/request/inputs.test.ts.
test.each([
  ['葛\u{e0100}'.repeat(50), 50, false],
  ['葛\u{e0100}'.repeat(51), 50, true],
  ['😀'.repeat(50), 50, false],
  [`か${'\u0301'.repeat(199)}`, 50, false],
  [`か${'\u0301'.repeat(5_000)}`, 50, true],
])('%j of at most %i', (text, limit, longer) => {
  expect(isLonger(text, limit)).toBe(longer);
});

import { expect, test } from 'vitest';
import { partsOf, wordsOf } from './words.ts';

test.each([
  ['くまさんの傘', ['くま', '傘']],
  ['髙橋商店', ['髙橋', '商店']],
  ['ちょうちん', []],
])('the parts of %s are %j, as they were typed', (query, parts) => {
  expect(
    wordsOf(query)
      .flatMap(partsOf)
      .map(({ typed }) => typed),
  ).toEqual(parts);
});

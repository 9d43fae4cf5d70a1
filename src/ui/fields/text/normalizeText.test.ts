import { expect, test } from 'vitest';
import { plainHouseNumber } from './normalizeText.ts';

test.each([
  ['神宮前１－２－３ ', '神宮前1-2-3'],
  ['神宮前１ー２‐３', '神宮前1-2-3'],
  ['センター北４丁目５番６号', 'センター北4丁目5番6号'],
  ['Ｔタワー　１２階', 'Ｔタワー　12階'],
])('a house number in %s is %s: names stay', (written, plain) => {
  expect(plainHouseNumber(written)).toBe(plain);
});

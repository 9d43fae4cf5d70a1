import { expect, test } from 'vitest';
import { sameCompany } from './sameCompany.ts';

test.each([
  ['株式会社灯台舎', '灯台舎'],
  ['(株)灯台舎', '灯台舎 株式会社'],
  ['㈱灯台舎', '株式会社灯台舎'],
  ['ＡＢＣ　Design株式会社', 'abc design'],
])('%s and %s are one company', (one, other) => {
  expect(sameCompany(one, other)).toBe(true);
});

test.each([
  ['灯台舎', '灯台'],
  ['', ''],
  ['株式会社', '合同会社'],
])('%s and %s are not', (one, other) => {
  expect(sameCompany(one, other)).toBe(false);
});

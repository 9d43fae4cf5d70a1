import { expect, test } from 'vitest';
import { mayExceedSixtyDays } from './paymentTerms.ts';

test.each([
  '検収した月の翌々月末',
  '月末締め翌々月10日払い',
  '翌翌月末に支払う',
  '再来月の15日',
  '納品から90日以内',
  '納品を受けた日から９０日後',
  '六十一日以内',
  '検収後3か月以内',
  '三ヶ月後の月末',
  '2か月後の月末に支払う',
  '120日サイト',
])('%s may come after more than 60 days', (terms) => {
  expect(mayExceedSixtyDays(terms)).toBe(true);
});

test.each([
  '検収した月の翌月末に、銀行振込で支払う',
  '月末締め翌月末払い',
  '納品から60日以内',
  '納品を受けた日から六十日以内',
  '納品から2か月以内',
  '納品後すぐに支払う',
  '毎月20日に締めて翌月10日に支払う',
  '請求書を受け取ってから30日後',
  '2026年12月31日に支払う',
])('%s may not', (terms) => {
  expect(mayExceedSixtyDays(terms)).toBe(false);
});

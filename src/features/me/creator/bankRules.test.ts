import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bankSchema, writeAccountNumber, writeHolder } from './bankRules.ts';
import { accountWords, bankWords, branchWords } from './bankWords.ts';

const bank = { value: '0005', label: '三菱UFJ銀行' };
const branch = { value: '341', label: '新宿支店' };
const right = {
  bankCode: bank,
  branchCode: branch,
  accountType: 'ORDINARY',
  accountNumber: '1234567',
  accountHolderKana: 'ハヤセ ミオ',
} as const;

function messages(values: Record<string, unknown>): Record<string, string> {
  const result = v.safeParse(bankSchema, { ...right, ...values });
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('what is typed', () => {
  test.each([
    ['はやせ　みお', 'ハヤセ ミオ'],
    ['ﾊﾔｾ ﾐｵ', 'ハヤセ ミオ'],
    ['ｶﾞ-ﾃﾞﾝ', 'ガ－デン'],
    ['カ)トウダイシャ', 'カ）トウダイシャ'],
    ['hayase mio', 'HAYASE MIO'],
    ['ｽﾃｭｰﾃﾞｨｵ.ﾃﾝ', 'ステューディオ．テン'],
    ['  ハヤセ   ミオ ', 'ハヤセ ミオ'],
  ])('%s becomes %s', (typed, written) => {
    expect(writeHolder(typed)).toBe(written);
  });

  test.each([
    ['１２３４５６７', '1234567'],
    ['123-4567', '1234567'],
    ['１２３ー４５６', '123456'],
    ['12 34', '1234'],
    ['12a', '12a'],
  ])('%s becomes %s', (typed, written) => {
    expect(writeAccountNumber(typed)).toBe(written);
  });
});

describe('what is sent', () => {
  test('codes and a number of seven digits', () => {
    expect(
      v.parse(bankSchema, { ...right, accountNumber: '１２３', accountHolderKana: 'はやせ みお' }),
    ).toEqual({
      bankCode: '0005',
      branchCode: '341',
      accountType: 'ORDINARY',
      accountNumber: '0000123',
      accountHolderKana: 'ハヤセ ミオ',
    });
  });

  test('each gap has its own message', () => {
    expect(
      messages({ bankCode: null, branchCode: null, accountNumber: '', accountHolderKana: '' }),
    ).toMatchObject({
      bankCode: '銀行を候補から選んでください。',
      branchCode: '支店を候補から選んでください。',
    });
    expect(messages({ accountNumber: '12345678' })).toEqual({
      accountNumber: '口座番号は7桁までの数字で入力してください。',
    });
    expect(messages({ accountHolderKana: '早瀬 みお' })['accountHolderKana']).toMatch(/カタカナで/);
    expect(messages({ accountHolderKana: 'ア'.repeat(61) })['accountHolderKana']).toMatch(/60文字以内/);
    expect(messages({})).toEqual({});
  });
});

describe('how an account is shown', () => {
  test('never more than the end of its number', () => {
    expect(
      accountWords({
        bankName: '三菱UFJ',
        branchName: '新宿',
        accountType: 'ORDINARY',
        accountNumberEnd: '123',
      }),
    ).toBe('三菱UFJ銀行 新宿支店 普通 ····123');
  });

  test.each([
    ['三菱UFJ', '三菱UFJ銀行'],
    ['三菱UFJ信託', '三菱UFJ信託銀行'],
    ['ゆうちょ', 'ゆうちょ銀行'],
    ['城南信金', '城南信金'],
    ['信金中央金庫', '信金中央金庫'],
    ['全東栄信組', '全東栄信組'],
    ['東京労金', '東京労金'],
  ])('the bank %s as %s', (name, shown) => {
    expect(bankWords(name)).toBe(shown);
  });

  test.each([
    ['新宿', '新宿支店'],
    ['本店', '本店'],
    ['大阪公務部', '大阪公務部'],
    ['本店営業部', '本店営業部'],
    ['羽田出張所', '羽田出張所'],
  ])('the branch %s as %s', (name, shown) => {
    expect(branchWords(name)).toBe(shown);
  });
});

import { describe, expect, it } from 'vitest';
import { formatPhone } from './formatPhone.ts';
import {
  isKatakana,
  normalizeLine,
  normalizePhone,
  normalizePostalCode,
  quoted,
  toFullWidthKana,
  toHalfWidth,
  toKatakana,
} from './japaneseText.ts';

describe('Japanese text', () => {
  it('makes ASCII narrow and leaves kanji alone', () => {
    expect(toHalfWidth('ＡＢＣ　１２３＠')).toBe('ABC 123@');
    expect(normalizeLine('　髙橋　﨑山  太郎 ')).toBe('髙橋 﨑山 太郎');
    // NFKC would make 神 of this one.
    expect(normalizeLine('\uFA19谷')).toBe('\uFA19谷');
    expect(normalizeLine('㈱つむぎ')).toBe('㈱つむぎ');
  });

  it('never doubles quotation marks', () => {
    expect(quoted('「ひなた図」を描く人')).toBe('「『ひなた図』を描く人」');
  });

  it('makes kana full and katakana of hiragana', () => {
    expect(toFullWidthKana('ﾂﾑｷﾞ ﾊﾟﾝ')).toBe('ツムギ パン');
    expect(toKatakana('さとう ゔ')).toBe('サトウ ヴ');
    expect(isKatakana('サトー・ユウ')).toBe(true);
    expect(isKatakana('さとう')).toBe(false);
    expect(isKatakana(' ')).toBe(false);
  });

  it.each([
    ['０９０−１２３４−５６７８', '+819012345678', '090-1234-5678'],
    ['+81 90 1234 5678', '+819012345678', '090-1234-5678'],
    ['+81 (0)90-1234-5678', '+819012345678', '090-1234-5678'],
    ['81-90-1234-5678', '+819012345678', '090-1234-5678'],
    ['(03)1234ー5678', '+81312345678', '03-1234-5678'],
    ['045.123.4567', '+81451234567', '045-123-4567'],
    ['0120-123-456', '+81120123456', '0120-123-456'],
    ['0800-123-4567', '+818001234567', '0800-123-4567'],
    ['050 1234 5678', '+815012345678', '050-1234-5678'],
  ])('reads the number %s', (typed, e164, shown) => {
    expect(normalizePhone(typed)).toBe(e164);
    expect(formatPhone(e164)).toBe(shown);
  });

  it.each(['', '110', '090-1234-567', '1-800-555-0199', '0012345678', 'ゼロ三'])('refuses %s', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });

  it('reads postal codes', () => {
    expect(normalizePostalCode('〒１５０ー０００１')).toBe('150-0001');
    expect(normalizePostalCode('1500001')).toBe('150-0001');
    expect(normalizePostalCode('150-001')).toBeNull();
  });
});

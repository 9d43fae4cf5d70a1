import * as v from 'valibot';
import { formatPhone } from '../text/formatPhone.ts';
import { isKatakana, normalizeLine, normalizePhone, toHalfWidth, toKatakana } from '../text/japaneseText.ts';
import { isLonger } from '../text/textLength.ts';

/**
 * Validation for personal data, as on the server. `write…` normalises a field when it is left (a text field's
 * `normalize`); the rules repeat it, since Enter sends a form without leaving the field.
 */

/** Only trims: the kanji of a name are never normalised. */
export function writeName(text: string): string {
  return text.trim();
}

/** ﾔﾏﾀﾞ and やまだ as ヤマダ. */
export function writeKana(text: string): string {
  return normalizeLine(toKatakana(text));
}

/** ０９０ー１２３４ー５６７８ as 090-1234-5678; anything else stays, to be corrected. */
export function writePhone(text: string): string {
  const number = normalizePhone(text);
  return number === null ? toHalfWidth(text).trim() : formatPhone(number);
}

export function atMost(limit: number, name: string) {
  return v.check(
    (text: string) => !isLonger(text, limit),
    `${name}は${limit.toLocaleString('ja-JP')}文字以内で入力してください。`,
  );
}

export function requiredText(name: string, limit: number) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(`${name}を入力してください。`), atMost(limit, name));
}

/** Empty becomes null. */
export function optionalText(name: string, limit: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    atMost(limit, name),
    v.transform((text) => (text === '' ? null : text)),
  );
}

export const lastNameRule = requiredText('姓', 50);
export const firstNameRule = requiredText('名', 50);

function kanaRule(name: string) {
  return v.pipe(
    v.string(),
    v.transform(writeKana),
    v.check((text) => text === '' || isKatakana(text), `${name}はカタカナで入力してください。`),
    atMost(50, name),
    v.transform((text) => (text === '' ? null : text)),
  );
}

export const lastNameKanaRule = kanaRule('セイ');
export const firstNameKanaRule = kanaRule('メイ');

const phoneForm = '市外局番から10桁か11桁の番号を入力してください。例　090-1234-5678';

export const phoneRule = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('電話番号を入力してください。'),
  v.check((text) => text === '' || normalizePhone(text) !== null, phoneForm),
  v.transform((text) => normalizePhone(text) ?? ''),
);

export const optionalPhoneRule = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || normalizePhone(text) !== null, phoneForm),
  v.transform(normalizePhone),
);

import * as v from 'valibot';
import { toHalfWidth } from '../text/japaneseText.ts';

/** Written by an IME or copied out of a mail: width and spaces are nobody's intention. The server does the same. */
export function normalizeEmail(text: string): string {
  const plain = toHalfWidth(text).trim();
  const at = plain.lastIndexOf('@');
  return at === -1 ? plain : plain.slice(0, at) + plain.slice(at).toLowerCase();
}

/** Old docomo addresses have dots in a row, or before the @: the shape asks for little. */
export const emailRule = v.pipe(
  v.string(),
  v.transform(normalizeEmail),
  v.nonEmpty('メールアドレスを入力してください。'),
  v.maxLength(254, 'メールアドレスは254文字以内で入力してください。'),
  v.regex(/^[^\s@]+@[^\s@]+$/, '「名前@example.jp」の形式で入力してください。'),
  v.regex(/@[^\s@.]+(\.[^\s@.]+)+$/, '「.jp」や「.com」まで入力してください。'),
);

/** A password that exists already: only its owner knows its rules. Never trimmed. */
export const passwordRule = v.pipe(v.string(), v.nonEmpty('パスワードを入力してください。'));

/** A password to be. Whether it is too common, the server says. */
export const newPasswordRule = v.pipe(
  passwordRule,
  v.check((text) => [...text].length >= 8, '8文字以上にしてください。'),
  v.check((text) => [...text].length <= 128, '128文字以内にしてください。'),
);

import * as v from 'valibot';
import { toHalfWidth } from '../text/japaneseText.ts';

/** Corrects what an IME or copying from a mail does to an address. The server does the same. */
export function normalizeEmail(text: string): string {
  const plain = toHalfWidth(text).trim();
  const at = plain.lastIndexOf('@');
  return at === -1 ? plain : plain.slice(0, at) + plain.slice(at).toLowerCase();
}

/** Loose on purpose: old docomo addresses have dots in a row, or before the @. */
export const emailRule = v.pipe(
  v.string(),
  v.transform(normalizeEmail),
  v.nonEmpty('メールアドレスを入力してください。'),
  v.maxLength(254, 'メールアドレスは254文字以内で入力してください。'),
  v.regex(/^[^\s@]+@[^\s@]+$/, '「名前@example.jp」の形式で入力してください。'),
  v.regex(/@[^\s@.]+(\.[^\s@.]+)+$/, '「.jp」や「.com」まで入力してください。'),
);

/** An existing password. Never trimmed. */
export const passwordRule = v.pipe(v.string(), v.nonEmpty('パスワードを入力してください。'));

/** A new password. The server checks whether it is too common. */
export const newPasswordRule = v.pipe(
  passwordRule,
  v.check((text) => [...text].length >= 8, '8文字以上にしてください。'),
  v.check((text) => [...text].length <= 128, '128文字以内にしてください。'),
);

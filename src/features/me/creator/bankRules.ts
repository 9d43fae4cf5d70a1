import * as v from 'valibot';
import { normalizeHyphens, toHalfWidth, toKatakana } from '../../../lib/text/japaneseText.ts';

/**
 * As in a bank book: full-width katakana and capitals, half-width digits and spaces (ﾊﾔｾ ﾐｵ, はやせみお, hayase).
 */
export function writeHolder(text: string): string {
  return toHalfWidth(toKatakana(text))
    .toUpperCase()
    .replace(/\(/g, '（')
    .replace(/\)/g, '）')
    .replace(/\./g, '．')
    .replace(/[-‐-―−]/g, '－')
    .replace(/\s+/g, ' ')
    .trim();
}

/** １２３４５６７ and 123-4567 become 1234567; invalid text stays, to be corrected. */
export function writeAccountNumber(text: string): string {
  return normalizeHyphens(toHalfWidth(text)).replace(/[\s-]/g, '');
}

const chosen = v.object({ value: v.string(), label: v.string(), note: v.optional(v.string()) });

function foundRule(message: string) {
  return v.pipe(
    v.nullable(chosen),
    v.check((option) => option !== null, message),
    v.transform((option) => option?.value ?? ''),
  );
}

export const bankSchema = v.object({
  bankCode: foundRule('銀行を候補から選んでください。'),
  branchCode: foundRule('支店を候補から選んでください。'),
  accountType: v.picklist(['ORDINARY', 'CURRENT', 'SAVINGS']),
  accountNumber: v.pipe(
    v.string(),
    v.transform(writeAccountNumber),
    v.nonEmpty('口座番号を入力してください。'),
    v.regex(/^\d{1,7}$/, '口座番号は7桁までの数字で入力してください。'),
    v.transform((digits) => digits.padStart(7, '0')),
  ),
  accountHolderKana: v.pipe(
    v.string(),
    v.transform(writeHolder),
    v.nonEmpty('口座名義を入力してください。'),
    v.regex(
      /^[ァ-ヴーA-Z0-9（）．－ ]*$/,
      '口座名義は通帳のとおり、カタカナで入力してください。例　ハヤセ ミオ',
    ),
    v.maxLength(60, '口座名義は60文字以内で入力してください。'),
  ),
});

export type BankValues = v.InferInput<typeof bankSchema>;

import * as v from 'valibot';
import { normalizeHyphens, toHalfWidth } from '../text/japaneseText.ts';
import { pointsIn } from '../text/textLength.ts';

/**
 * Validation for business data, as on the server. `write…` normalises a field when it is left, as in
 * `personRules.ts`.
 */

const nullIfEmpty = v.transform((text: string) => (text === '' ? null : text));

/** `example.jp` as `https://example.jp`. */
export function writeUrl(text: string): string {
  const plain = toHalfWidth(text).trim();
  return plain === '' || /^[a-z][a-z0-9+.-]*:/i.test(plain) ? plain : `https://${plain}`;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname);
}

export function optionalUrl(name: string) {
  return v.pipe(
    v.string(),
    v.transform(writeUrl),
    v.check(
      (text) => text === '' || isWebAddress(text),
      'https:// から始まるアドレスを入力してください。例　https://example.jp',
    ),
    v.check((text) => pointsIn(text) <= 500, `${name}は500文字以内で入力してください。`),
    nullIfEmpty,
  );
}

/** Removes the separators people write between groups of digits. */
export function writeDigits(text: string): string {
  return normalizeHyphens(toHalfWidth(text)).replaceAll(/[\s,-]/g, '');
}

/** `1234567890123` as `T1234567890123`. */
export function writeInvoiceNumber(text: string): string {
  const plain = writeDigits(text).toUpperCase();
  return /^\d{13}$/.test(plain) ? `T${plain}` : plain;
}

export const invoiceNumberRule = v.pipe(
  v.string(),
  v.transform(writeInvoiceNumber),
  v.check(
    (text) => text === '' || /^T\d{13}$/.test(text),
    'Tと13桁の数字で入力してください。例　T1234567890123',
  ),
  nullIfEmpty,
);

export const corporateNumberRule = v.pipe(
  v.string(),
  v.transform(writeDigits),
  v.check((text) => text === '' || /^\d{13}$/.test(text), '法人番号は、13桁の数字で入力してください。'),
  nullIfEmpty,
);

/**
 * Normalises what people type with an IME. Never NFKC over a whole text: it would turn 髙 and 﨑 into other
 * people's names.
 */

/** Full-width ASCII and the full-width space to half width. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/\uFFE5/g, '¥');
}

/** Half-width kana (ｶﾞ) to full width (ガ): the one range where NFKC does no harm. */
export function toFullWidthKana(text: string): string {
  return text.replace(/[\uFF61-\uFF9F]+/g, (kana) => kana.normalize('NFKC'));
}

export function toKatakana(text: string): string {
  return toFullWidthKana(text).replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + 0x60),
  );
}

/** Whether a text is a reading for セイ or メイ: katakana, long marks, middle dots, spaces. */
export function isKatakana(text: string): boolean {
  return /^[\u30A1-\u30FA\u30FC\u30FB\u30FD\u30FE ]+$/.test(text) && text.trim() !== '';
}

/** In 「」; marks inside become 『』. */
export const quoted = (text: string): string => `「${text.replaceAll('「', '『').replaceAll('」', '』')}」`;

/** For one line of text: ASCII to half width, kana to full width, runs of spaces to one, trimmed. */
export function normalizeLine(text: string): string {
  return toFullWidthKana(toHalfWidth(text)).replace(/\s+/g, ' ').trim();
}

/** All characters that keyboards put for a hyphen. Only for numbers: ー is a letter in カタカナ. */
const hyphens =
  /[-\u00AD\u02D7\u058A\u2010-\u2015\u2043\u207B\u208B\u2212\u2500\u2501\u2796\u30FC\u4E00\uFE58\uFE63\uFF0D\uFF70]/g;

export function normalizeHyphens(text: string): string {
  return text.replace(hyphens, '-');
}

function bareNumber(text: string): string {
  return normalizeHyphens(toHalfWidth(text)).replace(/[\s().-]/g, '');
}

/** A Japanese telephone number as E.164 (`+819012345678`), or null. */
export function normalizePhone(text: string): string | null {
  const bare = bareNumber(text)
    .replace(/^\+?810?(?=[1-9]\d{8,9}$)/, '0')
    .replace(/^010810?(?=[1-9]\d{8,9}$)/, '0');
  // Mobile, IP and 0800 numbers have eleven digits, all others ten.
  const valid = /^0[5-9]0\d{8}$/.test(bare) || /^0(?![5-9]0)[1-9]\d{8}$/.test(bare);
  return valid ? `+81${bare.slice(1)}` : null;
}

/** `〒１５０ー０００１` as `150-0001`, or null. */
export function normalizePostalCode(text: string): string | null {
  const bare = bareNumber(text).replace(/^〒/, '');
  return /^\d{7}$/.test(bare) ? `${bare.slice(0, 3)}-${bare.slice(3)}` : null;
}

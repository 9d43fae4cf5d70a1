/**
 * Normalises what people type. Never NFKC (nor NFC) over a whole text: it would turn 髙, 﨑 and 神 into other
 * people's names. The page has the same rules in `src/lib/text/japaneseText.ts`.
 */

/**
 * Invisible characters: controls, zero-width spaces, direction marks. Joiners and variation selectors stay,
 * being part of emoji and names.
 */
const unseen =
  /(?![\t\n])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Characters without a shape: a name of these alone is empty. */
const blank = /\s|\u115F|\u1160|\u200C|\u200D|\u2800|\u3164|\p{Variation_Selector}|\uFFA0/gu;

/** Decomposed kana: か and a separate mark, as some keyboards send が. */
const loosePairs = /[\u3046-\u30FD][\u3099\u309A]/gu;

function clean(text: string): string {
  const seen = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unseen, '')
    .replace(loosePairs, (pair) => pair.normalize('NFC'));
  return seen.replace(blank, '') === '' ? '' : seen;
}

/** For one line: breaks become spaces, runs of spaces one, trimmed. */
export function oneLine(text: string): string {
  return clean(text).replace(/\s+/gu, ' ').trim();
}

/** For several lines: at most two blank lines in a row, trimmed. */
export function severalLines(text: string): string {
  return (
    clean(text)
      .split('\n')
      // No regular expression: one for trailing blanks takes quadratic time.
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{4,}/gu, '\n\n\n')
      .trim()
  );
}

/** Code points, as the database counts. */
export function lengthOf(text: string): number {
  // Every pair of surrogates is one.
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters as a reader counts them, as on the page: a family emoji is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Code points the database allows for each character, unless told. */
export const pointsOfSign = 4;

/** The rule for every text's length; the page has the same in `src/lib/text/textLength.ts`. */
export function isLonger(text: string, most: number, pointsEach = pointsOfSign): boolean {
  // The cheap check first.
  const points = lengthOf(text);
  return points > most * pointsEach || (points > most && graphemes(text).length > most);
}

/** Full-width ASCII and the full-width space to half width. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** １２－３ as 12-3; a ー inside a word stays. */
export function houseNumber(text: string): string {
  return text
    .replace(/[\uFF10-\uFF19]/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/(?<=\d)[\u2010-\u2015\u2212\u30FC\uFF0D\uFF70](?=\d)/gu, '-');
}

export function toKatakana(text: string): string {
  return text
    .replace(/[\uFF66-\uFF9F]+/gu, (kana) => kana.normalize('NFKC'))
    .replace(/[\u3041-\u3096\u309D\u309E]/gu, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60),
    );
}

/** Whether a text is a reading for セイ or メイ: katakana, long marks, middle dots, spaces. */
export function isKatakana(text: string): boolean {
  return /^[\u30A1-\u30FA\u30FC\u30FB\u30FD\u30FE ]+$/u.test(text);
}

/** All characters that keyboards put for a hyphen. Only for numbers: ー is a letter in カタカナ. */
const hyphens =
  /[-\u00AD\u02D7\u058A\u2010-\u2015\u2043\u207B\u208B\u2212\u2500\u2501\u2796\u30FC\u4E00\uFE58\uFE63\uFF0D\uFF70]/gu;

/** A Japanese telephone number as E.164 (`+819012345678`), or null. */
export function toE164(text: string): string | null {
  const bare = toHalfWidth(text)
    .replace(hyphens, '')
    .replace(/[\s().]/gu, '')
    .replace(/^(?:\+|010)?810?(?=[1-9]\d{8,9}$)/u, '0');
  // Mobile, IP and 0800 numbers have eleven digits, all others ten.
  const valid = /^0[5-9]0\d{8}$/u.test(bare) || /^0(?![5-9]0)[1-9]\d{8}$/u.test(bare);
  return valid ? `+81${bare.slice(1)}` : null;
}

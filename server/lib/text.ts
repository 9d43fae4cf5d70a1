/**
 * What people type, made plain. Only digits, Latin letters, signs and kana change: NFKC (and even NFC) over a whole text would turn 髙, 﨑
 * and 神 into other people's names. The page has the same rules in `src/lib/text/japaneseText.ts`.
 */

/**
 * Signs that nobody sees: control characters, zero-width spaces, and the marks that turn the direction of whatever is shown beside them.
 * The joiner and the selectors stay, being part of emoji and of names.
 */
const unseen =
  /(?![\t\n])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Letters that have no shape: a name of these alone would be no name. */
const blank = /\s|\u115F|\u1160|\u200C|\u200D|\u2800|\u3164|\p{Variation_Selector}|\uFFA0/gu;

/** か and a mark of its own, as some keyboards send が. */
const loosePairs = /[\u3046-\u30FD][\u3099\u309A]/gu;

function clean(text: string): string {
  const seen = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unseen, '')
    .replace(loosePairs, (pair) => pair.normalize('NFC'));
  return seen.replace(blank, '') === '' ? '' : seen;
}

/** For one line: breaks become spaces, spaces in a row one, none at the ends. */
export function oneLine(text: string): string {
  return clean(text).replace(/\s+/gu, ' ').trim();
}

/** For several lines: breaks stay, at most two blank lines in a row, none at the ends. */
export function severalLines(text: string): string {
  return (
    clean(text)
      .split('\n')
      // No pattern: one of blanks before an end begins again at each blank, and a megabyte of them takes the afternoon.
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

/** Signs as a reader counts them, and as the page does: a family emoji is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The database has room for so many code points for each sign, one of which may be several: a mountain of marks is no name. */
const pointsOfSign = 4;

/** The one rule of how long a text may be; the page has the same in `src/lib/text/textLength.ts`. */
export function isLonger(text: string, most: number): boolean {
  // The cheap look first: what cannot be kept is not told apart into signs.
  const points = lengthOf(text);
  return points > most * pointsOfSign || (points > most && graphemes(text).length > most);
}

/** Full-width ASCII and the full-width space, to half width. Kanji and kana stay. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** １２－３ as 12-3. Words stay as they are written, a ー in one of them too. */
export function houseNumber(text: string): string {
  return text
    .replace(/[\uFF10-\uFF19]/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/(?<=\d)[\u2010-\u2015\u2212\u30FC\uFF0D\uFF70](?=\d)/gu, '-');
}

/** ひらがな and half-width kana (ｶﾞ) to カタカナ. */
export function toKatakana(text: string): string {
  return text
    .replace(/[\uFF66-\uFF9F]+/gu, (kana) => kana.normalize('NFKC'))
    .replace(/[\u3041-\u3096\u309D\u309E]/gu, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60),
    );
}

/** Whether a reading may stand as セイ or メイ: katakana, the long mark, the middle dot, a space between. */
export function isKatakana(text: string): boolean {
  return /^[\u30A1-\u30FA\u30FC\u30FB\u30FD\u30FE ]+$/u.test(text);
}

/** Every sign that people's keyboards put where a hyphen belongs. Only for numbers: ー is a letter in カタカナ. */
const hyphens =
  /[-\u00AD\u02D7\u058A\u2010-\u2015\u2043\u207B\u208B\u2212\u2500\u2501\u2796\u30FC\u4E00\uFE58\uFE63\uFF0D\uFF70]/gu;

/** A Japanese telephone number as E.164 (`+819012345678`); null for what is none. */
export function toE164(text: string): string | null {
  const bare = toHalfWidth(text)
    .replace(hyphens, '')
    .replace(/[\s().]/gu, '')
    .replace(/^(?:\+|010)?810?(?=[1-9]\d{8,9}$)/u, '0');
  // Mobile, IP and 0800 numbers have eleven digits, all others ten.
  const valid = /^0[5-9]0\d{8}$/u.test(bare) || /^0(?![5-9]0)[1-9]\d{8}$/u.test(bare);
  return valid ? `+81${bare.slice(1)}` : null;
}

/** Full-width ASCII and spaces as half-width ones; kana and kanji stay as they are (never NFKC a name). */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (character) => String.fromCodePoint(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** Every kind of dash that people type into numbers. The long-vowel mark counts as one only between digits. */
export function plainHyphens(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2015\u2212\uff0d\u2500\u2501\ufe63]/g, '-')
    .replaceAll(/(?<=\d)[\u30fc\uff70](?=\d)/g, '-');
}

/** For addresses, codes and telephone numbers, when the field is left. */
export function normalizeCode(text: string): string {
  return plainHyphens(halfWidth(text)).trim();
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
// eslint-disable-next-line no-control-regex -- one byte each, so length is already the count
const plain = /^[\u0020-\u007e\u3040-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\u3001\u3002]*$/;

/** Characters as a reader counts them: 👨‍👩‍👧 is one, が (か + ゛) is one, a line break is one. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

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

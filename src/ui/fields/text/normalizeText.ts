/** Full-width ASCII and spaces to half width; kana and kanji stay (never NFKC a name). */
export function halfWidth(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (character) => String.fromCodePoint(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}

/** Replaces every dash that people type into numbers; the long-vowel mark only between digits. */
export function plainHyphens(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2015\u2212\uff0d\u2500\u2501\ufe63]/g, '-')
    .replaceAll(/(?<=\d)[\u30fc\uff70](?=\d)/g, '-');
}

/** For 番地 and 階: only digits, and hyphens between them. */
export function plainHouseNumber(text: string): string {
  const digits = text.replaceAll(/[\uff10-\uff19]/g, (digit) =>
    String.fromCodePoint(digit.charCodeAt(0) - 0xfee0),
  );
  return digits
    .replaceAll(/(?<=\d)[\u2010-\u2015\u2212\uff0d\u2500\u2501\ufe63\u30fc\uff70](?=\d)/g, '-')
    .trim();
}

/** For addresses, codes and telephone numbers. */
export function normalizeCode(text: string): string {
  return plainHyphens(halfWidth(text)).trim();
}

/** Folds width, case and kana and drops long vowels and spaces, so that text typed half-way still matches. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) - 0x60))
    .replaceAll(/[ー・\s]/g, '');
}

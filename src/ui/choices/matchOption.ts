/** Width, case and kana folded, long vowels and spaces dropped: what is typed half-way still finds its option. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) - 0x60))
    .replaceAll(/[ー・\s]/g, '');
}

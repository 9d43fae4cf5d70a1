export const motifs = ['arcs', 'bars', 'cells', 'lines', 'steps'] as const;
export type Motif = (typeof motifs)[number];

/** Numbers from 0 to 1 that are the same for the same words. */
export function seeded(words: string): () => number {
  let state = 2_166_136_261;
  for (const char of words) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list, by a number from 0 to 1. */
export const pick = <Entry>(list: readonly Entry[], at: number): Entry | undefined =>
  list[Math.floor(at * list.length)];

/** The figure of a title with what it counts: 60 日, 7 質問. */
export function figureOf(title: string): { readonly figure: string; readonly unit: string } | null {
  const [, figure, month, counted, counter] =
    /(?<!\d)(\d{1,3})(?:(か月|年目)|(?:つの|の)(\p{Script=Han}{1,2})|(\p{Script=Han}))/u.exec(title) ?? [];
  return figure === undefined ? null : { figure, unit: month ?? counted ?? counter ?? '' };
}

/** The longest run of kanji, else of katakana: what a title is about. */
export function wordOf(title: string): string {
  const runs = [...title.matchAll(/\p{Script=Han}+|[\p{Script=Katakana}ー]{3,}/gu)].map(([run]) => run);
  const longest = runs.toSorted((one, other) => other.length - one.length)[0] ?? title;
  return longest.slice(0, 5);
}

import { foldedText } from './folded.ts';
import { categoryWords, industryWords, styleWords, toolWords } from './lexicon.ts';

export type ConceptKind = 'CATEGORY' | 'INDUSTRY' | 'STYLE' | 'TOOL';

/** Something that a need asks for and a work shows: an entry of a taxonomy, or a style. */
export interface Concept {
  /** `CATEGORY:パッケージ`. */
  readonly key: string;
  readonly kind: ConceptKind;
  readonly name: string;
}

/** A word of the lexicon in a text. */
export interface Found {
  readonly from: number;
  readonly to: number;
  readonly concepts: readonly Concept[];
}

interface Entry {
  readonly word: string;
  readonly concepts: Concept[];
}

export const conceptKey = (kind: ConceptKind, name: string): string => `${kind}:${name}`;

const tables = [
  ['CATEGORY', categoryWords],
  ['INDUSTRY', industryWords],
  ['TOOL', toolWords],
  ['STYLE', styleWords],
] as const;

export const concepts = new Map<string, Concept>(
  tables.flatMap(([kind, table]) =>
    table.map(([name]) => [conceptKey(kind, name), { key: conceptKey(kind, name), kind, name }]),
  ),
);

/** Words by their first letter, the longest first. */
function lexiconOf(isAsked: boolean): ReadonlyMap<string, readonly Entry[]> {
  const byWord = new Map<string, Entry>();
  for (const [kind, table] of tables) {
    for (const [name, said, asked] of table) {
      const concept = concepts.get(conceptKey(kind, name));
      if (!concept) continue;
      for (const each of [name, ...said, ...(isAsked ? asked : [])]) {
        const word = foldedText(each);
        const entry = byWord.get(word) ?? { word, concepts: [] };
        if (!entry.concepts.includes(concept)) entry.concepts.push(concept);
        byWord.set(word, entry);
      }
    }
  }
  const byFirst = new Map<string, Entry[]>();
  for (const entry of byWord.values()) {
    const first = entry.word.slice(0, 1);
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  for (const entries of byFirst.values()) entries.sort((one, other) => other.word.length - one.word.length);
  return byFirst;
}

const lexicons = { asked: lexiconOf(true), said: lexiconOf(false) };

const latin = /[a-z0-9]/u;
const katakana = /[\u30A1-\u30FA\u30FC]/u;
const kanji = /[\p{Script=Han}々]/u;
const hiragana = /[\u3041-\u3096]/u;
/** After these a word written in hiragana may begin. */
const particle = /[のはをにがともでや]/u;
/** What may stand behind a short word in katakana without making another word of it. */
const goesOn = /^(?:デザイン|デザイナー|サイト|アプリ|マップ|ページ|データ|ブランド|ラベル|パッケージ)/u;
const shortKatakana = 3;

/** Words that stand in another one, and the letter that makes it so: 居酒屋 is no 酒屋. */
const within = new Map([
  ['酒屋', '居'],
  ['本屋', '日'],
  ['画面', '映'],
]);

function standsAlone(text: string, from: number, word: string): boolean {
  const before = text.slice(from - 1, from);
  const to = from + word.length;
  const after = text.slice(to, to + 1);
  const first = word.slice(0, 1);
  const last = word.slice(-1);
  if (before !== '' && within.get(word) === before) return false;
  if (latin.test(first) && latin.test(before)) return false;
  if (latin.test(last) && latin.test(after)) return false;
  if (katakana.test(first) && katakana.test(before)) return false;
  const isShort = word.length <= shortKatakana && katakana.test(last);
  if (isShort && katakana.test(after) && !goesOn.test(text.slice(to))) return false;
  if (word.length === 1 && kanji.test(word) && (kanji.test(before) || kanji.test(after))) return false;
  return !(hiragana.test(first) && hiragana.test(before) && !particle.test(before));
}

/** The lexicon's words in a folded text, none within another. `asked` reads a need, `said` what somebody says of their work. */
export function findConcepts(text: string, side: 'asked' | 'said'): Found[] {
  const lexicon = lexicons[side];
  const found: Found[] = [];
  let at = 0;
  while (at < text.length) {
    const entry = lexicon
      .get(text.slice(at, at + 1))
      ?.find(({ word }) => text.startsWith(word, at) && standsAlone(text, at, word));
    if (entry) {
      found.push({ from: at, to: at + entry.word.length, concepts: entry.concepts });
      at += entry.word.length;
    } else {
      at += 1;
    }
  }
  return found;
}

const wordsOf = new Map<string, string[]>();
for (const entries of lexicons.said.values())
  for (const { word, concepts: meant } of entries)
    for (const { key } of meant) wordsOf.set(key, [...(wordsOf.get(key) ?? []), word]);

/** By which words somebody tells that their work is of it, the longest first. */
export function conceptWords(key: string): readonly string[] {
  return (wordsOf.get(key) ?? []).toSorted((one, other) => other.length - one.length);
}

/** The first of some words that stands in a folded text. */
export function findFirst(
  text: string,
  words: readonly string[],
  counts: (rest: string) => boolean = () => true,
): { readonly from: number; readonly to: number } | null {
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (standsAlone(text, at, word) && counts(text.slice(at + word.length, at + word.length + 24)))
        return { from: at, to: at + word.length };
  }
  return null;
}

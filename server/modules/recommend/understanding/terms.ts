import { commonWords } from './lexicon.ts';

export interface Term {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const runs = /[\p{Script=Han}々]+|[\u30A1-\u30FA\u30FC]+|[a-z][a-z0-9+#.]*/gu;
const longestTerm = 12;

/** The words that carry a text: runs of kanji, of katakana and of letters, but those that every need says. */
export function termsOf(text: string): Term[] {
  const found: Term[] = [];
  for (const { 0: word, index } of text.matchAll(runs)) {
    // What is counted: 5万部.
    if (/[0-9]/u.test(text.slice(index - 1, index)) && index > 0) continue;
    if (word.length < 2 || word.length > longestTerm || commonWords.has(word)) continue;
    found.push({ word, from: index, to: index + word.length });
  }
  return found;
}

/** Under what a text is found by its words: each run, and within a longer run of kanji every two in a row. */
export function indexedTerms(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { word } of termsOf(text)) {
    terms.add(word);
    if (word.length > 2 && /^[\p{Script=Han}々]/u.test(word))
      for (let at = 0; at + 2 <= word.length; at += 1) terms.add(word.slice(at, at + 2));
  }
  for (const word of commonWords) terms.delete(word);
  return terms;
}

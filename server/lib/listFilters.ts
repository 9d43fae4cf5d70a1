import { keyOf } from './globalId.ts';

export type Several<Value> = readonly Value[] | null | undefined;

/**
 * The keys of taxonomy entries that a list is narrowed by; null where nothing is asked for, as by an empty list. An id that is not one of
 * ours stands for an entry that nothing has.
 */
export function keysAsked(typename: string, ids: Several<string>): readonly number[] | null {
  if (ids == null || ids.length === 0) return null;
  return [...new Set(ids.map((id) => Number(keyOf(id, typename) ?? 0)))];
}

/** The same for words of an enumeration. */
export function wordsAsked(words: Several<string>): readonly string[] | null {
  return words == null || words.length === 0 ? null : [...new Set(words)];
}

import { keyOf } from './globalId.ts';

export type Several<Value> = readonly Value[] | null | undefined;

/**
 * Keys of the taxonomy entries a list is filtered by; null without a filter. An unknown id becomes 0, which
 * matches nothing.
 */
export function keysAsked(typename: string, ids: Several<string>): readonly number[] | null {
  if (ids == null || ids.length === 0) return null;
  return [...new Set(ids.map((id) => Number(keyOf(id, typename) ?? 0)))];
}

/** The same for enum values. */
export function wordsAsked(words: Several<string>): readonly string[] | null {
  return words == null || words.length === 0 ? null : [...new Set(words)];
}

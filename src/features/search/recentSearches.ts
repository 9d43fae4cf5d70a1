import { useSyncExternalStore } from 'react';
import { localStore as storage } from '../../lib/browser/storage.ts';

const key = 'tsumugi.searches';
const most = 8;
const none: readonly string[] = [];

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const listeners = new Set<() => void>();
let known: readonly string[] | undefined;

function read(): readonly string[] {
  known ??= storage.read(key, isList)?.slice(0, most) ?? none;
  return known;
}

function keep(searches: readonly string[]): void {
  known = searches;
  if (searches.length === 0) storage.remove(key);
  else storage.write(key, searches);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = storage.onChange(key, () => {
    known = undefined;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** What was looked for on this browser, the last first. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(listen, read, () => none);
}

export function rememberSearch(query: string): void {
  keep([query, ...read().filter((one) => one !== query)].slice(0, most));
}

export function forgetSearches(): void {
  keep(none);
}

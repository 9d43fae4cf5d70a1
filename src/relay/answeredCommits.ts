import type { IEnvironment } from 'relay-runtime';

const listeners = new WeakMap<IEnvironment, Set<() => void>>();

/** Calls whenever a mutation was answered, until the function that is returned is called. */
export function onAnswered(environment: IEnvironment, listener: () => void): () => void {
  const all = listeners.get(environment) ?? new Set();
  listeners.set(environment, all.add(listener));
  return () => void all.delete(listener);
}

export function noteAnswered(environment: IEnvironment): void {
  // One that is called may ask for another.
  for (const listener of Array.from(listeners.get(environment) ?? [])) listener();
}

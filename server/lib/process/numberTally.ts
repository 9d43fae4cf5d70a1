/**
 * What happens in this process too often, or too near to an answer, for a row each: counted here, and written with the next sweep. At a
 * kill the last minutes' counts are lost; nothing rests on them.
 */
export type Tallied = 'error' | 'search' | 'search_empty';

let counts = new Map<Tallied, number>();

export function tallyNumber(what: Tallied): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** What was counted since the last time. */
export function takeTallies(): readonly (readonly [Tallied, number])[] {
  const taken = [...counts];
  counts = new Map();
  return taken;
}

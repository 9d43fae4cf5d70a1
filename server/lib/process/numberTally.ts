/**
 * Events too frequent or too close to an answer for a row each: counted in memory and written by the next
 * sweep. A kill loses some minutes of counts.
 */
export type Tallied = 'error' | 'search' | 'search_empty';

let counts = new Map<Tallied, number>();

export function tallyNumber(what: Tallied): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

export function takeTallies(): readonly (readonly [Tallied, number])[] {
  const taken = [...counts];
  counts = new Map();
  return taken;
}

/** Of a judged set: what is meant, and what helps. */
export const gains = { best: 1, helping: 0.1 };
/** So many of the first are looked at. */
export const shown = 10;

const discounted = (values: readonly number[]): number =>
  values.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

/** nDCG@10: the gains of what was found, in its order, against the best there are. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const ideal = all.toSorted((one, other) => other - one).slice(0, shown);
  const best = discounted(ideal);
  return best === 0 ? 1 : discounted(found.slice(0, shown)) / best;
}

const lowest = 2;
const leastPeak = 5;

/** Percent of the highest. */
export function heights(values: readonly number[], most: number = Math.max(...values)): number[] {
  return values.map((value) => (value === 0 ? 0 : Math.max(lowest, (100 * value) / most)));
}

/** Days with at least twice the median of days that had anything. */
export function peaks(values: readonly number[]): boolean[] {
  const usual = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  const median = usual[Math.floor((usual.length - 1) / 2)] ?? 0;
  return values.map((value) => value >= leastPeak && value >= 2 * median);
}

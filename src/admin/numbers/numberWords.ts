const grouped = new Intl.NumberFormat('ja-JP');

/** Minutes read as hours and days where they are many. */
export function measureWords(value: number, unit: string): string {
  if (unit !== '分' || value < 120) return `${grouped.format(value)}${unit}`;
  if (value < 2880) return `${grouped.format(Math.round(value / 6) / 10)}時間`;
  return `${grouped.format(Math.round(value / 144) / 10)}日`;
}

/** A share of nothing, or what nobody noted then, is no zero. */
export function orNothing(value: number | null | undefined, unit: string): string {
  return value == null ? '—' : measureWords(value, unit);
}

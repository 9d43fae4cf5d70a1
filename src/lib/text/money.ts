/** Every price shown says 税抜 or 税込. */
export type Tax = 'excluded' | 'included';

const taxWords: Readonly<Record<Tax, string>> = { excluded: '税抜', included: '税込' };

/** `1,234,567円` */
export function formatYen(amount: number): string {
  const sign = amount < 0 ? '\u2212' : '';
  const digits = String(Math.abs(Math.trunc(amount)));
  return `${sign}${digits.replace(/\B(?=(\d{3})+$)/g, ',')}円`;
}

/** `1,234,567円(税抜)` */
export function formatPrice(amount: number, tax: Tax): string {
  return `${formatYen(amount)}(${taxWords[tax]})`;
}

/** `350,000〜500,000円(税抜)`, or `350,000円(税抜)から`; empty without either end. */
export function formatPriceRange(min: number | null, max: number | null, tax: Tax): string {
  if (min === null) return max === null ? '' : `${formatPrice(max, tax)}まで`;
  if (max === null) return `${formatPrice(min, tax)}から`;
  return min === max
    ? formatPrice(min, tax)
    : `${formatYen(min).replace('円', '')}〜${formatPrice(max, tax)}`;
}

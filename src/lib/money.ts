/** Every price shown says which it is: 税抜 or 税込. */
export type Tax = 'excluded' | 'included';

const taxWords: Readonly<Record<Tax, string>> = { excluded: '税抜', included: '税込' };

/** `1,234,567円` */
export function formatYen(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(Math.trunc(amount)));
  return `${sign}${digits.replace(/\B(?=(\d{3})+$)/g, ',')}円`;
}

/** `1,234,567円(税抜)` */
export function formatPrice(amount: number, tax: Tax): string {
  return `${formatYen(amount)}(${taxWords[tax]})`;
}

/**
 * `123万円`, `35.5万円`, `1.5億円`: only when nothing is left out, because a price rounded is a price wrong. Else as
 * `formatYen`.
 */
export function formatYenShort(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 100_000_000 && size % 10_000_000 === 0) return `${inTenths(amount / 10_000_000)}億円`;
  if (size >= 10_000 && size % 1_000 === 0) return `${inTenths(amount / 1_000)}万円`;
  return formatYen(amount);
}

function inTenths(tenths: number): string {
  const rest = Math.abs(tenths) % 10;
  const whole = formatYen(tenths / 10).slice(0, -1);
  return rest === 0 ? whole : `${whole}.${rest}`;
}

/** `50万円〜80万円`, or one side alone. */
export function formatYenRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null) {
    return min === max ? formatYenShort(min) : `${formatYenShort(min)}〜${formatYenShort(max)}`;
  }
  if (min !== null) return `${formatYenShort(min)}〜`;
  return max === null ? '' : `〜${formatYenShort(max)}`;
}

export interface UnitPrice {
  readonly netPrice: number;
  readonly grossPrice: number;
  readonly fee: number;
}

export interface PaymentLines {
  readonly title: string;
  readonly net: number;
  readonly fee: number;
  readonly gross: number;
}

/** Weeks of a month, as the hours of an opening are told. */
const weeks = 4;

/** By the hour: a month of the hours that the opening names, at the price hoped for. Nothing where a part is unknown. */
export function monthlyPayment(
  price: UnitPrice | null,
  weeklyHours: number | null | undefined,
): PaymentLines | null {
  if (price === null || weeklyHours == null || weeklyHours <= 0) return null;
  const hours = weeklyHours * weeks;
  return {
    title: `支払いの見込み(月${hours}時間)`,
    net: price.netPrice * hours,
    fee: price.fee * hours,
    gross: price.grossPrice * hours,
  };
}

export function contractPayment(price: UnitPrice | null): PaymentLines | null {
  if (price === null) return null;
  return { title: '支払いの見込み', net: price.netPrice, fee: price.fee, gross: price.grossPrice };
}

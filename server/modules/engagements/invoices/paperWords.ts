/** Amounts and days as invoices print them. */

export const yen = (amount: number): string => `${amount.toLocaleString('en-US')}円`;

const weekdays = '日月火水木金土';

export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日(${weekdays.charAt(date.getUTCDay())})`;
}

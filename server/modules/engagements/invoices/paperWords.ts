/** Amounts as invoices print them. */

export const yen = (amount: number): string => `${amount.toLocaleString('en-US')}円`;

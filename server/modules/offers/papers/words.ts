import type { IssuedKind } from './papers.ts';

/** What papers are called, in lists that leave the house. */
export const kindWords: Readonly<Record<IssuedKind, string>> = {
  OFFER: '条件の通知',
  RECORD: '締結の記録',
  INVOICE: '請求書',
  FEE_INVOICE: '手数料の請求書',
};

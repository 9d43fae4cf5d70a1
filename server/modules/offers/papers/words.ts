import type { IssuedRow } from './issuedSql.ts';

const names = {
  RECORD: '締結の記録',
  QUOTE: '見積',
  INVOICE: '請求書',
  FEE_INVOICE: '手数料の請求書',
} as const;
const forms = {
  COMMISSION: '条件の通知',
  CHANGE: '条件の変更の通知',
  EMPLOYMENT: '採用条件の提示',
} as const;

/** A paper's name in exports. */
export const kindWords = ({ kind, form }: Pick<IssuedRow, 'form' | 'kind'>): string =>
  kind === 'OFFER' ? forms[form ?? 'COMMISSION'] : names[kind];

/** What papers are called. */
export const paperKinds = {
  OFFER: '条件の通知',
  RECORD: '締結の記録',
  INVOICE: '請求書',
  FEE_INVOICE: '手数料の請求書',
} as const;
export type PaperKind = keyof typeof paperKinds;

/** What a paper is, with its version where it has one. */
export const paperName = (kind: PaperKind, version: number | null | undefined): string =>
  version == null ? paperKinds[kind] : `${paperKinds[kind]} 第${version}版`;

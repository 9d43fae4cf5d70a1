export const paperKinds = {
  OFFER: '条件の通知',
  RECORD: '締結の記録',
  QUOTE: '見積',
  INVOICE: '請求書',
  FEE_INVOICE: '手数料の請求書',
} as const;
export type PaperKind = keyof typeof paperKinds;

const forms = {
  COMMISSION: paperKinds.OFFER,
  CHANGE: '条件の変更の通知',
  EMPLOYMENT: '採用条件の提示',
} as const;

interface Named {
  readonly kind: PaperKind;
  readonly form?: keyof typeof forms | null | undefined;
  readonly version?: number | null | undefined;
}

export function paperName({ kind, form, version }: Named): string {
  const name = kind === 'OFFER' ? forms[form ?? 'COMMISSION'] : paperKinds[kind];
  return version == null ? name : `${name} 第${version}版`;
}

/** What papers are called. */
export const paperKinds = {
  OFFER: '業務委託の条件の通知',
  RECORD: '締結の記録',
} as const;

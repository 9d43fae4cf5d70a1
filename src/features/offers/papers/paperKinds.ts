/** What papers are called. */
export const paperKinds = {
  OFFER: '条件の通知',
  RECORD: '締結の記録',
} as const;

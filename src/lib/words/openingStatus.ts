/** Where an opening stands, as it is shown to whoever sees it. */
export const openingStatus = {
  PUBLIC: { shape: 'filled', word: '募集中' },
  PRIVATE: { shape: 'half', word: '非公開' },
  CLOSED: { shape: 'ring', word: '募集終了' },
  DRAFT: { shape: 'ring', word: '下書き' },
} as const;

const suspended = { shape: 'half', word: '公開停止中' } as const;

/** To its company, which is told while the operators keep it from sight. */
export function ownStatus(status: keyof typeof openingStatus, isSuspended: boolean) {
  return isSuspended && status !== 'CLOSED' ? suspended : openingStatus[status];
}

export const openingStatus = {
  PUBLIC: { shape: 'filled', word: '募集中' },
  PRIVATE: { shape: 'half', word: '非公開' },
  CLOSED: { shape: 'ring', word: '募集終了' },
  DRAFT: { shape: 'ring', word: '下書き' },
} as const;

const held = { shape: 'half', word: '公開前の確認中' } as const;
const sentBack = { shape: 'half', word: '差し戻し' } as const;
const suspended = { shape: 'half', word: '公開停止中' } as const;

/** For its own company, which also sees what operators keep from sight. `sentBackFor` is why a rule's finding was sent back, null while it is looked at. */
export function ownStatus(
  status: keyof typeof openingStatus,
  isSuspended: boolean,
  sentBackFor?: string | null,
) {
  if (status === 'CLOSED') return openingStatus.CLOSED;
  if (isSuspended) return suspended;
  if (sentBackFor === undefined) return openingStatus[status];
  return sentBackFor === null ? held : sentBack;
}

/** The states of one's own work, shape first. */
export const reviewWords = {
  IN_PROGRESS: { shape: 'half', word: '審査中' },
  APPROVED: { shape: 'filled', word: '承認済み' },
  REJECTED: { shape: 'ring', word: '差し戻し' },
} as const;

/** Of a change of a work that was approved before: the work itself stays as it is. */
const changeWords = {
  ...reviewWords,
  IN_PROGRESS: { shape: 'half', word: '変更を審査中' },
  REJECTED: { shape: 'ring', word: '変更は差し戻し' },
} as const;

export function reviewState(status: keyof typeof reviewWords, isChange: boolean) {
  return (isChange ? changeWords : reviewWords)[status];
}

export const visibilityWords = {
  EVERYONE: '全員',
  MEMBERS: '会員のみ',
  COMPANIES: '指定した会社のみ',
  LINK: 'リンクを知っている人のみ',
} as const;

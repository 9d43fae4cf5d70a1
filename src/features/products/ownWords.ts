/** The states of one's own work, shape first. */
export const reviewWords = {
  IN_PROGRESS: { shape: 'half', word: '審査中' },
  APPROVED: { shape: 'filled', word: '承認済み' },
  REJECTED: { shape: 'ring', word: '差し戻し' },
} as const;

export const visibilityWords = {
  EVERYONE: 'だれでも',
  MEMBERS: '会員だけ',
  COMPANIES: '選んだ会社だけ',
  LINK: 'リンクを知る人だけ',
} as const;

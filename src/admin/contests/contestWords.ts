/** What a decision was about, and what was done to it. */
export const subjectWords = {
  USER: '人の利用の停止',
  COMPANY: '会社の利用の停止',
  PRODUCT: '作品の非表示',
  JOB_OPENING: '募集の掲載の停止',
} as const;

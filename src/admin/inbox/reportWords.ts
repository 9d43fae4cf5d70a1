export const subjectWords = {
  PRODUCT: '作品',
  USER: '人',
  COMPANY: '会社',
  JOB_OPENING: '募集',
  CHAT_MESSAGE: 'メッセージ',
  CHAT_ROOM: 'メッセージのやり取り',
  ENGAGEMENT: 'お礼の言葉',
} as const;

export const reasonWords = {
  COPYRIGHT: '権利の侵害',
  INAPPROPRIATE: '不適切な内容',
  HARASSMENT: '嫌がらせ',
  FRAUD: '詐欺の疑い',
  OUTSIDE_DEALING: 'つむぎの外での取引の勧誘',
  FALSE_TERMS: '事実と異なる条件',
  SPAM: '迷惑な宣伝',
  OTHER: 'その他',
} as const;

export const topicWords = {
  SERVICE: 'サービスについて',
  ACCOUNT: 'アカウント',
  WORKS: '作品',
  JOBS: '募集・応募',
  PAYMENT: '支払い',
  REPORT: '通報',
  PRESS: '取材',
  OTHER: 'その他',
} as const;

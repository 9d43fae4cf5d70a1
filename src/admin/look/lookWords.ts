export const kindWords = {
  PERSON: '人',
  COMPANY: '会社',
  WORK: '作品',
  OPENING: '募集',
  ROOM: 'ルーム',
} as const;

export const stateWords: Readonly<Record<string, string>> = {
  ACTIVE: '利用中',
  SUSPENDED: '停止中',
  DELETED: '退会済み',
  TAKEN_DOWN: '非表示',
  WAITING: '審査前',
  PUBLIC: '公開中',
  PRIVATE: '非公開',
  DRAFT: '下書き',
  CLOSED: '募集終了',
};

export const roleWords: Readonly<Record<string, string>> = {
  CREATOR_USER: 'クリエイター',
  CORPORATE_USER: '会社の管理者',
  CORPORATE_AGENT: '会社の担当者',
  OUTSOURCING_RECRUITER: '採用代行',
};

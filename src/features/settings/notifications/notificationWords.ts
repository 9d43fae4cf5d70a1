/** The server lists the kinds a person can get. */
export const notificationKinds = {
  CHAT_MESSAGE: { name: 'メッセージ', note: '新しいメッセージが届いたとき' },
  INTERVIEW: { name: '面談', note: '日程の提案・決定・変更、前日と1時間前' },
  JOB_OFFER: { name: 'オファー', note: '正式なオファーの提示、返答' },
  ENGAGEMENT: { name: '仕事の進行', note: '納品、検収、請求、支払い、期日が近づいたとき' },
  JOB_CONSULTATION: { name: '仕事の相談', note: '相談が届いたとき' },
  ENTRY_JOB_OPENING: { name: '応募', note: '募集に応募や辞退があったとき' },
  OPENING_REVIEW: { name: '募集の確認', note: '公開の前に運営が確認するとき、結果が出たとき' },
  ENTRY_PROGRESS: { name: '選考の進み具合', note: '選考の段階が変わったとき' },
  SAVED_JOB_OPENING: { name: '保存した仕事', note: '応募の締切が近づいたとき' },
  FOLLOW_RECEIVED: { name: 'フォロー', note: 'フォローされたとき' },
  PRODUCT_REVIEW: { name: '作品の審査', note: '審査の結果が出たとき' },
  SAVED_SEARCH: { name: '保存した検索', note: '当てはまるものが増えたとき' },
  PLATFORM: { name: 'つむぎから', note: '機能やイベントのお知らせ' },
} as const;

export const mailTimings = [
  { value: 'AT_ONCE', label: 'すぐに' },
  { value: 'DAILY', label: '1日1回' },
  { value: 'NEVER', label: '送らない' },
] as const;

/** Kinds in unsubscribe links. */
export const mailKinds: readonly { readonly name: string; readonly words: string }[] = [
  ...Object.entries(notificationKinds).map(([name, kind]) => ({ name, words: kind.name })),
  { name: 'DIGEST', words: '1日1回のまとめ' },
];

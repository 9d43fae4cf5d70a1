/** By hash. */
export const sectionTitles = {
  email: 'メールアドレス',
  password: 'パスワード',
  'sign-in': 'ログイン方法',
  passkeys: 'パスキー',
  'second-factor': '二段階認証',
  devices: 'ログイン中の端末',
  notifications: '通知',
  messages: 'メッセージ',
  visibility: '公開範囲',
  members: 'メンバー',
  shortcuts: 'キー操作',
  display: '表示',
  decisions: '運営の判断',
  data: 'データの書き出し',
  delete: '退会',
} as const;

export type SectionId = keyof typeof sectionTitles;

const forCreators: readonly SectionId[] = [
  'email',
  'password',
  'sign-in',
  'passkeys',
  'second-factor',
  'devices',
  'notifications',
  'messages',
  'visibility',
  'shortcuts',
  'display',
  'decisions',
  'data',
  'delete',
];

const forCompanies = forCreators.map((id) => (id === 'visibility' ? 'members' : id));

/** In order. */
export function sectionsOf(audience: 'creator' | 'company'): readonly SectionId[] {
  return audience === 'creator' ? forCreators : forCompanies;
}

import { isRecord } from '../../lib/guards.ts';

/** What is done, as people say it; what is not in here stands as it was written. */
export const actionWords: Readonly<Record<string, string>> = {
  'work.decide': '作品の審査を判断',
  'work.undo': '審査の判断を取り消し',
  'work.approve': '作品を承認',
  'work.reject': '作品を差し戻し',
  'work.hold': '審査を保留',
  'work.release': '審査の保留を解除',
  'lead.accept': 'お申し込みを承認',
  'lead.decline': 'お申し込みを見送り',
  'report.look': '通報の内容を閲覧',
  'report.act': '通報に対応',
  'report.dismiss': '通報を対応不要に',
  'contact.handle': 'お問い合わせを処理',
  'mail.resend': 'メールを再送',
  'opening.decide': '募集の確認を判断',
  'opening.undo': '募集の判断を取り消し',
  'opening.pass': '募集の確認を終えて公開',
  'opening.sendBack': '募集を差し戻し',
  'opening.suspend': '募集の掲載を停止',
  'opening.release': '募集の停止を解除',
  'member.look': '人の情報を閲覧',
  'member.find': '人を検索',
  'member.suspend': '人の利用を停止',
  'member.lift': '利用の停止を解除',
  'member.export': '開示のためにデータを書き出し',
  'member.exportTaken': '書き出したデータを受け取り',
  'member.delete': '依頼により退会を受け付け',
  'member.keep': '退会を中止',
  'room.look': 'ルームの情報を閲覧',
  'member.endSessions': '人をログアウトさせる',
  'company.correct': '会社名を訂正',
  'company.suspend': '会社の利用を停止',
  'company.lift': '会社の停止を解除',
  'contest.uphold': '異議に回答(判断を維持)',
  'contest.overturn': '異議に回答(判断を取り消し)',
  'work.takeDown': '作品を非表示に',
  'work.restore': '作品を再表示',
  'staff.make': '運営者を登録',
  'staff.roles': '運営者の役割を変更',
  'staff.disable': '運営者を停止',
  'staff.enable': '運営者の停止を解除',
  'staff.reset': '運営者のログインを再設定',
  'staff.signIn': '編集室にログイン',
  'staff.signOut': '編集室からログアウト',
  'staff.password': 'パスワードを変更',
  'staff.passkeyAdd': 'パスキーを登録',
  'staff.passkeyRemove': 'パスキーを削除',
  'log.export': '記録をCSVで出力',
  'notice.write': 'お知らせを作成',
  'notice.change': 'お知らせを変更',
  'notice.drop': 'お知らせを取り消し',
  'pick.write': '編集部の一枚に登録',
  'pick.move': '編集部の一枚の順番を変更',
  'pick.drop': '編集部の一枚から外す',
  'demo.seed': 'デモデータを作成',
  'fee.paid': '手数料の入金を記録',
  'fee.unpaid': '手数料の入金の記録を取り消し',
  'fee.void': '手数料の請求書を取り消し',
};

export const kindWords: Readonly<Record<string, string>> = {
  PRODUCT: '作品',
  LEAD: 'お申し込み',
  REPORT: '通報',
  CONTACT: 'お問い合わせ',
  MAIL: 'メール',
  JOB_OPENING: '募集',
  STAFF: '運営者',
  USER: '人',
  COMPANY: '会社',
  CHAT_ROOM: 'ルーム',
  FEE_INVOICE: '手数料の請求書',
  LOG: '記録',
  NOTICE: 'お知らせ',
  DEMO: 'デモ',
};

export const actorWords = { STAFF: '退職した運営者', COMMAND_LINE: 'コマンド', SYSTEM: '自動' } as const;

const detailNames: Readonly<Record<string, string>> = {
  after: '変更後',
  audience: '対象',
  before: '変更前',
  by: '方法',
  checks: '確認',
  companyId: '会社のID',
  content: '本文',
  decision: '判断',
  endsAt: '期限',
  from: 'から',
  kind: '種類',
  name: '名前',
  note: '記録',
  number: '番号',
  outcome: '結果',
  paidOn: '入金日',
  publishAt: '公開',
  reason: '理由',
  roles: '役割',
  rule: '規約',
  template: '文例',
  text: '検索した言葉',
  towards: '向き',
  until: 'まで',
  version: 'バージョン',
  words: '説明',
};
const detailValues: Readonly<Record<string, string>> = {
  ACTED: '対応済み',
  BACK: '後ろへ',
  FRONT: '前へ',
  ALL: '全員',
  ANSWERED: '返信済み',
  APPROVE: '承認',
  CLOSED: '返信せずに終了',
  COMPANIES: '会社',
  CREATED: '新しい会社',
  CREATORS: 'クリエイター',
  DISMISSED: '対応不要',
  JOINED: '登録済みの会社に参加',
  PASSKEY: 'パスキー',
  RECOVERY_CODE: 'リカバリーコード',
  REJECT: '差し戻し',
  SENT_AGAIN: '招待を再送',
  TOTP: '認証アプリ',
  TOTP_SET_UP: '認証アプリの設定',
};

/** What stands beside an act, as people read it; what has no name here stands as it was written, what has no value does not stand. */
export function detailWords(json: string, articles: ReadonlyMap<string, string>): string {
  const known: unknown = JSON.parse(json);
  if (!isRecord(known)) return json;
  return Object.entries(known)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const said = typeof value === 'string' ? value : JSON.stringify(value);
      const article = name === 'rule' ? articles.get(said) : undefined;
      return `${detailNames[name] ?? name}: ${article ?? detailValues[said] ?? said}`;
    })
    .join('　');
}

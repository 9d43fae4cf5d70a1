import type { DemoWhen } from './types.ts';

/** What the house says to everybody, and what waits on the operators' desk. */

export type DemoNotice = {
  readonly actionType: 'INFORMATION' | 'MAINTENANCE' | 'NEW_FEATURE' | 'CAMPAIGN' | 'IMPORTANT';
  readonly audience: 'ALL' | 'CREATORS' | 'COMPANIES';
  readonly when: DemoWhen;
  readonly content: string;
  readonly link: string | undefined;
};

export const demoNotices: readonly DemoNotice[] = [
  {
    actionType: 'NEW_FEATURE',
    audience: 'ALL',
    when: '1 10:00',
    content:
      'メッセージで送受信したファイルを、画面の右側でまとめて見られるようになりました。画像、PDF、ZIPが新しい順に並びます。',
    link: '/messages',
  },
  {
    actionType: 'MAINTENANCE',
    audience: 'ALL',
    when: '3 12:00',
    content:
      '来週の火曜日、午前2時から4時までメンテナンスを行います。その間に送ったメッセージは、終わりしだい順に届きます。入力中の下書きは端末に残ります。',
    link: undefined,
  },
  {
    actionType: 'INFORMATION',
    audience: 'CREATORS',
    when: '6 11:00',
    content:
      '年末の作品の審査は、12月26日の正午までに申請された分を年内に終えます。それより後の申請は、1月5日から順に審査します。',
    link: '/products/create',
  },
  {
    actionType: 'IMPORTANT',
    audience: 'ALL',
    when: '12 15:00',
    content:
      '利用規約の一部を改定し、メッセージの通報を受けたときの手続きを明確にしました。変更点は一覧でご覧いただけます。',
    link: '/terms',
  },
  {
    actionType: 'NEW_FEATURE',
    audience: 'COMPANIES',
    when: '17 10:00',
    content: '応募者の回答を、並べて読めるようになりました。JとKで前後の応募者に移り、Sで段階を進めます。',
    link: '/projects',
  },
  {
    actionType: 'CAMPAIGN',
    audience: 'CREATORS',
    when: '24 10:00',
    content:
      '書体の年間利用料が、会員は20%割引になりました。和文300書体、欧文1,200書体が対象です。お申し込みは特典のページから。',
    link: '/benefits',
  },
  {
    actionType: 'INFORMATION',
    audience: 'COMPANIES',
    when: '38 13:00',
    content:
      '取引条件を書面で示す義務について、発注書のひな型と記入例を資料にまとめました。オファーの画面でも、同じ項目を確認できます。',
    link: '/document',
  },
  {
    actionType: 'NEW_FEATURE',
    audience: 'CREATORS',
    when: '52 10:00',
    content:
      '勤め先に表示されないようにする設定を、会社ごとに選べるようになりました。会社名の表記が違っていても、同じ会社として扱います。',
    link: '/settings/account',
  },
  {
    actionType: 'INFORMATION',
    audience: 'ALL',
    when: '88 10:00',
    content:
      'トップページで「今日の壁」を始めました。この24時間に公開された作品から選び、翌日には入れ替わります。',
    link: '/products',
  },
];

export type DemoLead = {
  readonly companyName: string;
  readonly name: readonly [last: string, first: string];
  readonly email: string;
  readonly phone: string;
  readonly purpose: string;
  readonly urgency: 'CONSIDERATION_OF_ORDER_PLACEMENT' | 'INFORMATION_GATHERING' | 'REQUEST_IMMEDIATELY';
  readonly when: DemoWhen;
};

export const demoLeads: readonly DemoLead[] = [
  {
    companyName: '株式会社やまびこ出版',
    name: ['岡部', '聡子'],
    email: 'okabe@yamabiko-books.example',
    phone: '03-0000-6612',
    purpose:
      '児童書の装画を描いてくださる方を、来月までに三人ほど探したいです。これまでは知り合いの紹介に頼っていました。',
    urgency: 'REQUEST_IMMEDIATELY',
    when: 'm150',
  },
  {
    companyName: '有限会社志津屋染工',
    name: ['志津', '孝之'],
    email: 'shizu@shizuya-some.example',
    phone: '075-000-3318',
    purpose: '手ぬぐいの図案を若い方と組んで出していきたい。まず費用の目安を知りたく存じます。',
    urgency: 'CONSIDERATION_OF_ORDER_PLACEMENT',
    when: '1 16:20',
  },
  {
    companyName: '一般社団法人みなとの音楽祭',
    name: ['川端', '芽衣'],
    email: 'kawabata@minato-ongakusai.example',
    phone: '045-000-2270',
    purpose: '来年五月の音楽祭の視覚まわり。予算は百五十万円ほどで、ポスターと会場の案内まで。',
    urgency: 'CONSIDERATION_OF_ORDER_PLACEMENT',
    when: '2 11:05',
  },
  {
    companyName: '株式会社とうげ製菓',
    name: ['峠', '信二'],
    email: 'toge@toge-seika.example',
    phone: '026-000-8841',
    purpose: '他社の募集を見て、どのような方が登録しているのか知りたい。',
    urgency: 'INFORMATION_GATHERING',
    when: '5 9:48',
  },
];

export type DemoContact = {
  readonly category: 'SERVICE' | 'ACCOUNT' | 'WORKS' | 'JOBS' | 'PAYMENT' | 'REPORT' | 'PRESS' | 'OTHER';
  readonly name: string;
  readonly companyName: string | undefined;
  readonly email: string;
  readonly body: string;
  readonly when: DemoWhen;
};

export const demoContacts: readonly DemoContact[] = [
  {
    category: 'PRESS',
    name: '三好 千佳',
    companyName: '月刊かみとまち編集部',
    email: 'miyoshi@kami-to-machi.example',
    body: '二月号の特集「紙で食べていく人」で、つむぎに登録されている活版と装幀の方を取材できないでしょうか。取材先の選定の段階からご相談したく、ご担当の方をご紹介ください。',
    when: 'm430',
  },
  {
    category: 'WORKS',
    name: '小川 隼',
    companyName: undefined,
    email: 'ogawa.shun@mail.example',
    body: '展示会で撮影した写真を作品に載せたいのですが、来場された方が小さく写っています。審査で差し戻しになるでしょうか。顔にぼかしを入れたほうがよければ教えてください。',
    when: '1 20:12',
  },
  {
    category: 'PAYMENT',
    name: '有田 佐知',
    companyName: '株式会社ことのは教育',
    email: 'arita@kotonoha-edu.example',
    body: '源泉徴収の欄について、個人の方と法人の方が混ざる依頼ではどのように表示されますか。経理の者が請求書と突き合わせたいと申しています。',
    when: '3 13:37',
  },
];

/** What people answered to 現在、転職を考えていますか？ */
export const demoMotivations: readonly (readonly [
  creatorKey: string,
  motivation:
    | 'ACTIVELY_CONSIDERING'
    | 'CONSIDERING'
    | 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES'
    | 'NOT_CONSIDERING',
  daysAgo: number,
])[] = [
  ['c02', 'NOT_CONSIDERING', 88],
  ['c06', 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES', 9],
  ['c12', 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES', 64],
  ['c13', 'CONSIDERING', 12],
  ['c16', 'ACTIVELY_CONSIDERING', 18],
  ['c17', 'NOT_CONSIDERING', 120],
  ['c22', 'NOT_CONSIDERING', 75],
  ['c27', 'NOT_CONSIDERING', 24],
  ['c29', 'CONSIDERING', 5],
  ['c30', 'ACTIVELY_CONSIDERING', 13],
  ['c36', 'CONSIDERING', 3],
  ['c39', 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES', 41],
  ['c40', 'ACTIVELY_CONSIDERING', 11],
  ['c43', 'NOT_CONSIDERING', 56],
  ['c46', 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES', 8],
  ['c48', 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES', 12],
  ['c49', 'NOT_CONSIDERING', 97],
  ['c50', 'CONSIDERING', 7],
  ['c55', 'ACTIVELY_CONSIDERING', 13],
  ['c59', 'CONSIDERING', 8],
];

/** Reports of members that wait for an operator; subjects are resolved by key. */
export type DemoReport = {
  readonly reporterKey: string;
  readonly subject:
    | { readonly work: readonly [creatorKey: string, place: number] }
    | { readonly opening: string };
  readonly reason: 'COPYRIGHT' | 'FALSE_TERMS' | 'OTHER';
  readonly detail: string;
  readonly when: DemoWhen;
};

export const demoReports: readonly DemoReport[] = [
  {
    reporterKey: 'c29',
    subject: { work: ['c31', 0] },
    reason: 'COPYRIGHT',
    detail:
      '三枚目の画像の背景に、他社の写真素材が使われているように見えます。許諾のあるものかご確認いただけますか。',
    when: '2 22:15',
  },
  {
    reporterKey: 'c43',
    subject: { opening: 'o73' },
    reason: 'FALSE_TERMS',
    detail: '固定残業代が月給に含まれるのかどうか、募集の文面だけでは読み取りにくいです。',
    when: '1 9:30',
  },
];

export interface HouseRule {
  readonly article: string;
  /** Verbatim from the terms; a test checks it. */
  readonly text: string;
}

const general = '利用規約 第8条';

/** The rules decisions refer to. The name is stored, since the terms' wording may change. */
export const houseRules = {
  LAW: { article: general, text: '法令や公序良俗に反すること' },
  RIGHTS: {
    article: general,
    text: '他人の著作権、商標権、肖像権、プライバシーその他の権利を侵すこと',
  },
  AUTHORSHIP: {
    article: general,
    text: '自分が関わっていない作品を自分の作品として載せること、関わった範囲を偽ること',
  },
  HIDDEN_AI: { article: general, text: '生成AIで作った部分があるのに、それを隠して載せること' },
  FALSE_OPENING: { article: general, text: 'うその募集、報酬の額や仕事の内容を偽った募集をすること' },
  NUISANCE: {
    article: general,
    text: '取引の目的以外で会員に連絡すること、勧誘、迷惑な連絡を繰り返すこと',
  },
  PERSONAL_DATA: { article: general, text: '他人の個人情報を、本人の同意なく公開すること' },
  MACHINES: {
    article: general,
    text: '本サービスの情報を自動で大量に集めること、不正に接続すること、動作を妨げること',
  },
  AI_TRAINING: { article: general, text: '会員の作品を、本人の承諾なく生成AIの学習に使うこと' },
  LEAKED: {
    article: general,
    text: '退会した会員や非公開の会員の情報を、本サービスの外で公開すること',
  },
  REGISTRATION: { article: '利用規約 第3条', text: '届け出た情報に虚偽があるとき' },
  ACCOUNT: { article: '利用規約 第4条', text: 'アカウントを他人に貸したり、譲ったりすること' },
  TERMS_OF_OPENINGS: { article: '会社の利用規約 第2条', text: '実際の条件と異なる額を記載すること' },
  UNPAID_WORK: { article: '会社の利用規約 第3条', text: '無報酬で完成物の制作を求めること' },
  HARASSMENT: { article: '会社の利用規約 第7条', text: 'クリエイターへのハラスメント' },
  DEALING: {
    article: '会社の利用規約 第7条',
    text: 'クリエイターに責任がないのに、受け取りを拒むこと、報酬を減らすこと、返品すること、費用を負担せずにやり直させること',
  },
} as const satisfies Readonly<Record<string, HouseRule>>;

export type RuleName = keyof typeof houseRules;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(houseRules, name);
}

/** 利用規約 第8条「…」 */
export function ruleWords(name: string | null): string | null {
  if (name === null || !isRuleName(name)) return null;
  const { article, text } = houseRules[name];
  return `${article}「${text}」`;
}

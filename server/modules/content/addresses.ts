/**
 * Every address that the page knows, with its name, so that the first answer says which page it is, and to any other address that there
 * is none. The browser's own table is `src/routes/paths.ts`; the two programs share no code, and `e2e/support/places.ts` holds them against
 * the specification. `*` stands for an id.
 */
const open: Readonly<Record<string, string>> = {
  '/': 'つくる人と会社を、つむぐ。',
  '/business': '会社の方へ',
  '/contact': 'お問い合わせ',
  '/sign_up': '登録する',
  '/sign_up/creator': 'クリエイターの登録',
  '/sign_up/creator/step1': 'パスワードを決める',
  '/sign_up/creator_via_prairie_card': 'プレーリーカードから登録',
  '/sign_up/business': '会社の登録',
  '/sign_up/business/complete': 'お申し込みを受け付けました',
  '/sign_up/business/password': 'パスワードを決める',
  '/sign_in': 'ログイン',
  '/password_reset_request': 'パスワードを忘れたとき',
  '/password_reset': 'パスワードの再設定',
  '/email_reset_request': 'メールアドレスを変更する',
  '/email_reset': 'メールアドレスの確認',
  '/products/*': '作品',
  '/creators/*': 'クリエイター',
  '/jobs/*': '仕事',
  '/journal': '読みもの',
  '/journal/ranking': 'よく読まれている',
  '/journal/new': '新しい読みもの',
  '/journal/category/interviews': '話を聞く',
  '/journal/category/interviews/special': '特集',
  '/journal/category/interviews/creator_voice': 'つくる人の声',
  '/journal/category/interviews/business': '会社の声',
  '/journal/category/tsumugi': 'つむぎから',
  '/journal/category/tsumugi/info': 'つむぎからのお知らせ',
  '/journal/category/tsumugi/event': 'イベント',
  '/journal/category/knowledge': '知識',
  '/document': '資料',
  '/document/*': '資料',
  '/document/*/download-completed': '資料を受け取る',
  '/document/schedule-completed': '面談のお申し込み',
  '/terms': '利用規約',
  '/privacy-policy': 'プライバシーポリシー',
  '/_dev/ui': '部品の見本',
};

/** Behind sign-in: search engines have nothing to find there. */
const behindSignIn: Readonly<Record<string, string>> = {
  '/recommend': 'おすすめのクリエイター',
  '/projects': '案件',
  '/me': 'マイページ',
  '/settings/account': 'アカウント設定',
  '/search': '検索',
  '/timeline': 'タイムライン',
  '/following': 'つながり',
  '/notifications': '通知',
  '/messages': 'メッセージ',
  '/messages/*': 'メッセージ',
  '/sign_up/creator/step2': 'プロフィールを書く',
  '/sign_up/creator/step3': '働き方を選ぶ',
  '/sign_up/creator/step4': '条件を決める',
  '/sign_up/creator_via_prairie_card/step1': 'プロフィールを書く',
  '/sign_up/complete': '登録が終わりました',
  '/products': '作品',
  '/products/create': '作品を載せる',
  '/products/bookmarked': '保存した作品',
  '/products/edit/*': '作品を編集する',
  '/jobs': '仕事',
  '/jobs/entered': '応募した仕事',
  '/jobs/fulltime': '正社員の仕事',
  '/jobs/outsourcing': '業務委託の仕事',
  '/jobs/draft/contract/*/create': '単発の依頼を書く',
  '/jobs/draft/contract/*/edit': '単発の依頼を編集する',
  '/jobs/draft/hourly/*/create': '時間制の募集を書く',
  '/jobs/draft/hourly/*/edit': '時間制の募集を編集する',
  '/jobs/draft/fulltime/*/create': '正社員の募集を書く',
  '/jobs/draft/fulltime/*/edit': '正社員の募集を編集する',
  '/my_company': '会社情報',
  '/companies/*': '会社',
  '/benefits': '会員特典',
  '/benefits/*': '会員特典',
};

export interface Address {
  readonly title: string;
  readonly isForMembers: boolean;
}

interface Shape extends Address {
  readonly shape: RegExp;
}

function shapes(names: Readonly<Record<string, string>>, isForMembers: boolean): readonly Shape[] {
  return Object.entries(names).map(([address, title]) => ({
    shape: new RegExp(`^${address.replaceAll('*', '[^/]+')}/?$`),
    title,
    isForMembers,
  }));
}

// A name of its own goes before an id: `/products/create` is no work.
const byPrecision = [...shapes(open, false), ...shapes(behindSignIn, true)].sort(
  (one, other) => Number(one.shape.source.includes('[^')) - Number(other.shape.source.includes('[^')),
);

export function addressAt(path: string): Address | undefined {
  return byPrecision.find(({ shape }) => shape.test(path));
}

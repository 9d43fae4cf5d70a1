/**
 * The table of routes: every address of the product, who may open it, and its name.
 * - `public`: anybody. `member`: signed-in people; a guest goes to sign-in.
 * - `bare` pages (sign-up, sign-in, 404) stand without the application's chrome.
 * - `tool` screens (desk, chat, draft) fill the window: narrow margins, no colophon.
 */
interface RouteFacts {
  readonly access: 'public' | 'member';
  readonly title: string;
  readonly bare?: true;
  readonly tool?: true;
}

function facts<const Paths extends Record<string, RouteFacts>>(table: Paths): Paths {
  return table;
}

export const paths = facts({
  '/': { access: 'public', title: 'つくる人と会社を、つむぐ。' },
  '/recommend': { access: 'member', title: 'おすすめのクリエイター' },
  '/business': { access: 'public', title: '会社の方へ' },
  '/projects': { access: 'member', title: '案件', tool: true },
  '/me': { access: 'member', title: 'マイページ' },
  '/settings/account': { access: 'member', title: 'アカウント設定' },
  '/contact': { access: 'public', title: 'お問い合わせ' },
  '/search': { access: 'member', title: '検索' },
  '/timeline': { access: 'member', title: 'タイムライン' },
  '/notifications': { access: 'member', title: '通知' },
  '/following': { access: 'member', title: 'つながり' },
  '/404': { access: 'public', title: 'ページが見つかりません', bare: true },
  '/messages': { access: 'member', title: 'メッセージ', tool: true },
  '/messages/$roomId': { access: 'member', title: 'メッセージ', tool: true },
  '/sign_up': { access: 'public', title: '登録する', bare: true },
  '/sign_up/creator': { access: 'public', title: 'クリエイターの登録', bare: true },
  '/sign_up/creator/step1': { access: 'public', title: 'パスワードを決める', bare: true },
  '/sign_up/creator/step2': { access: 'public', title: 'プロフィールを書く', bare: true },
  '/sign_up/creator/step3': { access: 'public', title: '働き方を選ぶ', bare: true },
  '/sign_up/creator/step4': { access: 'public', title: '条件を決める', bare: true },
  '/sign_up/creator_via_prairie_card': { access: 'public', title: 'プレーリーカードから登録', bare: true },
  '/sign_up/creator_via_prairie_card/step1': { access: 'public', title: 'プロフィールを書く', bare: true },
  '/sign_up/business': { access: 'public', title: '会社の登録', bare: true },
  '/sign_up/business/complete': { access: 'public', title: 'お申し込みを受け付けました', bare: true },
  '/sign_up/business/password': { access: 'public', title: 'パスワードを決める', bare: true },
  '/sign_up/complete': { access: 'public', title: '登録が終わりました', bare: true },
  '/sign_in': { access: 'public', title: 'ログイン', bare: true },
  '/password_reset_request': { access: 'public', title: 'パスワードを忘れたとき' },
  '/password_reset': { access: 'public', title: 'パスワードの再設定' },
  '/email_reset_request': { access: 'public', title: 'メールアドレスを変更する' },
  '/email_reset': { access: 'public', title: 'メールアドレスの確認' },
  '/products': { access: 'member', title: '作品' },
  '/products/create': { access: 'member', title: '作品を載せる' },
  '/products/bookmarked': { access: 'member', title: '保存した作品' },
  '/products/$id': { access: 'public', title: '作品' },
  '/products/edit/$id': { access: 'member', title: '作品を編集する' },
  '/creators/$id': { access: 'public', title: 'クリエイター' },
  '/jobs': { access: 'member', title: '仕事' },
  '/jobs/$id': { access: 'public', title: '仕事' },
  '/jobs/entered': { access: 'member', title: '応募した仕事' },
  '/jobs/fulltime': { access: 'member', title: '正社員の仕事' },
  '/jobs/outsourcing': { access: 'member', title: '業務委託の仕事' },
  '/jobs/draft/contract/$id/create': { access: 'member', title: '単発の依頼を書く', tool: true },
  '/jobs/draft/contract/$id/edit': { access: 'member', title: '単発の依頼を編集する', tool: true },
  '/jobs/draft/hourly/$id/create': { access: 'member', title: '時間制の募集を書く', tool: true },
  '/jobs/draft/hourly/$id/edit': { access: 'member', title: '時間制の募集を編集する', tool: true },
  '/jobs/draft/fulltime/$id/create': { access: 'member', title: '正社員の募集を書く', tool: true },
  '/jobs/draft/fulltime/$id/edit': { access: 'member', title: '正社員の募集を編集する', tool: true },
  '/my_company': { access: 'member', title: '会社情報' },
  '/companies/$id': { access: 'member', title: '会社' },
  '/benefits': { access: 'member', title: '会員特典' },
  '/benefits/$id': { access: 'member', title: '会員特典' },
  '/journal': { access: 'public', title: '読みもの' },
  '/journal/ranking': { access: 'public', title: 'よく読まれている' },
  '/journal/new': { access: 'public', title: '新しい読みもの' },
  '/journal/category/interviews': { access: 'public', title: '話を聞く' },
  '/journal/category/interviews/special': { access: 'public', title: '特集' },
  '/journal/category/interviews/creator_voice': { access: 'public', title: 'つくる人の声' },
  '/journal/category/interviews/business': { access: 'public', title: '会社の声' },
  '/journal/category/tsumugi': { access: 'public', title: 'つむぎから' },
  '/journal/category/tsumugi/info': { access: 'public', title: 'つむぎからのお知らせ' },
  '/journal/category/tsumugi/event': { access: 'public', title: 'イベント' },
  '/journal/category/knowledge': { access: 'public', title: '知識' },
  '/document': { access: 'public', title: '資料' },
  '/document/$id': { access: 'public', title: '資料' },
  '/document/$id/download-completed': { access: 'public', title: '資料を受け取る' },
  '/document/schedule-completed': { access: 'public', title: '面談のお申し込み' },
  '/terms': { access: 'public', title: '利用規約' },
  '/privacy-policy': { access: 'public', title: 'プライバシーポリシー' },
});

export type Path = keyof typeof paths;

export function isPath(path: string): path is Path {
  return Object.hasOwn(paths, path);
}

/** By the pattern that the router matched. Undefined for addresses outside of the table. */
export function factsOf(path: string | undefined): RouteFacts | undefined {
  return path !== undefined && isPath(path) ? paths[path] : undefined;
}

export function frameOf(path: string | undefined): 'page' | 'tool' {
  return factsOf(path)?.tool === true ? 'tool' : 'page';
}

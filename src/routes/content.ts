import { coming } from './coming.ts';
import { page } from './definePage.ts';

export const contentPages = [
  page('/business', coming('会社の方へ')),
  page('/contact', coming('お問い合わせ', 'shared')),
  page('/benefits', coming('会員特典', 'member')),
  page('/benefits/$id', coming('会員特典', 'member')),
  page('/journal', coming('読みもの')),
  page('/journal/ranking', coming('よく読まれている')),
  page('/journal/new', coming('新しい読みもの')),
  page('/journal/category/interviews', coming('話を聞く')),
  page('/journal/category/interviews/special', coming('特集')),
  page('/journal/category/interviews/creator_voice', coming('つくる人の声')),
  page('/journal/category/interviews/business', coming('会社の声')),
  page('/journal/category/tsumugi', coming('つむぎから')),
  page('/journal/category/tsumugi/info', coming('つむぎからのお知らせ')),
  page('/journal/category/tsumugi/event', coming('イベント')),
  page('/journal/category/knowledge', coming('知識')),
  page('/document', coming('資料')),
  page('/document/$id', coming('資料')),
  page('/document/$id/download-completed', coming('資料を受け取る')),
  page('/document/schedule-completed', coming('面談のお申し込み')),
  page('/terms', coming('利用規約')),
  page('/privacy-policy', coming('プライバシーポリシー')),
] as const;

import type { JournalListPageQuery$variables } from '../../../__generated__/JournalListPageQuery.graphql.ts';

type Category = NonNullable<JournalListPageQuery$variables['categories']>[number];

export const categoryNames: Readonly<Record<Category, string>> = {
  SPECIAL: '特集',
  CREATOR_VOICE: 'クリエイターの声',
  BUSINESS_VOICE: 'ビジネス',
  INFO: 'お知らせ',
  EVENT: '催し',
  KNOWLEDGE: '知識',
};

/** In the order of the masthead. */
export const sections = [
  {
    to: '/journal/category/interviews',
    name: 'インタビュー',
    about: 'つくる人と会社を訪ねて、仕事の手元を聞きます。',
    categories: ['SPECIAL', 'CREATOR_VOICE', 'BUSINESS_VOICE'],
  },
  {
    to: '/journal/category/interviews/special',
    name: '特集',
    about: '一つの仕事を、時間をかけて見ます。',
    categories: ['SPECIAL'],
  },
  {
    to: '/journal/category/interviews/creator_voice',
    name: 'クリエイターの声',
    about: '金額、断り方、直しの回数。つくる人が自分の言葉で話します。',
    categories: ['CREATOR_VOICE'],
  },
  {
    to: '/journal/category/interviews/business',
    name: 'ビジネス',
    about: '頼む側は、どう決めたのか。会社の机の上を見せてもらいます。',
    categories: ['BUSINESS_VOICE'],
  },
  {
    to: '/journal/category/knowledge',
    name: '知識',
    about: '契約、金額、請求、作品集。仕事の前に読むもの。',
    categories: ['KNOWLEDGE'],
  },
  {
    to: '/journal/category/tsumugi',
    name: 'つむぎから',
    about: '使い方の変わったところと、催しのお知らせ。',
    categories: ['INFO', 'EVENT'],
  },
] as const satisfies readonly {
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly categories: readonly Category[];
}[];

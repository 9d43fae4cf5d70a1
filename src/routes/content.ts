import type { LegalPageQuery$variables } from '../../__generated__/LegalPageQuery.graphql.ts';
import { deskScreen } from '../features/business/screens.ts';
import { articleCoverSizes } from '../features/journal/articleCoverSizes.ts';
import { page, searchedPage } from './definePage.ts';

const minute = 60_000;

const journalList = (title: string) =>
  ({
    title,
    access: 'public',
    query: () => import('../../__generated__/JournalListPageQuery.graphql.ts'),
    revalidateAfterMs: minute,
    component: async () => (await import('../features/journal/JournalListPage.tsx')).JournalListPage,
  }) as const;

interface DownloadSearch {
  /** Opens the document. */
  readonly token?: string;
}

const downloadSearch = ({ token }: Record<string, unknown>): DownloadSearch =>
  typeof token === 'string' ? { token } : {};

interface LegalSearch {
  /** An earlier version. */
  readonly version?: number;
}

const legalSearch = ({ version }: Record<string, unknown>): LegalSearch => {
  const number = Number(version);
  return Number.isInteger(number) && number > 0 && number < 1000 ? { version: number } : {};
};

const legalPage = <const Path extends string>(
  path: Path,
  title: string,
  kind: LegalPageQuery$variables['kind'],
) =>
  searchedPage(path, legalSearch, {
    title,
    access: 'public',
    reloadsBySearch: true,
    query: () => import('../../__generated__/LegalPageQuery.graphql.ts'),
    variables: ({ search: { version } }): LegalPageQuery$variables => ({ kind, version: version ?? null }),
    component: async () => (await import('../features/legal/LegalPage.tsx')).LegalPage,
  });

export const contentPages = [
  page('/business', {
    title: '会社の方へ',
    access: 'public',
    query: () => import('../../__generated__/BusinessPageQuery.graphql.ts'),
    variables: () => ({ netPrice: 650_000 }),
    firstPicture: deskScreen,
    revalidateAfterMs: minute,
    component: async () => (await import('../features/business/BusinessPage.tsx')).BusinessPage,
  }),
  page('/contact', {
    title: 'お問い合わせ',
    access: 'shared',
    component: async () => (await import('../features/contact/ContactPage.tsx')).ContactPage,
  }),
  page('/benefits', {
    title: '会員特典',
    access: 'member',
    query: () => import('../../__generated__/BenefitsPageQuery.graphql.ts'),
    revalidateAfterMs: minute,
    component: async () => (await import('../features/benefits/BenefitsPage.tsx')).BenefitsPage,
  }),
  page('/benefits/$id', {
    title: '会員特典',
    access: 'member',
    query: () => import('../../__generated__/BenefitPageQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ slug: id }),
    component: async () => (await import('../features/benefits/BenefitPage.tsx')).BenefitPage,
  }),
  page('/journal', {
    title: '読みもの',
    access: 'public',
    query: () => import('../../__generated__/JournalPageQuery.graphql.ts'),
    revalidateAfterMs: minute,
    component: async () => (await import('../features/journal/JournalPage.tsx')).JournalPage,
  }),
  page('/journal/ranking', {
    title: 'よく読まれている',
    access: 'public',
    query: () => import('../../__generated__/RankingPageQuery.graphql.ts'),
    revalidateAfterMs: minute,
    component: async () => (await import('../features/journal/RankingPage.tsx')).RankingPage,
  }),
  page('/journal/new', {
    ...journalList('新しい読みもの'),
    variables: () => ({ categories: null }),
  }),
  page('/journal/category/interviews', {
    ...journalList('インタビュー'),
    variables: () => ({ categories: ['SPECIAL', 'CREATOR_VOICE', 'BUSINESS_VOICE'] as const }),
  }),
  page('/journal/category/interviews/special', {
    ...journalList('特集'),
    variables: () => ({ categories: ['SPECIAL'] as const }),
  }),
  page('/journal/category/interviews/creator_voice', {
    ...journalList('クリエイターの声'),
    variables: () => ({ categories: ['CREATOR_VOICE'] as const }),
  }),
  page('/journal/category/interviews/business', {
    ...journalList('ビジネス'),
    variables: () => ({ categories: ['BUSINESS_VOICE'] as const }),
  }),
  page('/journal/category/tsumugi', {
    ...journalList('つむぎから'),
    variables: () => ({ categories: ['INFO', 'EVENT'] as const }),
  }),
  page('/journal/category/tsumugi/info', {
    ...journalList('つむぎからのお知らせ'),
    variables: () => ({ categories: ['INFO'] as const }),
  }),
  page('/journal/category/tsumugi/event', {
    ...journalList('催し'),
    variables: () => ({ categories: ['EVENT'] as const }),
  }),
  page('/journal/category/knowledge', {
    ...journalList('知識'),
    variables: () => ({ categories: ['KNOWLEDGE'] as const }),
  }),
  page('/journal/$slug', {
    title: '読みもの',
    access: 'public',
    query: () => import('../../__generated__/ArticlePageQuery.graphql.ts'),
    variables: ({ params: { slug } }) => ({ slug }),
    firstPicture: { at: 'article.cover', sizes: articleCoverSizes },
    component: async () => (await import('../features/journal/ArticlePage.tsx')).ArticlePage,
  }),
  page('/document', {
    title: '資料',
    access: 'public',
    query: () => import('../../__generated__/DocumentsPageQuery.graphql.ts'),
    revalidateAfterMs: minute,
    component: async () => (await import('../features/documents/DocumentsPage.tsx')).DocumentsPage,
  }),
  page('/document/$id', {
    title: '資料',
    access: 'public',
    query: () => import('../../__generated__/DocumentPageQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ slug: id }),
    component: async () => (await import('../features/documents/DocumentPage.tsx')).DocumentPage,
  }),
  searchedPage('/document/$id/download-completed', downloadSearch, {
    title: '資料を受け取る',
    access: 'public',
    reloadsBySearch: true,
    query: () => import('../../__generated__/DownloadCompletedPageQuery.graphql.ts'),
    variables: ({ search: { token } }) => ({ token: token ?? '' }),
    component: async () =>
      (await import('../features/documents/DownloadCompletedPage.tsx')).DownloadCompletedPage,
  }),
  page('/document/schedule-completed', {
    title: '面談のお申し込み',
    access: 'public',
    component: async () =>
      (await import('../features/documents/ScheduleCompletedPage.tsx')).ScheduleCompletedPage,
  }),
  legalPage('/terms', '利用規約', 'TERMS'),
  legalPage('/privacy-policy', 'プライバシーポリシー', 'PRIVACY_POLICY'),
  legalPage('/legal/terms-corporate', '会社の利用規約', 'TERMS_CORPORATE'),
  legalPage('/legal/terms-creator', 'クリエイターの利用規約', 'TERMS_CREATOR'),
  legalPage('/legal/cookie', 'クッキーと外部送信', 'COOKIE'),
  legalPage('/legal/commerce', '特定商取引法に基づく表記', 'COMMERCE'),
  legalPage('/legal/company', '運営会社', 'COMPANY'),
] as const;

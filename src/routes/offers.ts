import { validatePapersSearch } from '../features/offers/papers/papersSearch.ts';
import { formFreshMs } from '../relay/routeQuery.ts';
import { page, searchedPage } from './definePage.ts';

interface ConsultSearch {
  /** Ids of creators, separated by commas. */
  readonly to?: string;
}

const mostRecipients = 10;

const idsOf = ({ to }: ConsultSearch): readonly string[] =>
  [...new Set((to ?? '').split(',').filter((id) => id !== ''))].slice(0, mostRecipients);

interface OfferFrom {
  /** The offer's origin: a candidate, consultation, room or quote; or the work whose terms it changes. */
  readonly candidate?: string;
  readonly consultation?: string;
  readonly room?: string;
  readonly quote?: string;
  readonly work?: string;
}

const offerFrom = ({ candidate, consultation, room, quote, work }: Record<string, unknown>): OfferFrom => ({
  ...(typeof candidate === 'string' && { candidate }),
  ...(typeof consultation === 'string' && { consultation }),
  ...(typeof room === 'string' && { room }),
  ...(typeof quote === 'string' && { quote }),
  ...(typeof work === 'string' && { work }),
});

const roomOf = ({ room }: Record<string, unknown>): { readonly room?: string } =>
  typeof room === 'string' ? { room } : {};

export const offerPages = [
  page('/offers/check', {
    title: '書類の確認',
    access: 'public',
    component: async () => (await import('../features/offers/check/CheckPage.tsx')).CheckPage,
  }),
  searchedPage('/papers', validatePapersSearch, {
    title: '書類',
    access: 'member',
    variables: ({ search }) => ({ search }),
    component: async () => (await import('../features/offers/papers/PapersPage.tsx')).PapersPage,
  }),
  searchedPage('/quotes/create', roomOf, {
    title: '見積を送る',
    access: 'creator',
    component: async () => (await import('../features/offers/quotes/CreateQuotePage.tsx')).CreateQuotePage,
  }),
  page('/quotes/$id', {
    title: '見積',
    access: 'member',
    query: () => import('../../__generated__/QuotePageQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ id }),
    revalidateAfterMs: 0,
    component: async () => (await import('../features/offers/quotes/QuotePage.tsx')).QuotePage,
  }),
  page('/offers/$id', {
    title: 'オファー',
    access: 'member',
    frame: 'tool',
    query: () => import('../../__generated__/OfferPageQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ id }),
    revalidateAfterMs: 0,
    component: async () => (await import('../features/offers/view/OfferPage.tsx')).OfferPage,
  }),
  page('/offers/$id/edit', {
    title: 'オファーの新しいバージョン',
    access: 'company',
    frame: 'tool',
    ownBar: true,
    query: () => import('../../__generated__/ReviseOfferPageQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ id }),
    revalidateAfterMs: formFreshMs,
    component: async () => (await import('../features/offers/edit/ReviseOfferPage.tsx')).ReviseOfferPage,
  }),
  searchedPage('/offers/create', offerFrom, {
    title: 'オファーを送る',
    access: 'company',
    frame: 'tool',
    ownBar: true,
    component: async () => (await import('../features/offers/edit/CreateOfferPage.tsx')).CreateOfferPage,
  }),
  searchedPage(
    '/consultations/create',
    ({ to }: Record<string, unknown>): ConsultSearch => (typeof to === 'string' ? { to } : {}),
    {
      title: '仕事を相談する',
      access: 'job-editor',
      frame: 'tool',
      ownBar: true,
      reloadsBySearch: true,
      query: () => import('../../__generated__/ConsultPageQuery.graphql.ts'),
      variables: ({ search }) => ({ ids: idsOf(search) }),
      component: async () => (await import('../features/offers/consult/ConsultPage.tsx')).ConsultPage,
    },
  ),
  page('/consultations/$id', {
    title: '相談の返信',
    access: 'job-editor',
    query: () => import('../../__generated__/BatchPageQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ id }),
    revalidateAfterMs: 0,
    component: async () => (await import('../features/offers/batch/BatchPage.tsx')).BatchPage,
  }),
];

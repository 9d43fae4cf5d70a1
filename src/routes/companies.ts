import { spanOf, validateAnalyticsSearch } from '../features/analytics/analyticsSearch.ts';
import { seesMemberContent } from '../features/session/memberContent.ts';
import { page, searchedPage } from './definePage.ts';

const openingsOnPage = 20;

interface CompanySearch {
  /** Of its openings, from 1. */
  readonly page?: number;
}

const validateCompanySearch = ({ page: asked }: Record<string, unknown>): CompanySearch =>
  typeof asked === 'number' && Number.isInteger(asked) && asked > 1 && asked <= 1000 ? { page: asked } : {};

export const companyPages = [
  page('/my_company', {
    title: '会社情報',
    access: 'company',
    query: () => import('../../__generated__/MyCompanyPageQuery.graphql.ts'),
    revalidateAfterMs: 10_000,
    component: async () => (await import('../features/companies/own/MyCompanyPage.tsx')).MyCompanyPage,
  }),
  searchedPage('/my_company/analytics', validateAnalyticsSearch, {
    title: '募集の数字',
    access: 'job-editor',
    reloadsBySearch: true,
    query: () => import('../../__generated__/OpeningsAnalyticsPageQuery.graphql.ts'),
    variables: ({ search }) => ({ span: spanOf(search) }),
    revalidateAfterMs: 60_000,
    component: async () =>
      (await import('../features/analytics/openings/OpeningsAnalyticsPage.tsx')).OpeningsAnalyticsPage,
  }),
  searchedPage('/companies/$id', validateCompanySearch, {
    title: '会社',
    access: 'member',
    reloadsBySearch: true,
    query: () => import('../../__generated__/CompanyPageQuery.graphql.ts'),
    variables: ({ params: { id }, search, state }) => ({
      id,
      limit: openingsOnPage,
      offset: ((search.page ?? 1) - 1) * openingsOnPage,
      withOpenings: seesMemberContent(state),
    }),
    revalidateAfterMs: 10_000,
    component: async () => (await import('../features/companies/view/CompanyPage.tsx')).CompanyPage,
  }),
] as const;

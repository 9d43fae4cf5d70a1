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

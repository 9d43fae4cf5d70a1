import { searchedPage } from './definePage.ts';

interface ConsultSearch {
  /** Ids of creators, a comma between them. */
  readonly to?: string;
}

const mostRecipients = 10;

const idsOf = ({ to }: ConsultSearch): readonly string[] =>
  [...new Set((to ?? '').split(',').filter((id) => id !== ''))].slice(0, mostRecipients);

export const offerPages = [
  searchedPage(
    '/consultations/create',
    ({ to }: Record<string, unknown>): ConsultSearch => (typeof to === 'string' ? { to } : {}),
    {
      title: '仕事を相談する',
      access: 'job-editor',
      frame: 'tool',
      reloadsBySearch: true,
      query: () => import('../../__generated__/ConsultPageQuery.graphql.ts'),
      variables: ({ search }) => ({ ids: idsOf(search) }),
      component: async () => (await import('../features/offers/consult/ConsultPage.tsx')).ConsultPage,
    },
  ),
];

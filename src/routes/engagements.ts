import { page } from './definePage.ts';

export const engagementPages = [
  page('/engagements', {
    title: '進行中の仕事',
    access: 'member',
    query: () => import('../../__generated__/EngagementsPageQuery.graphql.ts'),
    revalidateAfterMs: 0,
    component: async () => (await import('../features/engagements/list/EngagementsPage.tsx')).EngagementsPage,
  }),
  page('/engagements/fees', {
    title: 'つむぎの手数料',
    access: 'company',
    component: async () => (await import('../features/engagements/fees/FeesPage.tsx')).FeesPage,
  }),
  page('/engagements/$id', {
    title: '仕事',
    access: 'member',
    query: () => import('../../__generated__/EngagementPageQuery.graphql.ts'),
    variables: ({ params: { id } }) => ({ id }),
    revalidateAfterMs: 0,
    component: async () => (await import('../features/engagements/work/EngagementPage.tsx')).EngagementPage,
  }),
];

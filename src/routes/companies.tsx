import { createRoute, redirect } from '@tanstack/react-router';
import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts';
import type { MyCompanyPageQuery } from '../../__generated__/MyCompanyPageQuery.graphql.ts';
import { homePath } from '../features/session/destinations.ts';
import type { SessionState } from '../features/session/session.ts';
import { type CompanyPlace, companyPageVariables } from '../features/companies/view/companyPageVariables.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard } from './root.ts';
import { part } from '../lib/part.ts';

const myCompanyQuery = routeQuery<MyCompanyPageQuery, object>(
  () => import('../../__generated__/MyCompanyPageQuery.graphql.ts'),
  () => ({}),
);
const companyQuery = routeQuery<CompanyPageQuery, CompanyPlace & { readonly state: SessionState }>(
  () => import('../../__generated__/CompanyPageQuery.graphql.ts'),
  ({ state, ...place }) => companyPageVariables(place, state),
);

const myCompanyRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/my_company',
  beforeLoad: async (match) => {
    await guard({ ...match, path: '/my_company' });
    const state = match.context.session.state();
    // Creators act for no company.
    if (state.status === 'member' && state.audience === 'creator') throw redirect({ to: homePath });
  },
  loader: ({ context, abortController }) =>
    myCompanyQuery.warm(
      context.environment,
      {},
      {
        signal: abortController.signal,
        revalidateAfterMs: 10_000,
      },
    ),
  component: part(async () => (await import('../features/companies/own/MyCompanyPage.tsx')).MyCompanyPage),
});

interface CompanySearch {
  readonly page?: number;
}

const companyRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/companies/$id',
  validateSearch: ({ page }: Record<string, unknown>): CompanySearch =>
    typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {},
  beforeLoad: (match) => guard({ ...match, path: '/companies/$id' }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context, params, deps, abortController }) =>
    companyQuery.warm(
      context.environment,
      { id: params.id, page: deps.page, state: context.session.state() },
      { signal: abortController.signal, revalidateAfterMs: 10_000 },
    ),
  component: part(async () => (await import('../features/companies/view/CompanyPage.tsx')).CompanyPage),
});

export const companyRoutes = [myCompanyRoute, companyRoute] as const;

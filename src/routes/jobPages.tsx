import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { JobPageQuery } from '../../__generated__/JobPageQuery.graphql.ts';
import { seesOnlyPublic } from '../features/accounts/memberContent.ts';
import { validateEnteredSearch } from '../features/jobs/enteredSearch.ts';
import { jobPageVariables } from '../features/jobs/jobPageVariables.ts';
import { validateJobsSearch } from '../features/jobs/jobsSearch.ts';
import type { JobListPath } from '../features/jobs/jobsSearch.ts';
import { ahead } from '../lib/ahead.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard, knownState, requireCreator } from './root.ts';

const page = () => import('../features/jobs/JobsPage.tsx');
const components = {
  '/jobs': lazyRouteComponent(page, 'JobsPage'),
  '/jobs/outsourcing': lazyRouteComponent(page, 'OutsourcingJobsPage'),
  '/jobs/fulltime': lazyRouteComponent(page, 'FullTimeJobsPage'),
} as const satisfies Record<JobListPath, unknown>;

function listRoute<const Path extends JobListPath>(path: Path) {
  return createRoute({
    getParentRoute: () => chromeRoute,
    path,
    validateSearch: (raw: Record<string, unknown>) => validateJobsSearch(path, raw),
    beforeLoad: (match) => guard({ ...match, path }),
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps, abortController: { signal } }) => {
      if (seesOnlyPublic(context.session.state())) return;
      import('../features/jobs/warmJobs.ts').then(
        ({ warmJobs }) => warmJobs(context.environment, { list: path, search: deps, signal }),
        // The page's own code comes from the same place, and its boundary tells.
        () => undefined,
      );
    },
    component: components[path],
  });
}

const enteredRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/jobs/entered',
  validateSearch: validateEnteredSearch,
  beforeLoad: async (match) => {
    await guard({ ...match, path: '/jobs/entered' });
    requireCreator(match.context.session);
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController: { signal } }) => {
    import('../features/jobs/warmJobs.ts').then(
      ({ warmEntered }) => warmEntered(context.environment, deps, signal),
      () => undefined,
    );
  },
  component: lazyRouteComponent(() => import('../features/jobs/EnteredPage.tsx'), 'EnteredPage'),
});

const jobQuery = routeQuery<JobPageQuery>(
  () => import('../../__generated__/JobPageQuery.graphql.ts'),
  (variables) => variables,
);

const jobRoute = createRoute({
  getParentRoute: () => chromeRoute,
  path: '/jobs/$id',
  loader: async ({ context, params, abortController: { signal } }) => {
    const state = await knownState(context.session);
    const variables = jobPageVariables(params.id, state);
    jobQuery.warm(context.environment, variables, { signal, revalidateAfterMs: 60_000 });
    // What the page makes of it is told by `readyAside`.
    if (state.status === 'member' && state.audience === 'company') {
      ahead(() => import('../features/jobs/OwnerActs.tsx'));
      ahead(() => import('../features/products/CopyLink.tsx'));
    } else {
      ahead(() => import('../features/jobs/EnterActs.tsx'));
      if (state.status === 'member') ahead(() => import('../features/jobs/EntryState.tsx'));
    }
  },
  component: lazyRouteComponent(() => import('../features/jobs/JobPage.tsx'), 'JobPage'),
});

export const jobPageRoutes = [
  listRoute('/jobs'),
  listRoute('/jobs/outsourcing'),
  listRoute('/jobs/fulltime'),
  enteredRoute,
  jobRoute,
] as const;

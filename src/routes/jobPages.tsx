import { createRoute } from '@tanstack/react-router';
import type { JobPageQuery } from '../../__generated__/JobPageQuery.graphql.ts';
import { seesOnlyPublic } from '../features/session/memberContent.ts';
import { validateEnteredSearch } from '../features/jobs/entry/enteredSearch.ts';
import { jobPageVariables } from '../features/jobs/opening/jobPageVariables.ts';
import { validateJobsSearch } from '../features/jobs/list/jobsSearch.ts';
import type { JobListPath } from '../features/jobs/list/jobsSearch.ts';
import { routeQuery } from '../relay/routeQuery.ts';
import { chromeRoute, guard, knownState, requireCreator } from './root.ts';
import { openingPartsAhead } from '../features/jobs/opening/openingPartsAhead.ts';
import { part } from '../lib/part.ts';

const page = () => import('../features/jobs/list/JobsPage.tsx');
const components = {
  '/jobs': part(async () => (await page()).JobsPage),
  '/jobs/outsourcing': part(async () => (await page()).OutsourcingJobsPage),
  '/jobs/fulltime': part(async () => (await page()).FullTimeJobsPage),
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
      import('../features/jobs/list/warmJobs.ts').then(
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
    import('../features/jobs/list/warmJobs.ts').then(
      ({ warmEntered }) => warmEntered(context.environment, deps, signal),
      () => undefined,
    );
  },
  component: part(async () => (await import('../features/jobs/entry/EnteredPage.tsx')).EnteredPage),
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
    openingPartsAhead(state);
  },
  component: part(async () => (await import('../features/jobs/opening/JobPage.tsx')).JobPage),
});

export const jobPageRoutes = [
  listRoute('/jobs'),
  listRoute('/jobs/outsourcing'),
  listRoute('/jobs/fulltime'),
  enteredRoute,
  jobRoute,
] as const;

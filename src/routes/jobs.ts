import type { ComponentType } from 'react';
import { validateBookmarkedSearch } from '../features/jobs/bookmarked/bookmarkedSearch.ts';
import { validateEnteredSearch } from '../features/projects/dealings/enteredSearch.ts';
import { validateJobsSearch } from '../features/jobs/list/jobsSearch.ts';
import type { JobListPath, JobsSearch } from '../features/jobs/list/jobsSearch.ts';
import { openingCoverSizes } from '../features/jobs/opening/openingCoverSizes.ts';
import { openingParts } from '../features/jobs/opening/openingParts.ts';
import { DealingsPage } from '../features/projects/dealings/DealingsPage.part.ts';
import { validateDeskSearch } from '../features/projects/desk/deskSearch.ts';
import { DeskPage } from '../features/projects/desk/DeskPage.part.ts';
import { OpenedDesk } from '../features/projects/desk/OpenedDesk.part.ts';
import { seesMemberContent, seesOnlyPublic } from '../features/session/memberContent.ts';
import { warmQuery } from '../relay/routeQuery.ts';
import { page, searchedPage } from './definePage.ts';

const lists = () => import('../features/jobs/list/JobsPage.tsx');

function list<const Path extends JobListPath>(
  path: Path,
  title: string,
  component: () => Promise<ComponentType>,
) {
  const validate = (raw: Record<string, unknown>): JobsSearch => validateJobsSearch(path, raw);
  return searchedPage(path, validate, {
    title,
    access: 'member',
    reloadsBySearch: true,
    warm: async ({ environment, search, state, signal }) => {
      if (seesOnlyPublic(state)) return;
      const { warmJobs } = await import('../features/jobs/list/warmJobs.ts');
      warmJobs(environment, { list: path, search, signal });
    },
    component,
  });
}

export const jobPages = [
  list('/jobs', '仕事', async () => (await lists()).JobsPage),
  list('/jobs/outsourcing', '業務委託の仕事', async () => (await lists()).OutsourcingJobsPage),
  list('/jobs/fulltime', '正社員の仕事', async () => (await lists()).FullTimeJobsPage),
  searchedPage('/jobs/bookmarked', validateBookmarkedSearch, {
    title: '保存した仕事',
    access: 'creator',
    reloadsBySearch: true,
    warm: async ({ environment, search, state, signal }) => {
      if (seesOnlyPublic(state)) return;
      const { warmBookmarked } = await import('../features/jobs/list/warmJobs.ts');
      warmBookmarked(environment, search, signal);
    },
    component: async () =>
      (await import('../features/jobs/bookmarked/BookmarkedJobsPage.tsx')).BookmarkedJobsPage,
  }),
  searchedPage('/jobs/entered', validateEnteredSearch, {
    title: '応募した仕事',
    access: 'creator',
    reloadsBySearch: true,
    warm: async ({ environment, search, signal }) => {
      const { warmEntered } = await import('../features/projects/dealings/warmEntered.ts');
      warmEntered(environment, search, signal);
    },
    component: async () => (await import('../features/projects/dealings/EnteredPage.tsx')).EnteredPage,
  }),
  page('/jobs/$id', {
    title: '仕事',
    access: 'shared',
    query: () => import('../../__generated__/JobPageQuery.graphql.ts'),
    // A creator whose trial ended without a work sees a guest's page, and their own applications.
    variables: ({ params: { id }, state }) => ({
      id,
      asMember: state.status === 'member',
      asGuest: !seesMemberContent(state),
    }),
    revalidateAfterMs: 60_000,
    firstPicture: { at: 'publicJobOpening.coverImage', sizes: openingCoverSizes },
    parts: ({ state }) => openingParts(state),
    component: async () => (await import('../features/jobs/opening/JobPage.tsx')).JobPage,
  }),
  /** One address for companies' desk and creators' dealings. */
  searchedPage('/projects', validateDeskSearch, {
    title: '案件',
    access: 'member',
    frame: 'tool',
    warm: async ({ environment, search, state, cause, signal }) => {
      const options = { signal, revalidateAfterMs: 10_000 };
      if (state.status === 'member' && state.audience === 'creator') {
        DealingsPage.ahead();
        const query = () => import('../../__generated__/DealingsPageQuery.graphql.ts');
        warmQuery(environment, query, {}, options);
        return;
      }
      // The desk's parts load by themselves.
      if (cause === 'stay') return;
      DeskPage.ahead();
      OpenedDesk.ahead();
      const { warmDesk } = await import('../features/projects/desk/warmDesk.ts');
      warmDesk(environment, search, options);
    },
    component: async () => (await import('../features/projects/ProjectsPage.tsx')).ProjectsPage,
  }),
] as const;

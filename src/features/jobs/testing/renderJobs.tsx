import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';
import { seesMemberContent } from '../../session/memberContent.ts';
import { createSessionStore, SessionContext, useSessionState } from '../../session/session.ts';
import type { SessionState } from '../../session/session.ts';
import { BookmarkedJobsPage } from '../bookmarked/BookmarkedJobsPage.tsx';
import { validateBookmarkedSearch } from '../bookmarked/bookmarkedSearch.ts';
import { JobPage } from '../opening/JobPage.tsx';
import { FullTimeJobsPage, JobsPage, OutsourcingJobsPage } from '../list/JobsPage.tsx';
import { validateJobsSearch } from '../list/jobsSearch.ts';

function JobAt(): ReactElement {
  const { id } = useParams({ from: '/chrome/jobs/$id' });
  const state = useSessionState();
  const asMember = state.status === 'member';
  return <JobPage variables={{ id, asMember, asGuest: !seesMemberContent(state) }} />;
}

/** The pages of jobs at their addresses, with whoever is given before them and a server that answers when told. */
export async function renderJobs(
  address: string,
  state: SessionState,
  prepare: (environment: MockEnvironment) => void = () => undefined,
) {
  // jsdom has neither scrolling nor media queries.
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const session = createSessionStore(state);
  const environment = createMockEnvironment();
  prepare(environment);
  const root = createRootRoute({ notFoundComponent: () => <h1>見つかりません</h1> });
  const chrome = createRoute({ getParentRoute: () => root, id: 'chrome' });
  const getParentRoute = () => chrome;
  const routes = [
    createRoute({
      getParentRoute,
      path: '/jobs',
      validateSearch: (raw: Record<string, unknown>) => validateJobsSearch('/jobs', raw),
      component: JobsPage,
    }),
    createRoute({
      getParentRoute,
      path: '/jobs/outsourcing',
      validateSearch: (raw: Record<string, unknown>) => validateJobsSearch('/jobs/outsourcing', raw),
      component: OutsourcingJobsPage,
    }),
    createRoute({
      getParentRoute,
      path: '/jobs/fulltime',
      validateSearch: (raw: Record<string, unknown>) => validateJobsSearch('/jobs/fulltime', raw),
      component: FullTimeJobsPage,
    }),
    createRoute({
      getParentRoute,
      path: '/jobs/bookmarked',
      validateSearch: validateBookmarkedSearch,
      component: BookmarkedJobsPage,
    }),
    createRoute({ getParentRoute, path: '/jobs/$id', component: JobAt }),
  ];
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([chrome.addChildren(routes), anywhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <SessionContext value={session}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </SessionContext>
    </RelayEnvironmentProvider>,
  );
  return { ...view, session, environment, router };
}

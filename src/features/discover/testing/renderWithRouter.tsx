import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';
import { createSessionStore, SessionContext } from '../../session/session.ts';
import type { SessionState } from '../../session/session.ts';
import { validateDiscoverSearch } from '../discoverSearch.ts';

/** Something of a page at `/products`, with whoever is given before it and a server that answers when told. */
export async function renderWithRouter(
  element: ReactElement,
  state: SessionState,
  address = '/products?tab=recent',
  prepare: (environment: MockEnvironment) => void = () => undefined,
) {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', vi.fn());
  const session = createSessionStore(state);
  const environment = createMockEnvironment();
  prepare(environment);
  const root = createRootRoute();
  const chrome = createRoute({ getParentRoute: () => root, id: 'chrome' });
  const products = createRoute({
    getParentRoute: () => chrome,
    path: '/products',
    validateSearch: validateDiscoverSearch,
    component: () => element,
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([chrome.addChildren([products]), anywhere]),
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

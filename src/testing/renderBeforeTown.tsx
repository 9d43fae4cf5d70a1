import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { vi } from 'vitest';
import printed from '../../schema/schema.graphql?raw';
import { createSessionStore, SessionContext } from '../features/session/session.ts';
import type { SessionState } from '../features/session/session.ts';
import { createTown } from './town.ts';
import { townEnvironment } from './townEnvironment.ts';

/** A page, or a part of one, before a town of these fields of Query and Mutation. Every other address is empty. */
export async function renderBeforeTown(page: ReactElement, root: object, state: SessionState) {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  const town = createTown(printed, () => root);
  const { environment, tell } = townEnvironment(town);
  const rootRoute = createRootRoute();
  const start = createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => page });
  const elsewhere = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => null });
  const router = createRouter({
    routeTree: rootRoute.addChildren([start, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <SessionContext value={createSessionStore(state)}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </SessionContext>
    </RelayEnvironmentProvider>,
  );
  return { ...view, town, tell, router, user: userEvent.setup() };
}

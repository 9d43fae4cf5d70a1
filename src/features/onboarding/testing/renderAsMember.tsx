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
import { vi } from 'vitest';
import type { PageFacts } from '../../page/pageFacts.ts';
import { createSessionStore, type MemberState, SessionContext } from '../../session/session.ts';

/** jsdom lays nothing out: what a component asks of the window’s width is answered here. */
export function setWidth(pixels: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 768px') ? pixels >= 768 : false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

interface Options {
  readonly path?: string;
  readonly refetch?: () => Promise<MemberState>;
}

/** A member's part of a page: with a session, an environment that answers when told, and a router that knows any address; `/business` is a public page. */
export async function renderAsMember(
  element: ReactElement,
  state: MemberState,
  { path = '/products', refetch }: Options = {},
) {
  const session = createSessionStore(state, refetch === undefined ? {} : { refetch });
  const environment = createMockEnvironment();
  const root = createRootRoute({
    component: () => (
      <main id="main" tabIndex={-1}>
        {element}
      </main>
    ),
  });
  const getParentRoute = () => root;
  const page: PageFacts = { title: '会社の方へ', access: 'public', frame: 'page' };
  const pages = [
    createRoute({ getParentRoute, path: '/business', staticData: { page } }),
    createRoute({ getParentRoute, path: '$' }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [path] }),
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

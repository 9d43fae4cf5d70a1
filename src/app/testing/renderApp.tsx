import { createMemoryHistory } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { createSessionStore, type SessionState, type Viewer } from '../../features/accounts/session.ts';
import { App } from '../App.tsx';
import { keepEnvironments } from '../environments.ts';
import { createAppRouter } from '../router.tsx';

// The first page's code is compiled while the test waits, beside the other files' tests.
configure({ asyncUtilTimeout: 5_000 });

const viewer: Viewer = {
  id: 'VXNlcjox',
  name: '早瀬 みお',
  imageUrl: null,
  hasUnreadMessage: false,
  hasUnreadNotification: false,
};

export const guest: SessionState = { status: 'guest' };
export const creator: SessionState = { status: 'member', audience: 'creator', viewer };
export const company: SessionState = {
  status: 'member',
  audience: 'company',
  viewer: { ...viewer, id: 'VXNlcjoy', name: '株式会社灯台舎' },
};

/** The whole application at an address, with whoever is given before it. */
export function makeApp(path: string, state: SessionState, signOut?: () => Promise<void>) {
  const session = createSessionStore(state, signOut);
  const environments = keepEnvironments(session, () => createMockEnvironment());
  const router = createAppRouter(
    { environment: environments.current(), session },
    createMemoryHistory({ initialEntries: [path] }),
  );
  return { session, environments, router, element: <App {...{ session, environments, router }} /> };
}

export function renderApp(path: string, state: SessionState = guest, signOut?: () => Promise<void>) {
  const app = makeApp(path, state, signOut);
  return { ...app, ...render(app.element) };
}

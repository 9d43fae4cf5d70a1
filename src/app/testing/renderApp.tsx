import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { createSessionStore, type SessionActs, type SessionState } from '../../features/session/session.ts';
import { guest } from '../../features/session/testing/viewers.ts';
import { App } from '../App.tsx';
import { keepEnvironments } from '../environments.ts';
import { createAppRouter } from '../routing/router.tsx';

/** The whole application at an address, with whoever is given before it. */
export function makeApp(path: string, state: SessionState, acts?: Partial<SessionActs>) {
  const session = createSessionStore(state, acts);
  let mock = createMockEnvironment();
  const environments = keepEnvironments(session, () => {
    mock = createMockEnvironment();
    return mock;
  });
  const router = createAppRouter(
    { environment: environments.current(), session },
    createMemoryHistory({ initialEntries: [path] }),
  );
  /** What answers the present viewer's requests. */
  const server = (): typeof mock.mock => mock.mock;
  return {
    session,
    environments,
    server,
    router,
    element: <App {...{ session, environments, router }} />,
  };
}

export function renderApp(path: string, state: SessionState = guest, acts?: Partial<SessionActs>) {
  const app = makeApp(path, state, acts);
  return { ...app, ...render(app.element) };
}

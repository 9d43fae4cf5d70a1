import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { vi } from 'vitest';
// What the desk loads when it is first needed: here at once, so that no test waits for it to be compiled.
import '../../../../ui/overlays/Dialog.tsx';
import '../../../../ui/overlays/MenuPopover.tsx';
import '../../../../ui/feedback/toastEngine.tsx';
import '../../../../ui/feedback/ToastHost.tsx';
import '../acts/AssignDialog.tsx';
import '../panel/CompareView.tsx';
import '../acts/DeclineDialog.tsx';
import '../acts/KeysDialog.tsx';
import printed from '../../../../../schema/schema.graphql?raw';
import { ToastRegion } from '../../../../ui/feedback/ToastRegion.tsx';
import { UndoRegion } from '../../../../ui/feedback/UndoRegion.tsx';
import { createSessionStore, SessionContext } from '../../../session/session.ts';
import type { MemberState } from '../../../session/session.ts';
import { company as companyState } from '../../../session/testing/viewers.ts';
import { setWidth } from '../../../onboarding/testing/renderAsMember.tsx';
import '../board/Board.tsx';
import '../panel/CandidatePanel.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { validateDeskSearch } from '../deskSearch.ts';
import '../OpenedDesk.tsx';
import { townEnvironment } from '../../../../testing/townEnvironment.ts';
import { deskTown } from './deskTown.ts';
import type { TownChange, TownFacts } from './deskTown.ts';

vi.setConfig({ testTimeout: 30_000 });

interface Options {
  readonly address?: string;
  readonly town?: TownFacts;
  readonly state?: MemberState;
  readonly width?: number;
}

/** The desk at an address, before a town of its own. */
export async function renderDesk({
  address = '/projects?job=j_1',
  town: facts,
  state = companyState,
  width = 1440,
}: Options = {}) {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  Element.prototype.scrollBy = vi.fn();
  setWidth(width);
  const town = deskTown(printed, facts);
  const { environment, tell } = townEnvironment(town);
  const root = createRootRoute();
  const chrome = createRoute({ getParentRoute: () => root, id: 'chrome' });
  const projects = createRoute({
    getParentRoute: () => chrome,
    path: '/projects',
    validateSearch: validateDeskSearch,
    component: DeskPage,
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([chrome.addChildren([projects]), anywhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <SessionContext value={createSessionStore(state)}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
        <ToastRegion />
        <UndoRegion />
      </SessionContext>
    </RelayEnvironmentProvider>,
  );
  const told = (name: string, change: Parameters<typeof town.eventOf>[0]): Promise<void> =>
    act(() => tell(name, town.eventOf(change)));
  return {
    ...view,
    router,
    environment,
    town,
    user: userEvent.setup(),
    search: () => validateDeskSearch(router.state.location.search),
    /** As if somebody else had done it. */
    tell: (change: TownChange) => told('useCandidateChangesSubscription', change),
    /** The same of an opening, the first unless told. */
    tellOfOpening: (changedBy: object | null, jobOpening?: object | null) =>
      told('useOpeningChangesSubscription', { changedBy, ...(jobOpening !== undefined && { jobOpening }) }),
  };
}

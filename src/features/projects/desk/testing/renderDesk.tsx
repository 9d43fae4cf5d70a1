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
import { Environment, Network, Observable } from 'relay-runtime';
import type { GraphQLResponse } from 'relay-runtime';
import type { Sink } from 'relay-runtime/network/RelayObservable';
import { vi } from 'vitest';
// What the desk loads when it is first needed: here at once, so that no test waits for it to be compiled.
import '../../../../ui/Dialog.tsx';
import '../../../../ui/MenuPopover.tsx';
import '../../../../ui/toastEngine.tsx';
import '../../../../ui/ToastHost.tsx';
import '../AssignDialog.tsx';
import '../CompareView.tsx';
import '../DeclineDialog.tsx';
import '../KeysDialog.tsx';
import printed from '../../../../../schema/schema.graphql?raw';
import { missingFieldHandlers } from '../../../../relay/missingFields.ts';
import { createStore } from '../../../../relay/store.ts';
import { ToastRegion } from '../../../../ui/ToastRegion.tsx';
import { createSessionStore, SessionContext } from '../../../accounts/session.ts';
import type { MemberState } from '../../../accounts/session.ts';
import { company as companyState } from '../../../accounts/testing/viewers.ts';
import { setWidth } from '../../../onboarding/testing/renderAsMember.tsx';
import '../Board.tsx';
import '../CandidatePanel.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { validateDeskSearch } from '../deskSearch.ts';
import '../OpenedDesk.tsx';
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
  const live = new Map<string, { readonly sink: Sink<GraphQLResponse>; readonly text: string }>();
  const environment = new Environment({
    network: Network.create(
      async ({ name, text }, variables) => {
        const data = await town.answer(name, text ?? '', variables);
        return { data: structuredClone(data) ?? {} };
      },
      ({ name, text }) =>
        Observable.create<GraphQLResponse>((sink) => {
          live.set(name, { sink, text: text ?? '' });
        }),
    ),
    store: createStore({ releasedQueriesKept: 20 }),
    missingFieldHandlers,
    getDataID: (record: { readonly id?: unknown }) => record.id,
  });
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
      </SessionContext>
    </RelayEnvironmentProvider>,
  );
  const told = async (name: string, change: Parameters<typeof town.change>[1]): Promise<void> => {
    const listener = live.get(name);
    if (listener === undefined) throw new Error('Nobody listens');
    const data = await town.change(listener.text, change);
    await act(async () => {
      listener.sink.next({ data: structuredClone(data) ?? {} });
      await Promise.resolve();
    });
  };
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

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setErrorReporter } from '../../features/page/errorReport.ts';
import { pageNotFound } from '../../features/page/pageNotFound.ts';
import { SectionBoundary } from '../../features/page/SectionBoundary.tsx';
import { nameOf, productQuery } from '../../relay/testing/documents.tsx';
import { useQuery } from '../../relay/useQuery.ts';
import type { documentsProductQuery } from '../../../__generated__/documentsProductQuery.graphql.ts';
import { NetworkError } from '../../relay/network/transportErrors.ts';
import { AppBoundary, PageError } from './boundaries.tsx';
import { installBrowserShims } from '../testing/browserShims.ts';

const report = vi.fn();
/** What the page throws the next time it renders; null: it stands. */
let fault: unknown = null;

beforeEach(() => {
  installBrowserShims();
  setErrorReporter(report);
  // React and the router tell the console of every caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  fault = null;
  report.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Fragile({ name }: { readonly name: string }): ReactElement {
  if (fault !== null) throw fault;
  return <p>{name}</p>;
}

function renderPages(Page: () => ReactElement) {
  const root = createRootRoute({
    component: () => (
      <>
        <p>chrome</p>
        <Outlet />
      </>
    ),
    notFoundComponent: () => <p>404</p>,
  });
  const environment = createMockEnvironment();
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Page }),
      createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>other</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: PageError,
    notFoundMode: 'root',
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterContextProvider router={router}>
        <RouterProvider router={router} />
      </RouterContextProvider>
    </RelayEnvironmentProvider>,
  );
  return Object.assign(router, { server: environment.mock });
}

describe('a page that breaks', () => {
  test('says so inside the chrome, and comes back on retry', async () => {
    const user = userEvent.setup();
    fault = new Error('broken');
    renderPages(() => <Fragile name="page" />);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'このページを表示できませんでした。' }),
    ).toBeTruthy();
    expect(screen.getByText('chrome')).toBeTruthy();
    fault = null;
    await user.click(screen.getByRole('button', { name: /もう一度読み込む/ }));
    expect(await screen.findByText('page')).toBeTruthy();
  });

  test('that fails again has a button that works, and so has a list of it that fails then', async () => {
    const user = userEvent.setup();
    let pageFault: unknown = new NetworkError('unreachable');
    let listFault: unknown = new NetworkError('unreachable');
    function Page(): ReactElement {
      if (pageFault !== null) throw pageFault;
      return (
        <SectionBoundary title="作品を読み込めませんでした。">
          <List />
        </SectionBoundary>
      );
    }
    function List(): ReactElement {
      if (listFault !== null) throw listFault;
      return <p>list</p>;
    }
    const press = () => user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    renderPages(Page);
    await screen.findByText('このページを表示できませんでした。');
    await press();
    await screen.findByText('このページを表示できませんでした。');
    pageFault = null;
    await press();
    await screen.findByText('作品を読み込めませんでした。');
    await press();
    await screen.findByText('作品を読み込めませんでした。');
    listFault = null;
    await press();
    expect(await screen.findByText('list')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('asks its queries anew, by a press and wherever one comes back to it', async () => {
    const user = userEvent.setup();
    function Work(): ReactElement {
      const data = useQuery<documentsProductQuery>(productQuery, { id: 'w_1' });
      return <p>{nameOf(data)}</p>;
    }
    for (const Page of [
      Work,
      () => (
        <SectionBoundary title="作品を読み込めませんでした。">
          <Work />
        </SectionBoundary>
      ),
    ]) {
      const router = renderPages(Page);
      const { server } = router;
      const refuse = async (times: number) => {
        await waitFor(() => expect(server.getAllOperations()).toHaveLength(1));
        act(() => server.rejectMostRecentOperation(new Error(`${times}`)));
        await screen.findByRole('alert');
        expect(server.getAllOperations()).toHaveLength(0);
      };
      await refuse(1);
      await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
      await refuse(2);
      await act(() => router.history.push('/other'));
      await screen.findByText('other');
      await act(() => router.history.back());
      await waitFor(() => expect(server.getAllOperations()).toHaveLength(1));
      act(() =>
        server.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, { Product: () => ({ name: '余白展' }) }),
        ),
      );
      expect(await screen.findByText('余白展')).toBeTruthy();
      cleanup();
    }
  });

  test('is forgotten at another address', async () => {
    fault = new Error('broken');
    const router = renderPages(() => <Fragile name="page" />);
    await screen.findByRole('alert');
    await act(() => router.history.push('/other'));
    expect(await screen.findByText('other')).toBeTruthy();
    fault = null;
    await act(() => router.history.push('/'));
    expect(await screen.findByText('page')).toBeTruthy();
  });

  test('says what stands in the way: the network, or an old build', async () => {
    fault = new NetworkError('unreachable');
    const router = renderPages(() => <Fragile name="page" />);
    expect(await screen.findByText(/サーバーにつながりませんでした/)).toBeTruthy();
    vi.stubGlobal('fetch', async () => new Response('ok'));
    fault = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    await act(() => router.history.push('/other'));
    await act(() => router.history.push('/'));
    expect(await screen.findByText('新しいバージョンがあります。')).toBeTruthy();
  });

  test('code that the line cut off is no new build', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    fault = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    renderPages(() => <Fragile name="page" />);
    expect(await screen.findByText(/サーバーにつながりませんでした/)).toBeTruthy();
  });

  test('offline it says so, and is opened when the line is back', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fault = new NetworkError('unreachable');
    renderPages(() => <Fragile name="page" />);
    expect(await screen.findByText(/現在オフラインです/)).toBeTruthy();
    fault = null;
    line.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('page')).toBeTruthy();
  });
});

describe('a section that breaks', () => {
  const page = () => (
    <>
      <p>rest</p>
      <SectionBoundary title="似ている作品を読み込めませんでした。">
        <Fragile name="section" />
      </SectionBoundary>
    </>
  );

  test('breaks alone, is reported, and comes back on retry', async () => {
    const user = userEvent.setup();
    fault = new Error('broken');
    renderPages(page);
    expect(await screen.findByText('似ている作品を読み込めませんでした。')).toBeTruthy();
    expect(screen.getByText('rest')).toBeTruthy();
    expect(report).toHaveBeenCalledWith(fault, expect.anything());
    fault = null;
    await user.click(screen.getByRole('button', { name: /もう一度読み込む/ }));
    expect(await screen.findByText('section')).toBeTruthy();
  });

  test('is tried again when the address changes', async () => {
    fault = new Error('broken');
    const router = renderPages(page);
    await screen.findByRole('alert');
    fault = null;
    await act(() => router.history.push('/?tab=new'));
    expect(await screen.findByText('section')).toBeTruthy();
  });

  test('is tried again when the line is back', async () => {
    fault = new NetworkError('unreachable');
    renderPages(page);
    await screen.findByRole('alert');
    fault = null;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('section')).toBeTruthy();
  });

  test('what is aside leaves the word to what it belongs to, and is tried again with it', async () => {
    const user = userEvent.setup();
    fault = new Error('broken');
    renderPages(() => (
      <>
        <SectionBoundary isAside title="点数を数えられませんでした。">
          <Fragile name="count" />
        </SectionBoundary>
        <SectionBoundary isAside title="絞り込みを読み込めませんでした。">
          <Fragile name="filters" />
        </SectionBoundary>
        <SectionBoundary title="作品を読み込めませんでした。">
          <Fragile name="list" />
        </SectionBoundary>
      </>
    ));
    expect(await screen.findByText('作品を読み込めませんでした。')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fault = null;
    await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(await screen.findByText('count')).toBeTruthy();
    expect(screen.getByText('filters')).toBeTruthy();
    expect(screen.getByText('list')).toBeTruthy();
  });

  test('what is aside and fails alone says so, once', async () => {
    fault = new Error('broken');
    renderPages(() => (
      <>
        <SectionBoundary isAside title="点数を数えられませんでした。">
          <Fragile name="count" />
        </SectionBoundary>
        <SectionBoundary isAside title="絞り込みを読み込めませんでした。">
          <Fragile name="filters" />
        </SectionBoundary>
      </>
    ));
    expect(await screen.findByText('点数を数えられませんでした。')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test('passes a 404 on to the page', async () => {
    fault = pageNotFound();
    renderPages(page);
    expect(await screen.findByText('404')).toBeTruthy();
    expect(report).not.toHaveBeenCalled();
  });
});

test('the application itself: a way to open it again instead of an empty window', () => {
  fault = new Error('broken');
  render(
    <AppBoundary>
      <Fragile name="app" />
    </AppBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'つむぎを表示できませんでした。' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'もう一度開く' })).toBeTruthy();
  expect(report).toHaveBeenCalledOnce();
});

import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useParams,
  useRouter,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, Store, RecordSource, type IEnvironment } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropWarmed, useRouteQuery, warmedCount, warmHoldMs, warmQuery } from './routeQuery.ts';
import { nameOf, productQuery } from './testing/documents.tsx';
import type { documentsProductQuery } from '../../__generated__/documentsProductQuery.graphql.ts';
import { retryQueries } from './useQuery.ts';

type MockEnvironment = ReturnType<typeof createMockEnvironment>;

/** As an editor does: the form takes its first values once. */
function ProductForm({ id }: { readonly id: string }) {
  const data = useRouteQuery<documentsProductQuery>(productQuery, { id }, { freshForMs: 500 });
  return <input aria-label="名前" defaultValue={nameOf(data) ?? ''} />;
}

function ProductPage({ id }: { readonly id: string }) {
  const data = useRouteQuery<documentsProductQuery>(productQuery, { id });
  return <h1>{nameOf(data) ?? '見つかりません'}</h1>;
}

interface AppContext {
  readonly relay: IEnvironment;
}

function newRouter(relay: IEnvironment, path: string) {
  const root = createRootRouteWithContext<AppContext>()({
    component: () => (
      <>
        <nav>
          <Link to="/">一覧</Link>
          <Link to="/products/$id" params={{ id: 'a' }}>
            作品A
          </Link>
          <Link to="/products/$id" params={{ id: 'b' }}>
            作品B
          </Link>
        </nav>
        <Outlet />
      </>
    ),
  });
  const index = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>トップ</h1> });
  const product = createRoute({
    getParentRoute: () => root,
    path: '/products/$id',
    loader: ({ context, params, abortController }) =>
      warmQuery<documentsProductQuery>(context.relay, productQuery, params, {
        signal: abortController.signal,
      }),
    errorComponent: function ProductError({ error }) {
      const current = useRelayEnvironment();
      const router = useRouter();
      const retry = (): void => {
        retryQueries(current);
        void router.invalidate();
      };
      return (
        <button type="button" onClick={retry}>
          {error instanceof Error ? error.message : ''}
        </button>
      );
    },
    component: function ProductRoute() {
      const { id = '' } = useParams({ strict: false });
      return (
        <Suspense fallback={<p>読み込み中</p>}>
          <ProductPage id={id} />
        </Suspense>
      );
    },
  });
  return createRouter({
    routeTree: root.addChildren([index, product]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { relay },
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
  });
}

type TestRouter = ReturnType<typeof newRouter>;

function App({ router, relay }: { readonly router: TestRouter; readonly relay: IEnvironment }) {
  return (
    <RelayEnvironmentProvider environment={relay}>
      <RouterProvider router={router} context={{ relay }} />
    </RelayEnvironmentProvider>
  );
}

async function open(relay: MockEnvironment, path: string, strict = false) {
  const router = newRouter(relay, path);
  const app = <App router={router} relay={relay} />;
  const view = await act(async () => {
    const rendered = render(strict ? <StrictMode>{app}</StrictMode> : app);
    await router.load();
    return rendered;
  });
  return { router, view };
}

/** Counts, because what matters here is how often the server is asked. */
function requestsOf(environment: MockEnvironment) {
  const execute = vi.spyOn(environment, 'execute');
  return execute;
}

async function answer(environment: MockEnvironment, id: string, name: string): Promise<void> {
  await act(async () => {
    environment.mock.resolve(environment.mock.getMostRecentOperation(), {
      data: { product: { id, name } },
    });
    await Promise.resolve();
  });
}

const settle = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(50);
  });

let environment: MockEnvironment;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  environment = createMockEnvironment();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a route’s query', () => {
  it('is asked once: by the loader, and joined by the page', async () => {
    const requests = requestsOf(environment);
    await open(environment, '/products/a');
    expect(screen.getByText('読み込み中')).toBeDefined();
    expect(requests).toHaveBeenCalledTimes(1);
    await answer(environment, 'a', '椅子');
    expect(screen.getByRole('heading').textContent).toBe('椅子');
    expect(requests).toHaveBeenCalledTimes(1);
    expect(warmedCount(environment)).toBe(0);
  });

  it('is there again on Back, without asking', async () => {
    const requests = requestsOf(environment);
    const { router } = await open(environment, '/products/a');
    await answer(environment, 'a', '椅子');
    await act(() => router.navigate({ to: '/' }));
    await settle();
    expect(screen.getByRole('heading').textContent).toBe('トップ');
    await act(async () => router.history.back());
    await settle();
    expect(screen.getByRole('heading').textContent).toBe('椅子');
    expect(requests).toHaveBeenCalledTimes(1);
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('is asked again on Back when the store has let it go', async () => {
    environment = createMockEnvironment({
      store: new Store(new RecordSource(), { gcReleaseBufferSize: 0, gcScheduler: (run) => run() }),
    });
    const requests = requestsOf(environment);
    const { router } = await open(environment, '/products/a');
    await answer(environment, 'a', '椅子');
    await act(() => router.navigate({ to: '/' }));
    await settle();
    await act(async () => router.history.back());
    await settle();
    expect(screen.getByText('読み込み中')).toBeDefined();
    expect(requests).toHaveBeenCalledTimes(2);
    await answer(environment, 'a', '机');
    expect(screen.getByRole('heading').textContent).toBe('机');
  });

  it('warmed by a hover is forgotten without a click', async () => {
    await open(environment, '/');
    fireEvent.mouseEnter(screen.getByText('作品A'));
    fireEvent.focus(screen.getByText('作品A'));
    await settle();
    expect(warmedCount(environment)).toBe(1);
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    await act(async () => vi.advanceTimersByTimeAsync(warmHoldMs));
    expect(warmedCount(environment)).toBe(0);
    // Cancelled as well: nobody waits for it.
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  it('warmed by a hover serves the click', async () => {
    const requests = requestsOf(environment);
    await open(environment, '/');
    fireEvent.mouseEnter(screen.getByText('作品A'));
    fireEvent.focus(screen.getByText('作品A'));
    await settle();
    await answer(environment, 'a', '椅子');
    await act(async () => {
      fireEvent.click(screen.getByText('作品A'));
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(screen.getByRole('heading').textContent).toBe('椅子');
    expect(requests).toHaveBeenCalledTimes(1);
    expect(warmedCount(environment)).toBe(0);
  });

  it('hovered long ago loads again on the click, though the router kept its loader’s result', async () => {
    environment = createMockEnvironment({
      store: new Store(new RecordSource(), { gcReleaseBufferSize: 0, gcScheduler: (run) => run() }),
    });
    await open(environment, '/');
    fireEvent.mouseEnter(screen.getByText('作品A'));
    fireEvent.focus(screen.getByText('作品A'));
    await settle();
    await answer(environment, 'a', '椅子');
    await act(async () => vi.advanceTimersByTimeAsync(warmHoldMs));
    await act(async () => {
      fireEvent.click(screen.getByText('作品A'));
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    await answer(environment, 'a', '机');
    expect(screen.getByRole('heading').textContent).toBe('机');
  });

  it('stays retained when StrictMode mounts twice', async () => {
    const requests = requestsOf(environment);
    await open(environment, '/products/a', true);
    await answer(environment, 'a', '椅子');
    expect(screen.getByRole('heading').textContent).toBe('椅子');
    expect(requests).toHaveBeenCalledTimes(1);
    await act(async () => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(screen.getByRole('heading').textContent).toBe('椅子');
    expect(environment.check(createOperationDescriptor(productQuery, { id: 'a' })).status).toBe('available');
  });

  it('follows its params', async () => {
    const requests = requestsOf(environment);
    await open(environment, '/products/a');
    await answer(environment, 'a', '椅子');
    await act(async () => {
      fireEvent.click(screen.getByText('作品B'));
      await vi.advanceTimersByTimeAsync(50);
    });
    await answer(environment, 'b', '机');
    await settle();
    expect(screen.getByRole('heading').textContent).toBe('机');
    expect(requests).toHaveBeenCalledTimes(2);
    await act(async () => vi.advanceTimersByTimeAsync(warmHoldMs));
    expect(warmedCount(environment)).toBe(0);
  });

  it('is asked of the new viewer’s server when the viewer changes while loading', async () => {
    const { router, view } = await open(environment, '/products/a');
    expect(screen.getByText('読み込み中')).toBeDefined();
    const guest = createMockEnvironment();
    await act(async () => {
      dropWarmed(environment);
      view.rerender(<App router={router} relay={guest} />);
      await router.invalidate();
    });
    await settle();
    await answer(guest, 'a', '公開');
    expect(screen.getByRole('heading').textContent).toBe('公開');
    expect(warmedCount(environment)).toBe(0);
    // What the old one still answers goes nowhere.
    const [old] = environment.mock.getAllOperations();
    if (old !== undefined) {
      await act(async () => environment.mock.resolve(old, { data: { product: { id: 'a', name: '秘密' } } }));
    }
    expect(screen.getByRole('heading').textContent).toBe('公開');
  });

  it('gives up a request with the navigation that asked', async () => {
    const { router } = await open(environment, '/');
    const abort = new AbortController();
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' }, { signal: abort.signal });
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    abort.abort();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    expect(warmedCount(environment)).toBe(0);

    // The next navigation to the same page owns what it finds.
    const first = new AbortController();
    const next = new AbortController();
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' }, { signal: first.signal });
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' }, { signal: next.signal });
    first.abort();
    expect(warmedCount(environment)).toBe(1);
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    await act(() => router.navigate({ to: '/products/$id', params: { id: 'a' } }));
    next.abort();
    await answer(environment, 'a', '椅子');
    expect(screen.getByRole('heading').textContent).toBe('椅子');
  });

  it('shows its error, and asks again when told to', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(environment, '/products/a');
    await act(async () => {
      environment.mock.rejectMostRecentOperation(new Error('切れました'));
      await Promise.resolve();
    });
    await act(async () => {
      fireEvent.click(screen.getByText('切れました'));
      await vi.advanceTimersByTimeAsync(50);
    });
    await answer(environment, 'a', '椅子');
    expect(screen.getByRole('heading').textContent).toBe('椅子');
  });

  it('failed before its page came is asked again by the page', async () => {
    const { router } = await open(environment, '/');
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' });
    environment.mock.rejectMostRecentOperation(new Error('切れました'));
    expect(warmedCount(environment)).toBe(0);
    await act(() => router.navigate({ to: '/products/$id', params: { id: 'a' } }));
    await answer(environment, 'a', '椅子');
    expect(screen.getByRole('heading').textContent).toBe('椅子');
  });

  it('refreshes what is old, and leaves alone what is young', async () => {
    const requests = requestsOf(environment);
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' });
    await answer(environment, 'a', '椅子');
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' }, { revalidateAfterMs: 30_000 });
    expect(requests).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_001);
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' }, { revalidateAfterMs: 30_000 });
    expect(requests).toHaveBeenCalledTimes(2);
    dropWarmed(environment);
  });

  it('brings what is old up to date behind its page, however late the answer is', async () => {
    await open(environment, '/');
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' });
    await answer(environment, 'a', '椅子');
    await vi.advanceTimersByTimeAsync(1_000);
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' }, { revalidateAfterMs: 500 });
    await act(async () => {
      fireEvent.click(screen.getByText('作品A'));
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(screen.getByRole('heading').textContent).toBe('椅子');
    await answer(environment, 'a', '直した椅子');
    expect(screen.getByRole('heading').textContent).toBe('直した椅子');
    expect(warmedCount(environment)).toBe(0);
  });

  it('a form waits for the server where the store has grown old, with one request', async () => {
    const requests = requestsOf(environment);
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' });
    await answer(environment, 'a', '椅子');
    const form = (
      <RelayEnvironmentProvider environment={environment}>
        <Suspense fallback={<p>読み込み中</p>}>
          <ProductForm id="a" />
        </Suspense>
      </RelayEnvironmentProvider>
    );
    const young = render(form);
    expect(screen.getByLabelText('名前')).toHaveProperty('value', '椅子');
    expect(requests).toHaveBeenCalledTimes(1);
    young.unmount();
    await vi.advanceTimersByTimeAsync(1_000);
    warmQuery<documentsProductQuery>(environment, productQuery, { id: 'a' }, { revalidateAfterMs: 500 });
    render(form);
    expect(screen.queryByLabelText('名前')).toBeNull();
    await answer(environment, 'a', '直した椅子');
    expect(screen.getByLabelText('名前')).toHaveProperty('value', '直した椅子');
    expect(requests).toHaveBeenCalledTimes(2);
    expect(warmedCount(environment)).toBe(0);
  });

  it('may load its artifact late', async () => {
    const lateQuery = () => Promise.resolve({ default: productQuery });
    warmQuery<documentsProductQuery>(environment, lateQuery, { id: 'a' });
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    await settle();
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    dropWarmed(environment);
    warmQuery<documentsProductQuery>(environment, lateQuery, { id: 'a' });
    await settle();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });
});

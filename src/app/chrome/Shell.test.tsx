import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, test, onTestFinished, vi } from 'vitest';
import { installBrowserShims } from '../testing/browserShims.ts';
import { creator, guest } from '../../features/session/testing/viewers.ts';
import { makeApp, renderApp } from '../testing/renderApp.tsx';

beforeEach(installBrowserShims);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a page change', () => {
  test('sets the title and moves the focus to the heading', async () => {
    const { router } = renderApp('/password_reset_request');
    await heading('パスワードを忘れたとき');
    expect(document.title).toBe('パスワードを忘れたとき | つむぎ');
    expect(document.activeElement).toBe(document.body);
    await act(() => router.navigate({ to: '/contact' }));
    expect(document.title).toBe('お問い合わせ | つむぎ');
    await waitFor(async () => expect(document.activeElement).toBe(await heading('お問い合わせ')));
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${window.location.origin}${window.location.pathname}`,
    );
  });

  test('also when the link that was pressed stands on both pages', async () => {
    const user = userEvent.setup();
    const { router, server } = renderApp('/password_reset_request');
    await heading('パスワードを忘れたとき');
    server().queueOperationResolver((operation) => MockPayloadGenerator.generate(operation));
    const link = within(screen.getByRole('navigation', { name: 'サイト内メニュー' })).getByRole('link', {
      name: '読みもの',
    });
    await user.click(link);
    await waitFor(async () => expect(document.activeElement).toBe(await heading('読みもの')));
    screen.getByRole('link', { name: '表紙' }).focus();
    await act(() => router.navigate({ to: '/contact' }));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('お問い合わせ')));
  });

  test('gives the focus to a page that waits for its data, and to its heading once that is there', async () => {
    const { router, server } = renderApp('/contact');
    await heading('お問い合わせ');
    await act(() => router.navigate({ to: '/journal' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    act(() => server().resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation)));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('読みもの')));
  });

  test('does not wait for a heading for ever', async () => {
    const { router, server } = renderApp('/contact');
    await heading('お問い合わせ');
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await act(() => router.navigate({ to: '/journal' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    act(() => server().resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation)));
    await heading('読みもの');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('also when it crosses from the chrome to a bare page', async () => {
    const { router } = renderApp('/password_reset_request');
    await heading('パスワードを忘れたとき');
    await act(() => router.navigate({ to: '/sign_in' }));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('ログイン')));
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('leaves the focus alone when only the search changes', async () => {
    const { router } = renderApp('/search', creator);
    await heading('検索');
    const field = screen.getByRole('combobox');
    field.focus();
    await act(() => router.navigate({ to: '/search', search: { sort: 'new' } }));
    expect(document.activeElement).toBe(field);
  });

  test('under StrictMode it is announced and named once', async () => {
    const { router, element } = makeApp('/password_reset_request', guest);
    render(<StrictMode>{element}</StrictMode>);
    await heading('パスワードを忘れたとき');
    await act(() => router.navigate({ to: '/contact' }));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('お問い合わせ')));
    expect(document.title).toBe('お問い合わせ | つむぎ');
  });
});

describe('waiting', () => {
  test('a protected page shows the spinner inside the chrome while the session loads, and opens when it is known', async () => {
    const { session } = renderApp('/jobs', { status: 'loading' });
    expect(await screen.findByText('読み込んでいます')).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    act(() => session.set(creator));
    expect(await heading('仕事')).toBeTruthy();
    expect(screen.queryByText('読み込んでいます')).toBeNull();
  });

  test('and goes to sign-in when it is a guest', async () => {
    const { session, router } = renderApp('/jobs', { status: 'loading' });
    await screen.findByText('読み込んでいます');
    act(() => session.set(guest));
    expect(await heading('ログイン')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/sign_in');
  });

  test('the threads run while a page is on its way, and the last page stays', async () => {
    const { router, session } = renderApp('/password_reset_request');
    await heading('パスワードを忘れたとき');
    expect(document.querySelector('[data-progress]')).toBeNull();
    act(() => session.set({ status: 'loading' }));
    let arrived: Promise<void> | undefined;
    act(() => {
      arrived = router.navigate({ to: '/search' });
    });
    await waitFor(() => expect(document.querySelector('[data-progress]')).not.toBeNull());
    expect(screen.getByRole('heading', { name: 'パスワードを忘れたとき' })).toBeTruthy();
    await act(async () => {
      session.set(creator);
      await arrived;
    });
    expect(await heading('検索')).toBeTruthy();
    expect(document.querySelector('[data-progress]')).toBeNull();
  });
});

describe('an address that leads nowhere', () => {
  test.each(['/nowhere', '/products/a/b/c', '/journal/category/none'])(
    '%s shows the 404 page where it is',
    async (path) => {
      const { router } = renderApp(path);
      expect(await heading('ページが見つかりません。')).toBeTruthy();
      expect(document.title).toBe('ページが見つかりません | つむぎ');
      expect(screen.getByText(new RegExp(path))).toBeTruthy();
      expect(screen.queryByRole('contentinfo')).toBeNull();
      expect(router.state.location.pathname).toBe(path);
    },
  );

  test('/404 is the same page', async () => {
    renderApp('/404');
    expect(await heading('ページが見つかりません。')).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('banner')).toHaveLength(1);
  });

  test('and one finds the way back', async () => {
    const user = userEvent.setup();
    const { router } = renderApp('/nowhere');
    await heading('ページが見つかりません。');
    await user.click(screen.getByRole('link', { name: '問い合わせる' }));
    expect(await heading('お問い合わせ')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/contact');
    act(() => router.history.back());
    await heading('ページが見つかりません。');
    // Back is back: at the link one had left by.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: '問い合わせる' })),
    );
  });
});

test('the skip link is first and goes to the page without touching the address', async () => {
  const user = userEvent.setup();
  const { router } = renderApp('/password_reset_request');
  await heading('パスワードを忘れたとき');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('本文へ進む');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(router.state.location.hash).toBe('');
});

test('offline is said, and taken back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderApp('/password_reset_request');
  await heading('パスワードを忘れたとき');
  expect(screen.queryByText(/オフライン/)).toBeNull();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/オフライン/)).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/オフライン/)).toBeNull();
});

test('a new viewer gets a new environment, and nothing of the last one’s', async () => {
  const { environments, session, router } = renderApp('/jobs', creator);
  await heading('仕事');
  const first = environments.current();
  act(() => session.set({ ...creator }));
  expect(environments.current()).toBe(first);
  act(() => session.set(guest));
  expect(environments.current()).not.toBe(first);
  expect(await heading('ログイン')).toBeTruthy();
  expect(router.options.context.environment).toBe(environments.current());
});

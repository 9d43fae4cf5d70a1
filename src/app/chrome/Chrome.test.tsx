import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionActs, SessionState } from '../../features/session/session.ts';
import { installBrowserShims } from '../testing/browserShims.ts';
import { company, creator, guest } from '../../features/session/testing/viewers.ts';
import { renderApp } from '../testing/renderApp.tsx';

beforeEach(installBrowserShims);

const heading = () => screen.findByRole('heading', { level: 1 });
const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('navigation by audience', () => {
  test('a guest', async () => {
    renderApp('/contact', guest);
    await heading();
    expect(linksIn('サイト内メニュー')).toEqual([
      ['作品', '/#works'],
      ['つくる人', '/journal/category/interviews/creator_voice'],
      ['仕事', '/jobs'],
      ['読みもの', '/journal'],
      ['会社の方へ', '/business'],
    ]);
    expect(linksIn('メインメニュー').map(([word]) => word)).toEqual([
      '作品',
      'つくる人',
      '仕事',
      '読みもの',
      '登録',
    ]);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'ログイン' }).getAttribute('href')).toBe('/sign_in');
    expect(header.getByRole('link', { name: '登録する' }).getAttribute('href')).toBe('/sign_up');
    expect(header.queryByRole('search')).toBeNull();
    expect(header.getByRole('link', { name: 'つむぎ' }).getAttribute('href')).toBe('/');
  });

  test('a creator', async () => {
    renderApp('/contact', creator);
    await heading();
    expect(linksIn('サイト内メニュー')).toEqual([
      ['作品', '/products'],
      ['仕事', '/jobs'],
      ['つながり', '/following'],
      ['読みもの', '/journal'],
    ]);
    expect(linksIn('メインメニュー')).toEqual([
      ['作品', '/products'],
      ['仕事', '/jobs'],
      ['載せる', '/products/create'],
      ['メッセージ', '/messages'],
      ['マイページ', '/me'],
    ]);
    expect(screen.queryByRole('link', { name: 'ログイン' })).toBeNull();
    expect(screen.getByRole('link', { name: 'つむぎ' }).getAttribute('href')).toBe('/products');
  });

  test('a company', async () => {
    renderApp('/contact', company);
    await heading();
    expect(linksIn('サイト内メニュー')).toEqual([
      ['作品', '/products'],
      ['つくる人', '/recommend'],
      ['募集', '/projects'],
      ['つながり', '/following'],
    ]);
    expect(linksIn('メインメニュー').map(([word]) => word)).toEqual([
      '作品',
      '募集',
      'つくる人',
      'メッセージ',
      '会社',
    ]);
  });

  test('nobody yet: neither sign-in nor a member’s places, while the session loads', async () => {
    const { session } = renderApp('/contact', { status: 'loading' });
    await heading();
    expect(screen.queryByRole('navigation', { name: 'サイト内メニュー' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'ログイン' })).toBeNull();
    act(() => session.set(creator));
    expect(await screen.findByRole('navigation', { name: 'サイト内メニュー' })).toBeTruthy();
  });

  const unread = (state: typeof creator): SessionState =>
    state.status === 'member'
      ? { ...state, viewer: { ...state.viewer, unreadRoomsCount: 2, hasUnreadNotification: true } }
      : state;

  test('what is unread is said, not only shown', async () => {
    renderApp('/contact', unread(creator));
    await heading();
    // In the head and in the phone's bar.
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'メッセージ、未読あり' })).toHaveLength(2),
    );
    // On a phone, as here, the bell leads to a page.
    expect(screen.getByRole('link', { name: '通知、未読あり' })).toHaveProperty('pathname', '/notifications');
  });

  test('marks where one is: the page itself, or the place it belongs to', async () => {
    const { router } = renderApp('/jobs', creator);
    await heading();
    const current = () =>
      within(screen.getByRole('navigation', { name: 'サイト内メニュー' }))
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(current()).toEqual([['仕事', 'page']]);
    await act(() => router.navigate({ to: '/companies/$id', params: { id: 'a' } }));
    expect(current()).toEqual([['仕事', 'true']]);
    await act(() => router.navigate({ to: '/me' }));
    expect(current()).toEqual([]);
  });
});

describe('search', () => {
  test('/ goes to the box, typing and Enter go to the search page', async () => {
    const user = userEvent.setup();
    const { router } = renderApp('/jobs', creator);
    await heading();
    const box = await within(screen.getByRole('banner')).findByRole('combobox');
    await user.keyboard('/');
    expect(document.activeElement).toBe(box);
    await user.keyboard('活版 / 印刷{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
    expect(router.state.location.search).toEqual({ q: '活版 / 印刷' });
  });

  test('what the box offers is found without leaving the page', async () => {
    const user = userEvent.setup();
    const { router, server } = renderApp('/jobs', creator);
    await heading();
    await user.type(await within(screen.getByRole('banner')).findByRole('combobox'), 'ちょうち');
    const asked = () =>
      server()
        .getAllOperations()
        .find(({ request }) => request.node.operation.name === 'useSuggestionsQuery');
    await waitFor(() => expect(asked()).toBeDefined());
    await act(async () => {
      const operation = asked();
      if (operation !== undefined)
        server().resolve(operation, { data: { searchSuggestions: [{ text: '提灯', count: 3 }] } });
      await Promise.resolve();
    });
    expect(router.state.location.pathname).toBe('/jobs');
    expect((await screen.findByRole('option')).textContent).toBe('提灯3');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: '提灯' }));
  });

  test('/ is a letter in a field, in an open menu and with a modifier', async () => {
    const user = userEvent.setup();
    renderApp('/jobs', creator);
    await heading();
    await user.keyboard('{Control>}/{/Control}');
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'メニュー' }));
    const own = await within(screen.getByRole('dialog')).findByRole('searchbox');
    await user.type(own, '和/洋');
    expect(own).toHaveProperty('value', '和/洋');
    expect(document.activeElement).toBe(own);
  });
});

describe('account menu', () => {
  const open = async (acts?: Partial<SessionActs>) => {
    const user = userEvent.setup();
    const app = renderApp('/jobs', creator, acts);
    await heading();
    const button = await screen.findByRole('button', { name: '早瀬 みお のメニュー' });
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (panel === null) throw new Error('no panel');
    return { user, button, panel, ...app };
  };

  test('opens by the arrow key, walks round, and gives the focus back on Escape', async () => {
    const { user, button, panel } = await open();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('マイページ');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('作品を載せる');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('ログアウト');
    await user.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('マイページ');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('ログアウト');
    await user.keyboard('{Escape}');
    expect(panel.hasAttribute('data-shown')).toBe(false);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('closes when one of its places is chosen', async () => {
    const { user, button, panel, router } = await open();
    await user.click(button);
    expect(panel.hasAttribute('data-shown')).toBe(true);
    await user.click(within(panel).getByText('設定'));
    expect(panel.hasAttribute('data-shown')).toBe(false);
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/account'));
  });

  test('signs out, and the member’s page gives way to sign-in', async () => {
    const signOut = vi.fn(() => Promise.resolve());
    const { user, button, panel, router, session } = await open({ signOut });
    await user.click(button);
    await user.click(within(panel).getByText('ログアウト'));
    expect(signOut).toHaveBeenCalledOnce();
    act(() => session.set(guest));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sign_in'));
  });
});

describe('the phone’s menu', () => {
  test('holds what the bar has no room for, and closes when a place is chosen', async () => {
    const user = userEvent.setup();
    const { router } = renderApp('/contact', guest);
    await heading();
    await user.click(screen.getByRole('button', { name: 'メニュー' }));
    const sheet = within(screen.getByRole('dialog', { name: 'メニュー' }));
    expect(await sheet.findByRole('link', { name: 'ログイン' })).toBeTruthy();
    await user.click(sheet.getByRole('link', { name: '読みもの' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/journal'));
  });
});

describe('tool screens', () => {
  test('have no colophon', async () => {
    const { router } = renderApp('/messages', company);
    await heading();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await act(() => router.navigate({ to: '/products' }));
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });
});

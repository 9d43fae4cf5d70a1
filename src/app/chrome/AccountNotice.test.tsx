import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../../features/session/session.ts';
import { company, companyWith, creator, creatorWith } from '../../features/session/testing/viewers.ts';
import { NetworkError } from '../../relay/network/transportErrors.ts';
import { installBrowserShims } from '../testing/browserShims.ts';
import { renderApp } from '../testing/renderApp.tsx';

beforeEach(installBrowserShims);

const name = 'アカウントについてのお知らせ';
const failed: SessionState = { status: 'failed', error: new NetworkError('down') };

test.each([creator, company])('an account in order has none', async (state) => {
  renderApp('/search', state);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('complementary', { name })).toBeNull();
});

test('an account to be deleted says when, and can be kept', async () => {
  const user = userEvent.setup();
  const refetch = vi.fn(() => {
    app.session.set(company);
    return Promise.resolve(company);
  });
  const state = companyWith({ deletionDueAt: '2026-05-01T03:00:00.000Z' });
  const app = renderApp('/search', state, { refetch });
  const notice = await screen.findByRole('complementary', { name });
  expect(notice.textContent).toContain('2026年5月1日(金)に削除されます。');
  await screen.findByRole('heading', { level: 1 });
  // The page under it asks for things of its own.
  const asked = () =>
    app
      .server()
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'cancelAccountDeletionMutation');
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: '取り消す' }));
    expect(asked()).toBeDefined();
  });
  const operation = asked();
  if (operation === undefined) throw new Error('not asked');
  act(() => app.server().resolve(operation, { data: { cancelAccountDeletion: { user: null, errors: [] } } }));
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('complementary', { name })).toBeNull();
});

test('an address that waits for both to agree is told on every device', async () => {
  renderApp('/search', companyWith({ pendingEmail: 'thief@example.jp' }));
  const notice = await screen.findByRole('complementary', { name });
  expect(notice.textContent).toContain('メールアドレスをthief@example.jpに変更する申し込み');
  expect(screen.getByRole('link', { name: '設定を開く' }).getAttribute('href')).toBe('/settings/account');
});

test('after the first days without a work it says what is hidden and how to lift it', async () => {
  renderApp('/search', creatorWith({ contentVisibilityType: 'ONLY_PUBLIC' }));
  const notice = await screen.findByRole('complementary', { name });
  expect(notice.textContent).toMatch(/14日が過ぎた/);
  expect(screen.getByRole('link', { name: '作品を載せる' }).getAttribute('href')).toBe('/products/create');
});

test.each(['/products', '/following', '/products/bookmarked'])(
  'a page that says so itself (%s) is not told twice',
  async (address) => {
    renderApp(address, creatorWith({ contentVisibilityType: 'ONLY_PUBLIC' }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('complementary', { name })).toBeNull();
  },
);

test('during the first days it says how many are left', async () => {
  const contentVisibilityEndsAt = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
  renderApp('/search', creatorWith({ contentVisibilityType: 'TEMPORARILY_ALL', contentVisibilityEndsAt }));
  expect((await screen.findByRole('complementary', { name })).textContent).toContain('あと3日です。');
});

test('a public page is not pushed down by it', async () => {
  renderApp('/password_reset_request', creatorWith({ contentVisibilityType: 'ONLY_PUBLIC' }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('complementary', { name })).toBeNull();
});

test('an account that could not be asked for can be asked for again', async () => {
  const user = userEvent.setup();
  const refetch = vi.fn(() => {
    app.session.set(creator);
    return Promise.resolve(creator);
  });
  const app = renderApp('/password_reset_request', failed, { refetch });
  await screen.findByText(/アカウントを確認できませんでした/);
  expect(screen.queryByRole('link', { name: 'ログイン' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByRole('button', { name: '早瀬 みお のメニュー' })).toBeTruthy();
});

test('a member’s page comes by itself once the account is known after all', async () => {
  const { session } = renderApp('/search', failed);
  expect(await screen.findByText('このページを表示できませんでした。')).toBeTruthy();
  act(() => session.set(creator));
  expect(await screen.findByRole('heading', { level: 1, name: '検索' })).toBeTruthy();
});

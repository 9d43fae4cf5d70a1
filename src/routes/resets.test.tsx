import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installBrowserShims } from '../app/testing/browserShims.ts';
import { renderApp } from '../app/testing/renderApp.tsx';
import { emailLink, passwordLink } from '../features/accounts/links.ts';
import { creator, guest } from '../features/session/testing/viewers.ts';
import { typedEmail } from '../features/accounts/typedEmail.ts';
import { NetworkError } from '../relay/network/transportErrors.ts';

beforeEach(() => {
  installBrowserShims();
  passwordLink.forget();
  emailLink.forget();
  typedEmail.forget();
});

const heading = (name: string, level = 2) => screen.findByRole('heading', { level, name });

/** What took the form's place also took the focus. */
const focusOn = async (name: string) => {
  const title = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(title));
};

describe('asking for a new password', () => {
  const ask = async () => {
    const user = userEvent.setup();
    const app = renderApp('/password_reset_request');
    await heading('パスワードを忘れたとき', 1);
    await user.type(screen.getByLabelText('メールアドレス'), 'ｍｉｏ@Example.jp{Enter}');
    return { user, ...app };
  };

  test('says where the mail went and what to do with it, and the address can be mended', async () => {
    const { server, user } = await ask();
    expect(server().getMostRecentOperation().request.variables).toEqual({ email: 'mio@example.jp' });
    act(() =>
      server().resolveMostRecentOperation({
        data: { resetPasswordRequest: { email: 'mio@example.jp', errors: [] } },
      }),
    );
    await focusOn('メールを送りました。');
    expect(screen.getByText('mio@example.jp')).toBeTruthy();
    expect(screen.getByText(/1時間/, { selector: 'section p' })).toBeTruthy();
    expect(screen.getByText(/ドメイン指定受信/)).toBeTruthy();
    // It has only just been sent.
    const again = screen.getByRole('button', { name: /もう一度送る/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await user.click(again);
    expect(server().getAllOperations()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'アドレスを修正する' }));
    expect(screen.getByLabelText('メールアドレス')).toHaveProperty('value', 'mio@example.jp');
  });

  test('an address that nobody has is told at the field', async () => {
    const { server } = await ask();
    const message = 'このメールアドレスは登録されていません。';
    const errors = [{ __typename: 'WrongEmailError', message }];
    act(() =>
      server().resolveMostRecentOperation({ data: { resetPasswordRequest: { email: null, errors } } }),
    );
    await screen.findByText(message);
    expect(screen.getByLabelText('メールアドレス').getAttribute('aria-invalid')).toBe('true');
  });
});

test('an address typed at sign-in is not typed again for a forgotten password, nor on the way back', async () => {
  const user = userEvent.setup();
  renderApp('/sign_in');
  await heading('ログイン', 1);
  await user.type(screen.getByLabelText('メールアドレス'), 'mio@example.jp');
  await user.click(screen.getByRole('link', { name: 'パスワードを忘れたとき' }));
  await heading('パスワードを忘れたとき', 1);
  const email = screen.getByLabelText('メールアドレス');
  expect(email).toHaveProperty('value', 'mio@example.jp');
  await user.type(email, '.com');
  await user.click(screen.getByRole('link', { name: 'ログインに戻る' }));
  await heading('ログイン', 1);
  expect(screen.getByLabelText('メールアドレス')).toHaveProperty('value', 'mio@example.jp.com');
});

describe('a new password', () => {
  const open = async (path = '/password_reset?token=s3cret', isLive = true) => {
    const user = userEvent.setup();
    const refetch = vi.fn(() => Promise.resolve(guest));
    const app = renderApp(path, guest, { refetch });
    if (path.includes('token=')) {
      await waitFor(() => expect(app.server().getAllOperations()).toHaveLength(1));
      expect(app.server().getMostRecentOperation().request.variables).toEqual({ token: 's3cret' });
      act(() => app.server().resolveMostRecentOperation({ data: { isPasswordResetLive: isLive } }));
    }
    await heading('パスワードの再設定', 1);
    return { user, refetch, ...app };
  };
  const field = () => screen.getByLabelText('新しいパスワード', { selector: 'input' });

  test('is sent with the link’s token, which is in the address no more', async () => {
    const { server, router, user, refetch } = await open();
    expect(router.state.location.href).toBe('/password_reset');
    expect(field().getAttribute('autocomplete')).toBe('new-password');
    await user.type(field(), 'atarashii-kotoba{Enter}');
    expect(server().getMostRecentOperation().request.variables).toEqual({
      input: { token: 's3cret', password: 'atarashii-kotoba' },
    });
    act(() => server().resolveMostRecentOperation({ data: { resetPassword: { ok: true, errors: [] } } }));
    await focusOn('新しいパスワードに変更しました。');
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(passwordLink.read()).toBeNull();
    await user.click(screen.getAllByRole('link', { name: /ログイン/ }).at(-1) ?? document.body);
    expect(await heading('ログイン', 1)).toBeTruthy();
  });

  test('is asked for only where the link can still be used', async () => {
    await open('/password_reset?token=s3cret', false);
    expect(await heading('このリンクは使えません。')).toBeTruthy();
    expect(screen.queryByLabelText('新しいパスワード', { selector: 'input' })).toBeNull();
    expect(screen.getByRole('link', { name: '新しいリンクを送る' })).toBeTruthy();
  });

  test('that is too short, or too common by the server’s word, is told at the field', async () => {
    const { server, user } = await open();
    await user.type(field(), '短い{Enter}');
    expect(screen.getByText('8文字以上にしてください。')).toBeTruthy();
    await user.type(field(), 'が、もう短くはない{Enter}');
    const message = 'よく使われるパスワードです。';
    const errors = [{ __typename: 'UserInputInvalidError', message, field: 'password' }];
    act(() => server().resolveMostRecentOperation({ data: { resetPassword: { ok: false, errors } } }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(passwordLink.read()).toBe('s3cret');
  });

  test('by a dead link leads to another one', async () => {
    const { server, router, user } = await open();
    await user.type(field(), 'atarashii-kotoba{Enter}');
    const errors = [{ __typename: 'ResetPasswordTokenError', message: '期限切れ' }];
    act(() => server().resolveMostRecentOperation({ data: { resetPassword: { ok: false, errors } } }));
    await focusOn('このリンクは使えません。');
    // A link that was used has changed it.
    expect(screen.queryByText(/変わっていません/)).toBeNull();
    expect(passwordLink.read()).toBeNull();
    await user.click(screen.getByRole('link', { name: '新しいリンクを送る' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/password_reset_request'));
  });

  test('without a link leads to one', async () => {
    await open('/password_reset');
    expect(await heading('このリンクは使えません。')).toBeTruthy();
  });
});

describe('another address', () => {
  test('is for who is signed in: a guest is led there and back', async () => {
    const user = userEvent.setup();
    const { router } = renderApp('/email_reset_request');
    await heading('先にログインしてください。');
    await user.click(screen.getByRole('link', { name: 'ログインする' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ from: '/email_reset_request' }));
  });

  test('is asked for, and the mail’s address shown', async () => {
    const user = userEvent.setup();
    const { server } = renderApp('/email_reset_request', creator);
    await waitFor(() => expect(server().getAllOperations()).toHaveLength(1));
    const me = { id: 'u1', email: 'mio@example.jp' };
    act(() => server().resolveMostRecentOperation({ data: { me } }));
    await screen.findByText(/現在のアドレスは/);
    await user.type(screen.getByLabelText(/新しいメールアドレス/), 'mio@tsukuru.jp{Enter}');
    expect(server().getMostRecentOperation().request.variables).toEqual({
      email: 'mio@tsukuru.jp',
    });
    act(() =>
      server().resolveMostRecentOperation({
        data: { resetEmailRequest: { email: 'mio@tsukuru.jp', errors: [] } },
      }),
    );
    expect(await heading('メールを送りました。')).toBeTruthy();
    expect(screen.getByText('mio@tsukuru.jp')).toBeTruthy();
  });
});

describe('the link to another address', () => {
  const open = async (path = '/email_reset?token=s3cret') => {
    const user = userEvent.setup();
    const signedIn = vi.fn(() => {
      app.session.set(creator);
      return Promise.resolve(creator);
    });
    const app = renderApp(path, guest, { signedIn });
    await heading('メールアドレスの確認', 1);
    return { user, signedIn, ...app };
  };
  const press = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'メールアドレスを変更する' }));

  test('waits for a press, changes the address, and signs in', async () => {
    const { server, router, user, signedIn } = await open();
    expect(router.state.location.href).toBe('/email_reset');
    expect(server().getAllOperations()).toHaveLength(0);
    await press(user);
    const operation = server().getMostRecentOperation();
    expect(operation.request.variables).toEqual({ token: 's3cret' });
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    const verifyResetedEmail = {
      user: { id: 'u1', email: 'mio@tsukuru.jp' },
      tokens,
      waitsFor: null,
      errors: [],
    };
    act(() => server().resolve(operation, { data: { verifyResetedEmail } }));
    expect(await heading('メールアドレスを変更しました。')).toBeTruthy();
    expect(signedIn).toHaveBeenCalledExactlyOnceWith(tokens);
    expect(screen.getByText('mio@tsukuru.jp')).toBeTruthy();
    expect(emailLink.read()).toBeNull();
  });

  test.each([
    ['/email_reset?of=current&token=s3cret', '変更に同意する', 'NEW_ADDRESS', /新しいアドレスに届いたメール/],
    [
      '/email_reset?token=s3cret',
      'メールアドレスを変更する',
      'CURRENT_ADDRESS',
      /現在のアドレスに届いたメール/,
    ],
  ])('of one of two that have to agree says what is missing: %s', async (path, name, waitsFor, words) => {
    const { server, router, user, signedIn } = await open(path);
    expect(router.state.location.searchStr).not.toContain('s3cret');
    await user.click(screen.getByRole('button', { name }));
    const verifyResetedEmail = { user: null, tokens: null, waitsFor, errors: [] };
    act(() => server().resolveMostRecentOperation({ data: { verifyResetedEmail } }));
    await focusOn('確認しました。');
    expect(screen.getByText(words)).toBeTruthy();
    expect(signedIn).not.toHaveBeenCalled();
    expect(emailLink.read()).toBeNull();
  });

  test('that is dead may have changed the address before: it does not say that nothing has changed', async () => {
    const { server, user } = await open();
    await press(user);
    const errors = [{ __typename: 'TokenInvalidError', message: 'リンクの期限が切れています。' }];
    const verifyResetedEmail = { user: null, tokens: null, waitsFor: null, errors };
    act(() => server().resolveMostRecentOperation({ data: { verifyResetedEmail } }));
    await focusOn('このリンクは使えません。');
    expect(screen.getByText('リンクの期限が切れています。')).toBeTruthy();
    expect(screen.getByText(/すでに変更が済んでいる場合/)).toBeTruthy();
    expect(screen.queryByText('メールアドレスは変わっていません。')).toBeNull();
  });

  test('whose address another account has taken meanwhile says that nothing has changed', async () => {
    const { server, user } = await open();
    await press(user);
    const message = 'このメールアドレスはすでに使われています。';
    const errors = [{ __typename: 'DuplicateEmailError', message }];
    const verifyResetedEmail = { user: null, tokens: null, waitsFor: null, errors };
    act(() => server().resolveMostRecentOperation({ data: { verifyResetedEmail } }));
    await focusOn('このアドレスは使えません。');
    expect(screen.getByText('メールアドレスは変わっていません。')).toBeTruthy();
  });

  test('without a network can be pressed again', async () => {
    const { server, user } = await open();
    await press(user);
    act(() => server().rejectMostRecentOperation(new NetworkError('down')));
    expect(await screen.findByText(/サーバーにつながりませんでした/)).toBeTruthy();
    await press(user);
    expect(server().getAllOperations()).toHaveLength(1);
  });
});

test('the end of a second factor, once it is asked for, takes the focus', async () => {
  const user = userEvent.setup();
  const { server } = renderApp('/second_factor_reset?token=s3cret');
  await heading('二段階認証の解除', 1);
  await user.click(screen.getByRole('button', { name: '解除を申し込む' }));
  const startFactorRecovery = { dueAt: '2026-12-03T03:00:00Z', errors: [] };
  act(() => server().resolveMostRecentOperation({ data: { startFactorRecovery } }));
  await focusOn('申し込みを受け付けました。');
});

test.each([
  ['', '二段階認証の解除', '解除を申し込む', 'startFactorRecovery', /申し込みが済んでいる場合/],
  [
    'of=stop&',
    '解除の取り消し',
    '解除を取り消す',
    'stopFactorRecovery',
    /ログイン中の端末からも取り消せます/,
  ],
])('a used link of the second factor (%s) says so on the page', async (of, title, act1, field, words) => {
  const user = userEvent.setup();
  const { server } = renderApp(`/second_factor_reset?${of}token=s3cret`);
  await heading(title, 1);
  await user.click(screen.getByRole('button', { name: act1 }));
  const errors = [{ __typename: 'TokenInvalidError', message: 'リンクの期限が切れています。' }];
  act(() => server().resolveMostRecentOperation({ data: { [field]: { dueAt: null, errors } } }));
  await focusOn('このリンクは使えません。');
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: act1 })).toBeNull();
});

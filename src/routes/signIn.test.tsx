import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installBrowserShims } from '../app/testing/browserShims.ts';
import { renderApp } from '../app/testing/renderApp.tsx';
import { visits } from '../features/session/destinations.ts';
import { typedEmail } from '../features/accounts/typedEmail.ts';
import type { MemberState, SessionState } from '../features/session/session.ts';
import { creator, creatorWith, guest } from '../features/session/testing/viewers.ts';
import { NetworkError } from '../relay/network/transportErrors.ts';

beforeEach(() => {
  installBrowserShims();
  visits.forget();
  typedEmail.forget();
});

const tokens = { accessToken: 'a', refreshToken: 'r' };
const refused = (...errors: readonly object[]) => ({
  data: { signIn: { accessToken: null, refreshToken: null, errors } },
});

async function open(path = '/sign_in', state: SessionState = guest, becomes: MemberState = creator) {
  const user = userEvent.setup();
  const signedIn = vi.fn(() => {
    app.session.set(becomes);
    return Promise.resolve(becomes);
  });
  const app = renderApp(path, state, { signedIn });
  await screen.findByRole('heading', { level: 1, name: 'ログイン' });
  const email = screen.getByLabelText('メールアドレス');
  const password = screen.getByLabelText('パスワード');
  const submit = screen.getByRole('button', { name: 'ログインする' });
  const fill = async () => {
    await user.type(email, 'mio@example.jp');
    await user.type(password, 'himitsu-no-kotoba');
  };
  return { ...app, user, signedIn, email, password, submit, fill };
}

describe('signing in', () => {
  test('can be filled by a password manager', async () => {
    const { email, password } = await open();
    expect(email.getAttribute('autocomplete')).toBe('username webauthn');
    expect(email.getAttribute('name')).toBe('email');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(email.closest('form')).toBe(password.closest('form'));
  });

  test('where a second factor is set the code comes next, and the device may be remembered', async () => {
    const { server, router, user, signedIn, fill } = await open();
    await fill();
    await user.keyboard('{Enter}');
    const message = 'コードを入力してください。';
    const asked = { __typename: 'SecondFactorRequiredError', message, signInToken: 't1' };
    await act(async () => server().resolveMostRecentOperation(refused(asked)));
    await screen.findByRole('heading', { level: 1, name: '二段階認証' });
    expect(signedIn).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('認証コード'), '123456');
    await user.click(screen.getByRole('checkbox', { name: /30日間/ }));
    await user.click(screen.getByRole('button', { name: 'ログインする' }));
    expect(server().getMostRecentOperation().request.variables).toEqual({
      input: { signInToken: 't1', code: '123456', remembersDevice: true },
    });
    const answer = { ...tokens, rememberedDevice: 'd1', errors: [] };
    await act(async () => server().resolveMostRecentOperation({ data: { answerSecondFactor: answer } }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
    expect(signedIn).toHaveBeenCalledWith(tokens);
    expect(localStorage.getItem('tsumugi:device')).toBe('d1');
    localStorage.clear();
  });

  test('sends by Enter, takes the tokens, and goes home', async () => {
    const { server, router, user, signedIn, password, fill } = await open();
    await fill();
    await user.keyboard('{Enter}');
    const operation = server().getMostRecentOperation();
    expect(operation.request.variables).toEqual({
      input: { email: 'mio@example.jp', password: 'himitsu-no-kotoba' },
    });
    await user.type(password, '{Enter}');
    expect(server().getAllOperations()).toHaveLength(1);
    act(() => server().resolve(operation, { data: { signIn: { ...tokens, errors: [] } } }));
    await waitFor(() => expect(router.state.location.href).toBe('/products'));
    expect(signedIn).toHaveBeenCalledExactlyOnceWith(tokens);
  });

  test('goes back to the page that sent one here, with its search', async () => {
    const { server, router, user, submit, fill } = await open('/search?q=%E8%8C%B6');
    expect(screen.getByText('会員のページです。ログインすると、そのまま開きます。')).toBeTruthy();
    await fill();
    await user.click(submit);
    act(() => server().resolveMostRecentOperation({ data: { signIn: { ...tokens, errors: [] } } }));
    await waitFor(() => expect(router.state.location.href).toBe('/search?q=%E8%8C%B6'));
  });

  test('a guest who comes back in the middle of a registration is told how it goes on', async () => {
    await open('/sign_up/creator/step3');
    expect(screen.getByText('登録の途中です。ログインすると、続きから始められます。')).toBeTruthy();
    expect(screen.queryByText(/会員のページです/)).toBeNull();
  });

  test('offers a new password after several that were wrong', async () => {
    const { server, user, fill, submit } = await open();
    await fill();
    const refuse = async (): Promise<void> => {
      await user.click(submit);
      const errors = [{ __typename: 'UserInputInvalidError', message: 'ちがいます。', field: null }];
      const signIn = { accessToken: null, refreshToken: null, errors };
      act(() => server().resolveMostRecentOperation({ data: { signIn } }));
      await waitFor(() => expect(submit.getAttribute('aria-disabled')).not.toBe('true'));
    };
    await refuse();
    await refuse();
    expect(screen.queryByRole('link', { name: 'パスワードを再設定' })).toBeNull();
    await refuse();
    await user.click(await screen.findByRole('link', { name: 'パスワードを再設定' }));
    expect(typedEmail.read()).toBe('mio@example.jp');
  });

  test('goes on with a registration that is not finished', async () => {
    const unfinished = creatorWith({ registrationStep: 'ENGAGEMENT_TYPE' });
    const { server, router, user, submit, fill } = await open('/sign_in', guest, unfinished);
    await fill();
    await user.click(submit);
    act(() => server().resolveMostRecentOperation({ data: { signIn: { ...tokens, errors: [] } } }));
    await waitFor(() => expect(router.state.location.href).toBe('/sign_up/creator/step3'));
  });

  test('an Enter that confirms kana sends nothing', async () => {
    const { server, email, fill } = await open();
    await fill();
    const sent = fireEvent.keyDown(email, { key: 'Enter', keyCode: 229, isComposing: true });
    expect(sent).toBe(false);
    expect(server().getAllOperations()).toHaveLength(0);
  });

  test('with gaps says so at each field, and goes to the first', async () => {
    const { server, user, email, password, submit } = await open();
    await user.click(submit);
    expect(screen.getByText('メールアドレスを入力してください。')).toBeTruthy();
    expect(screen.getByText('パスワードを入力してください。')).toBeTruthy();
    expect(document.activeElement).toBe(email);
    expect(server().getAllOperations()).toHaveLength(0);
    await user.type(email, 'mio@example');
    await user.tab();
    expect(screen.getByText('「.jp」や「.com」まで入力してください。')).toBeTruthy();
    await user.type(email, '.jp');
    expect(email.hasAttribute('aria-invalid')).toBe(false);
    expect(password.getAttribute('aria-invalid')).toBe('true');
  });

  test('a wrong pair is one message, what was typed stays, and the password can be typed over', async () => {
    const { server, user, email, password, submit, fill } = await open();
    await fill();
    await user.click(submit);
    const message = 'メールアドレスかパスワードが違います。';
    const error = { __typename: 'UserInputInvalidError', message, field: null };
    act(() => server().resolveMostRecentOperation(refused(error)));
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeTruthy();
    expect(email).toHaveProperty('value', 'mio@example.jp');
    expect(submit.getAttribute('aria-busy')).toBeNull();
    expect(document.activeElement).toBe(password);
    await user.keyboard('betsu-no-kotoba');
    expect(password).toHaveProperty('value', 'betsu-no-kotoba');
  });

  test('a limit says when to try again', async () => {
    const { server, user, submit, fill } = await open();
    await fill();
    await user.click(submit);
    const error = {
      __typename: 'RateLimitExceededError',
      message: '時間をおいてください。',
      retryAt: '2026-04-01T03:15:00.000Z',
    };
    act(() => server().resolveMostRecentOperation(refused(error)));
    expect(await screen.findByText(/12:15/)).toBeTruthy();
  });

  test('without a network says so and can be tried again', async () => {
    const { server, user, submit, fill } = await open();
    await fill();
    await user.click(submit);
    act(() => server().rejectMostRecentOperation(new NetworkError('down')));
    expect(await screen.findByText(/サーバーにつながりませんでした/)).toBeTruthy();
    await user.click(submit);
    expect(server().getAllOperations()).toHaveLength(1);
  });

  test('an answer with neither tokens nor an error is an unexpected one', async () => {
    const { server, user, signedIn, submit, fill } = await open();
    await fill();
    await user.click(submit);
    act(() => server().resolveMostRecentOperation(refused()));
    expect(await screen.findByText(/こちらの不具合/)).toBeTruthy();
    expect(signedIn).not.toHaveBeenCalled();
  });

  test('says when a session ran out', async () => {
    await open('/sign_in', { status: 'guest', ended: 'expired' });
    expect(screen.getByText(/ログインの期限が切れました/)).toBeTruthy();
  });
});

describe('signing out', () => {
  const leave = async (signOut: () => Promise<void>) => {
    const user = userEvent.setup();
    const app = renderApp('/jobs', creator, { signOut });
    const button = await screen.findByRole('button', { name: '早瀬 みお のメニュー' });
    await user.click(button);
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (panel === null) throw new Error('no panel');
    await user.click(within(panel).getByText('ログアウト'));
    return app;
  };

  test('goes to sign-in, and not back', async () => {
    const told = Promise.withResolvers<undefined>();
    const { router, session } = await leave(() => told.promise);
    act(() => session.set({ status: 'guest', ended: 'signed-out' }));
    told.resolve(undefined);
    await waitFor(() => expect(router.state.location.href).toBe('/sign_in'));
  });

  test('that fails says so, and the person stays signed in where they are', async () => {
    const { router, session } = await leave(() => Promise.reject(new NetworkError('down')));
    expect(await screen.findByText('ログアウトに失敗しました')).toBeTruthy();
    expect(session.state()).toBe(creator);
    expect(router.state.location.pathname).toBe('/jobs');
  });
});

describe('passkeys', () => {
  test('a browser that refuses suggestions at once is not asked without end', async () => {
    const get = vi.fn(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(true) }),
    );
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    try {
      const { server } = await open();
      await waitFor(() => expect(server().getAllOperations()).toHaveLength(1));
      const passkeySignInOptions = { options: JSON.stringify({ challenge: 'AAAA' }), errors: [] };
      await act(async () => server().resolveMostRecentOperation({ data: { passkeySignInOptions } }));
      await waitFor(() => expect(get).toHaveBeenCalledOnce());
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
      expect(server().getAllOperations()).toHaveLength(0);
      expect(screen.queryByText(/パスキーの操作が完了しませんでした/)).toBeNull();
    } finally {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'credentials');
    }
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installBrowserShims } from '../app/testing/browserShims.ts';
import { renderApp } from '../app/testing/renderApp.tsx';
import { typedEmail } from '../features/accounts/typedEmail.ts';
import { company, creatorWith } from '../features/session/testing/viewers.ts';
import { emailLink, invitationLink } from '../features/sign-up/links.ts';
import { sentMail } from '../features/sign-up/creator/sentMail.ts';

beforeEach(() => {
  installBrowserShims();
  localStorage.clear();
  emailLink.forget();
  invitationLink.forget();
  sentMail.forget();
  typedEmail.forget();
});

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

async function open(path: string, title: string) {
  const user = userEvent.setup();
  const app = renderApp(path);
  await heading(title);
  return { user, ...app };
}

describe('a creator’s address', () => {
  const ask = async (address: string) => {
    const app = await open('/sign_up/creator', 'クリエイターの登録');
    await app.user.type(screen.getByLabelText('メールアドレス'), address);
    return app;
  };

  test('leads to where the mail went, also after a reload', { timeout: 20_000 }, async () => {
    const { server, user } = await ask('mio@example.jp{Enter}');
    expect(server().getMostRecentOperation().request.variables).toEqual({
      input: { email: 'mio@example.jp' },
    });
    const registerTemporaryCreatorUser = { email: 'mio@example.jp', errors: [] };
    act(() => server().resolveMostRecentOperation({ data: { registerTemporaryCreatorUser } }));
    await heading('メールを確認してください');
    expect(await screen.findByText('mio@example.jp')).toBeTruthy();
    expect(screen.getByRole('button', { name: /もう一度送る/ }).getAttribute('aria-disabled')).toBe('true');
    expect(sentMail.read()).toMatchObject({ email: 'mio@example.jp' });
    await user.click(screen.getByRole('button', { name: 'アドレスを修正する' }));
    expect(await screen.findByLabelText('メールアドレス')).toHaveProperty('value', 'mio@example.jp');
  });

  test('that has an account says so at the field, and is taken along to sign-in', async () => {
    const { server, user } = await ask('mio@example.jp{Enter}');
    const errors = [{ __typename: 'UserAlreadyExistsError', message: '登録されています。' }];
    act(() =>
      server().resolveMostRecentOperation({
        data: { registerTemporaryCreatorUser: { email: null, errors } },
      }),
    );
    await screen.findByText(/このメールアドレスは登録されています/);
    const field = screen.getByLabelText('メールアドレス');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const words = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    if (words === null) throw new Error('no words at the field');
    await user.click(within(words).getByRole('link', { name: 'ログインする' }));
    await heading('ログイン');
    expect(screen.getByLabelText('メールアドレス')).toHaveProperty('value', 'mio@example.jp');
  });

  test('with a slip in a common domain is pointed out when it was left, and mended by a press', async () => {
    const { user } = await ask('mio@gmial.com');
    expect(screen.queryByRole('button', { name: /に直す/ })).toBeNull();
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'mio@gmail.comに修正する' }));
    expect(screen.getByLabelText('メールアドレス')).toHaveProperty('value', 'mio@gmail.com');
    expect(screen.queryByRole('button', { name: /に直す/ })).toBeNull();
  });
});

describe('a company’s invitation', () => {
  test.each([
    ['CORPORATE_USER', '/my_company'],
    ['CORPORATE_AGENT', '/products'],
  ])('as %s leads to %s once the account is there', async (role, first) => {
    const user = userEvent.setup({ delay: null });
    invitationLink.keep('t'.repeat(43));
    const app = renderApp('/sign_up/business/password', undefined, {
      signedIn: () => {
        app.session.set(company);
        return Promise.resolve(company);
      },
    });
    const answer = async (data: Record<string, unknown>): Promise<void> => {
      await waitFor(() => expect(app.server().getAllOperations()).toHaveLength(1));
      act(() => app.server().resolveMostRecentOperation({ data }));
    };
    const invited = {
      companyName: '糸車',
      email: 'owner@itoguruma.example.jp',
      lastName: '佐和',
      firstName: '葉',
    };
    await answer({ invitation: { ...invited, role } });
    await user.type(await screen.findByLabelText(/パスワード/, { selector: 'input' }), 'himitsu-no-kotoba');
    await user.click(screen.getByRole('button', { name: '登録して始める' }));
    await answer({ registerCorporateUserAccount: { ok: true, errors: [] } });
    await answer({ signIn: { accessToken: 'a', refreshToken: 'r', errors: [] } });
    await waitFor(() => expect(app.router.state.location.pathname).toBe(first));
  });
});

describe('a link that was cut off', () => {
  const dead = { __typename: 'TokenInvalidError', message: 'リンクの有効期限が切れています。' };

  test('can be pasted whole', async () => {
    const { server, user } = await open('/sign_up/creator/step1', 'このリンクは使えません');
    const field = screen.getByLabelText('メールのリンクを貼り付ける');
    await user.type(field, 'https://tsumugi.example/{Enter}');
    expect(screen.getByText(/はじめから終わりまで/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'https://tsumugi.example/sign_up/creator/step1?token=wh0le_-{Enter}');
    await waitFor(() => expect(server().getAllOperations()).toHaveLength(1));
    expect(server().getMostRecentOperation().request.variables).toEqual({ token: 'wh0le_-' });
    const verifyEmail = { verified: true, email: 'mio@example.jp', errors: [] };
    act(() => server().resolveMostRecentOperation({ data: { verifyEmail } }));
    await heading('パスワードを決める');
    expect(await screen.findByText('mio@example.jp')).toBeTruthy();
  });

  test('and is dead all the same says so', async () => {
    const { server, user } = await open('/sign_up/creator/step1', 'このリンクは使えません');
    await user.type(screen.getByLabelText('メールのリンクを貼り付ける'), '/x?token=dead{Enter}');
    const verifyEmail = { verified: false, email: null, errors: [dead] };
    act(() => server().resolveMostRecentOperation({ data: { verifyEmail } }));
    expect(await screen.findByText(dead.message)).toBeTruthy();
  });
});

describe('a company’s application', () => {
  test('with gaps says so at each of them, the choice too', async () => {
    const { server, user } = await open('/sign_up/business', '会社の登録');
    await user.click(screen.getByRole('button', { name: '申し込む' }));
    for (const words of ['会社名', '姓', '名', 'メールアドレス', '電話番号', '登録の目的']) {
      expect(screen.getByText(`${words}を入力してください。`)).toBeTruthy();
    }
    expect(screen.getByText('時期を1つ選んでください。')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/会社名/));
    expect(server().getAllOperations()).toHaveLength(0);
  });
});

test('an unfinished registration says whose it is, and can be left', async () => {
  const user = userEvent.setup();
  const signOut = vi.fn(() => Promise.resolve());
  const viewer = creatorWith({ registrationStep: 'ENGAGEMENT_TYPE', email: 'mio@example.jp' });
  const { server } = renderApp('/sign_up/creator/step3', viewer, { signOut });
  await waitFor(() => expect(server().getAllOperations()).toHaveLength(1));
  const me = { id: 'u1', registrationStep: 'ENGAGEMENT_TYPE', profile: null };
  act(() => server().resolveMostRecentOperation({ data: { me } }));
  expect(await screen.findByText(/mio@example\.jp/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'ログアウト' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

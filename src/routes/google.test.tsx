import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { installBrowserShims } from '../app/testing/browserShims.ts';
import { renderApp } from '../app/testing/renderApp.tsx';
import { visits } from '../features/session/destinations.ts';
import type { GoogleIdentity } from '../features/accounts/google/identity.ts';
import { creator, creatorWith, guest } from '../features/session/testing/viewers.ts';
import type * as Config from '../lib/config.ts';
import { pageConfig } from '../lib/config.ts';

vi.mock('../lib/config.ts', async (original) => {
  const real = await original<typeof Config>();
  const config = JSON.stringify({
    googleEmulator: '/dev/google/client.js',
    googleEmulatorClientId: 'local.example',
  });
  return { ...real, pageConfig: () => real.parseConfig(config) };
});

type Options = Parameters<GoogleIdentity['initialize']>[0];
const initialize = vi.fn<GoogleIdentity['initialize']>();
const identity: GoogleIdentity = {
  initialize,
  renderButton: (place) => {
    const button = document.createElement('button');
    button.textContent = 'Google で続ける';
    place.append(button);
  },
};
vi.mock('../features/accounts/google/identity.ts', () => ({
  loadIdentity: () => Promise.resolve(identity),
}));

beforeEach(() => {
  installBrowserShims();
  visits.forget();
  initialize.mockClear();
});

const credential = `x.${btoa(JSON.stringify({ email: 'mio@example.jp' }))}.x`;
const tokens = { accessToken: 'a', refreshToken: 'r' };
const noTokens = { accessToken: null, refreshToken: null };

async function open(path = '/sign_in', becomes = creator) {
  const user = userEvent.setup();
  const signedIn = vi.fn(() => {
    app.session.set(becomes);
    return Promise.resolve(becomes);
  });
  const app = renderApp(path, guest, { signedIn });
  await screen.findByRole('heading', { level: 1 });
  const nonces = ['n1', 'n2', 'n3'];
  /** Whenever the button asks for a nonce, it gets the next one. */
  const drawn = async (times: number): Promise<Options> => {
    const name = () => app.server().getMostRecentOperation().request.node.params.name;
    await waitFor(() => expect(name()).toBe('GoogleFaceMutation'));
    const data = { googleNonce: { nonce: nonces.shift() ?? '' } };
    act(() => app.server().resolveMostRecentOperation({ data }));
    await waitFor(() => expect(initialize).toHaveBeenCalledTimes(times));
    const options = initialize.mock.lastCall?.[0];
    if (options === undefined) throw new Error('not initialised');
    return options;
  };
  const answer = (data: object) => act(() => app.server().resolveMostRecentOperation({ data }));
  return { ...app, user, signedIn, drawn, answer };
}

describe('signing in with Google', () => {
  test('binds the credential to a nonce of ours, and goes where the person belongs', async () => {
    const { server, router, signedIn, drawn, answer } = await open();
    const options = await drawn(1);
    expect(options).toMatchObject({ client_id: 'local.example', nonce: 'n1' });
    expect(pageConfig().googleEmulator).toBe('/dev/google/client.js');
    act(() => options.callback({ credential }));
    expect(server().getMostRecentOperation().request.variables).toMatchObject({ idToken: credential });
    answer({ signInWithGoogle: { ...tokens, errors: [] } });
    await waitFor(() => expect(router.state.location.href).toBe('/products'));
    expect(signedIn).toHaveBeenCalledExactlyOnceWith(tokens);
  });

  test('the first error is shown, and the button gets another nonce', async () => {
    const { drawn, answer } = await open();
    const { callback } = await drawn(1);
    act(() => callback({ credential }));
    const errors = [
      { __typename: 'TokenInvalidError', message: '確認できませんでした。' },
      { __typename: 'ForbiddenError', message: '二番目です。' },
    ];
    answer({ signInWithGoogle: { ...noTokens, errors } });
    expect(await screen.findByText('確認できませんでした。')).toBeTruthy();
    expect(screen.queryByText('二番目です。')).toBeNull();
    expect(await drawn(2)).toMatchObject({ nonce: 'n2' });
  });

  test('a missing result is an unexpected error', async () => {
    const { signedIn, drawn, answer } = await open();
    const { callback } = await drawn(1);
    act(() => callback({ credential }));
    answer({ signInWithGoogle: { ...noTokens, errors: [] } });
    expect(await screen.findByText(/こちらの不具合/)).toBeTruthy();
    expect(signedIn).not.toHaveBeenCalled();
  });

  test('whom nobody knows is offered to sign up', async () => {
    const { drawn, answer } = await open();
    const { callback } = await drawn(1);
    act(() => callback({ credential }));
    const errors = [{ __typename: 'UserDoesNotExistError', message: '登録されていません。' }];
    answer({ signInWithGoogle: { ...noTokens, errors } });
    const link = await screen.findByRole('link', { name: '新規登録に進む' });
    expect(link.getAttribute('href')).toBe('/sign_up');
  });

  test('an account with a password asks for it before it is tied', async () => {
    const { server, router, user, drawn, answer } = await open();
    const { callback } = await drawn(1);
    act(() => callback({ credential }));
    const errors = [{ __typename: 'UserAlreadyExistsError', message: 'すでにあります。' }];
    answer({ signInWithGoogle: { ...noTokens, errors } });
    const dialog = await screen.findByRole('dialog', { name: 'すでにアカウントがあります' });
    expect(dialog.textContent).toContain('mio@example.jp');
    const password = screen.getByLabelText('つむぎのパスワード');
    await user.type(password, 'chigau{Enter}');
    expect(server().getMostRecentOperation().request.variables).toEqual({
      input: { idToken: credential, password: 'chigau' },
    });
    const wrong = [{ __typename: 'UserInputInvalidError', message: '違います。', field: 'password' }];
    answer({ linkGoogle: { ...noTokens, errors: wrong } });
    expect(await screen.findByText('違います。')).toBeTruthy();
    await user.clear(password);
    await user.type(password, 'himitsu{Enter}');
    answer({ linkGoogle: { ...tokens, errors: [] } });
    await waitFor(() => expect(router.state.location.href).toBe('/products'));
  });
});

test('signing up with Google by a card says so, and goes on with the profile', async () => {
  const unfinished = creatorWith({ registrationStep: 'PROFILE', viaPrairieCard: true });
  const { server, router, drawn, answer } = await open('/sign_up/creator_via_prairie_card', unfinished);
  const { callback } = await drawn(1);
  act(() => callback({ credential }));
  expect(server().getMostRecentOperation().request.variables).toEqual({
    idToken: credential,
    viaPrairieCard: true,
  });
  answer({ signUpWithGoogle: { ...tokens, errors: [] } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign_up/creator_via_prairie_card/step1'));
});

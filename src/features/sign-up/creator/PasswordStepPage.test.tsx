import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderBeforeTown } from '../../../testing/renderBeforeTown.tsx';
import { guest } from '../../session/testing/viewers.ts';
import { emailLink } from '../links.ts';
import { PasswordStepPage } from './PasswordStepPage.tsx';

const dead = { __typename: 'TokenInvalidError', message: 'このリンクは期限が切れています。' };
const good = { verified: true, email: 'mio@example.jp', errors: [] };

beforeEach(() => emailLink.keep('token-1'));

test('a good link shows whose address it is, and the password is asked for', async () => {
  const { town } = await renderBeforeTown(<PasswordStepPage />, { verifyEmail: good }, guest);
  expect(await screen.findByText('mio@example.jp')).not.toBeNull();
  expect(town.requests).toEqual([{ name: 'PasswordStepPageMutation', variables: { token: 'token-1' } }]);
});

test('who comes without a link is told so, and nothing is asked', async () => {
  emailLink.forget();
  const { town } = await renderBeforeTown(<PasswordStepPage />, {}, guest);
  expect(await screen.findByText('メールのリンクから、もう一度開いてください。')).not.toBeNull();
  expect(town.requests).toEqual([]);
});

test('a dead link says why', async () => {
  await renderBeforeTown(
    <PasswordStepPage />,
    { verifyEmail: { verified: false, email: null, errors: [dead] } },
    guest,
  );
  expect(await screen.findByRole('heading', { name: 'このリンクは使えません' })).not.toBeNull();
  expect(screen.getByText(dead.message)).not.toBeNull();
});

test('a server that fails is no dead link: it can be tried again', async () => {
  let fails = true;
  const failure = { __typename: 'InternalServerError', message: '不具合' };
  const { user } = await renderBeforeTown(
    <PasswordStepPage />,
    { verifyEmail: () => (fails ? { verified: false, email: null, errors: [failure] } : good) },
    guest,
  );
  expect(await screen.findByText('リンクを確認できませんでした。')).not.toBeNull();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByText('mio@example.jp')).not.toBeNull();
});

test('a link that dies while the password is chosen leads to the same page as a dead one', async () => {
  const { user } = await renderBeforeTown(
    <PasswordStepPage />,
    { verifyEmail: good, signUpCreatorUser: { accessToken: null, refreshToken: null, errors: [dead] } },
    guest,
  );
  await user.type(
    await screen.findByLabelText(/^パスワード/, { selector: 'input' }),
    'tsumugi-no-hirugohan-7',
  );
  await user.click(screen.getByRole('button', { name: '決めて次へ' }));
  expect(await screen.findByRole('heading', { name: 'このリンクは使えません' })).not.toBeNull();
});

test('a password that the server refuses as too common is not called usable', async () => {
  const { user } = await renderBeforeTown(<PasswordStepPage />, { verifyEmail: good }, guest);
  const field = await screen.findByLabelText(/^パスワード/, { selector: 'input' });
  await user.type(field, 'password1');
  expect(await screen.findByText(/^よく使われている、推測されやすい/)).not.toBeNull();
  expect(screen.queryByText(/使えます/)).toBeNull();
  await user.type(field, '-kaki');
  expect(await screen.findByText(/^十分な長さです/)).not.toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, test } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { creator, renderSettings } from './testing/renderSettings.tsx';

describe('the e-mail address', () => {
  test('is changed by a mail to the new one, and the page says where it went', async () => {
    const { section, user, sent, answer } = await renderSettings();
    const email = section('メールアドレス');
    expect(email.getByText('確認済み')).toBeInTheDocument();
    await user.click(email.getByRole('button', { name: '変更する' }));
    await email.findByRole('form');
    expect(email.getByLabelText(/新しいメールアドレス/)).toHaveFocus();
    await user.type(email.getByLabelText(/新しいメールアドレス/), 'ｍｉｏ@New.example.jp');
    await user.click(email.getByRole('button', { name: '確認のメールを送る' }));
    expect(sent()).toEqual({ email: 'mio@new.example.jp' });
    await answer({ email: 'mio@new.example.jp' });
    expect(await email.findByText('mio@new.example.jpに確認のメールを送りました。')).toBeInTheDocument();
    expect(email.getByRole('button', { name: '別のアドレスに送る' })).toHaveFocus();
  });

  test.each([
    ['DuplicateEmailError', 'このメールアドレスはすでに使われています。'],
    ['NotChangedEmailError', '現在と同じメールアドレスです。'],
  ])('%s stands at the field, which gets the focus', async (kind, message) => {
    const { section, user, answer } = await renderSettings();
    const email = section('メールアドレス');
    await user.click(email.getByRole('button', { name: '変更する' }));
    await email.findByRole('form');
    await user.type(email.getByLabelText(/新しいメールアドレス/), 'mio@new.example.jp{Enter}');
    await answer({ email: null, errors: [{ __typename: kind, message }] });
    const field = await email.findByLabelText(/新しいメールアドレス/);
    expect(field).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field).toHaveFocus());
  });

  test('gaps are told before anything is sent', async () => {
    const { section, user, asked } = await renderSettings();
    const email = section('メールアドレス');
    await user.click(email.getByRole('button', { name: '変更する' }));
    await email.findByRole('form');
    await user.click(email.getByRole('button', { name: '確認のメールを送る' }));
    await waitFor(() => expect(email.getByLabelText(/新しいメールアドレス/)).toHaveFocus());
    expect(asked()).toEqual([]);
  });

  test('too many requests say when to try again', async () => {
    const { section, user, answer } = await renderSettings();
    const email = section('メールアドレス');
    await user.click(email.getByRole('button', { name: '変更する' }));
    await email.findByRole('form');
    await user.type(email.getByLabelText(/新しいメールアドレス/), 'mio@new.example.jp{Enter}');
    const message = '操作が続いたため、しばらく受け付けられません。時間をおいてもう一度お試しください。';
    const retryAt = '2030-04-01T05:00:00Z';
    await answer({ errors: [{ __typename: 'RateLimitExceededError', message, retryAt }] });
    expect(await email.findByRole('alert')).toHaveTextContent('2030年4月1日(月)14:00以降にもう一度');
  });
});

describe('the password', () => {
  test('is changed once, however often it is pressed', async () => {
    const { section, user, sent, asked, answer } = await renderSettings();
    const password = section('パスワード');
    await user.click(password.getByRole('button', { name: '変更する' }));
    await password.findByRole('form');
    await user.type(password.getByLabelText(/新しいパスワード/), ' new passWord ');
    const save = password.getByRole('button', { name: /パスワードを変更する/ });
    await user.click(save);
    await user.click(save);
    expect(asked()).toHaveLength(1);
    expect(sent()).toEqual({ input: { newPassword: ' new passWord ' } });
    await answer({});
    expect(await screen.findByText('パスワードを変更しました。')).toBeInTheDocument();
    expect(password.queryByLabelText(/新しいパスワード/)).toBeNull();
  });

  test('one that the server will not have is told at its field', async () => {
    const { section, user, answer } = await renderSettings();
    const password = section('パスワード');
    await user.click(password.getByRole('button', { name: '変更する' }));
    await password.findByRole('form');
    await user.type(password.getByLabelText(/新しいパスワード/), 'new password{Enter}');
    const message = '現在と違うパスワードにしてください。';
    await answer({
      user: null,
      errors: [{ __typename: 'UserInputInvalidError', message, field: 'newPassword' }],
    });
    const field = await password.findByLabelText(/新しいパスワード/);
    expect(field).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field).toHaveFocus());
  });

  test('the first one of somebody who came by Google', async () => {
    const facts = { ...creator, hasPassword: false, isGoogleLoggedIn: true };
    const { section, user, sent } = await renderSettings(facts);
    const password = section('パスワード');
    await user.click(password.getByRole('button', { name: '設定する' }));
    await password.findByRole('form');
    await user.type(password.getByLabelText(/新しいパスワード/), 'short{Enter}');
    expect(await password.findByText('8文字以上にしてください。')).toBeInTheDocument();
    await user.type(password.getByLabelText(/新しいパスワード/), ' and longer{Enter}');
    expect(sent()).toEqual({ input: { newPassword: 'short and longer' } });
  });
});

describe('the ways to sign in', () => {
  test('Google goes after a question, while there is a password', async () => {
    const { section, user, asked, answer } = await renderSettings({ ...creator, isGoogleLoggedIn: true });
    await user.click(section('ログイン方法').getByRole('button', { name: '連携を外す' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(asked()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '外す' }));
    expect(asked()).toHaveLength(1);
    await answer({ user: { ...creator, isGoogleLoggedIn: false } });
    expect(await screen.findByText('Googleとの連携を外しました。')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(section('ログイン方法').getByText('連携していません')).toBeInTheDocument();
  });

  test('Google stays while it is the only one, and the page says why', async () => {
    const { section } = await renderSettings({ ...creator, hasPassword: false, isGoogleLoggedIn: true });
    const methods = section('ログイン方法');
    expect(methods.queryByRole('button', { name: '連携を外す' })).toBeNull();
    expect(methods.getByText(/先にパスワードを設定してください/)).toBeInTheDocument();
  });

  test('without a Google client there is nothing to tie', async () => {
    const { section } = await renderSettings();
    expect(section('ログイン方法').queryByRole('button')).toBeNull();
  });
});

describe('the devices', () => {
  test('this one is marked and cannot be ended from here', async () => {
    const { section } = await renderSettings();
    const [first, second] = section('ログイン中の端末').getAllByRole('listitem');
    expect(first).toHaveTextContent('この端末');
    expect(first === undefined ? null : within(first).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent('198.51.100.…');
  });

  test('those that need no code say until when, and are told as forgotten once they are', async () => {
    const secondFactor = { since: '2026-11-01T00:00:00Z', recoveryCodesLeft: 9, rememberedDevicesCount: 1 };
    const { section, user, answer } = await renderSettings({ ...creator, secondFactor });
    const devices = section('ログイン中の端末');
    const [first, second] = devices.getAllByRole('listitem');
    expect(first).not.toHaveTextContent('省略');
    expect(second).toHaveTextContent('2026年12月18日までコードの入力を省略');
    await user.click(section('二段階認証').getByRole('button', { name: '毎回確認する' }));
    const sessions = Array.isArray(creator['sessions']) ? creator['sessions'] : [];
    const change = { id: 'c1', kind: 'DEVICES_FORGOTTEN', detail: null, deviceName: 'WindowsのChrome' };
    await answer({
      user: {
        ...creator,
        secondFactor: { ...secondFactor, rememberedDevicesCount: 0 },
        sessions: sessions.map((session: object) => ({ ...session, needsNoCodeUntil: null })),
        securityChanges: [{ ...change, address: '203.0.113.…', createdAt: '2026-11-21T00:00:00Z' }],
      },
    });
    expect(await devices.findByText('コードの入力を省略する端末をすべて解除')).toBeInTheDocument();
    expect(devices.queryByText(/までコードの入力を省略/)).toBeNull();
    expect(section('二段階認証').queryByRole('button', { name: '毎回確認する' })).toBeNull();
  });

  test.each([
    [3, 'リカバリーコードの残りが少なくなりました。'],
    [0, 'リカバリーコードがなくなりました。'],
  ])('of %i recovery codes that are left is said that new ones are to be made', async (left, words) => {
    const secondFactor = { since: '2026-11-01T00:00:00Z', rememberedDevicesCount: 0 };
    const { section } = await renderSettings({
      ...creator,
      secondFactor: { ...secondFactor, recoveryCodesLeft: left },
    });
    expect(
      section('二段階認証').getByText(`${words}新しく作り直して、保存してください。`),
    ).toBeInTheDocument();
  });

  test('another one is ended', async () => {
    const { section, user, sent, answer } = await renderSettings();
    const devices = section('ログイン中の端末');
    await user.click(devices.getByRole('button', { name: 'iPhoneのSafariをログアウトする' }));
    expect(sent()).toEqual({ id: 's2' });
    const [current] = Array.isArray(creator['sessions']) ? creator['sessions'] : [];
    await answer({ user: { ...creator, sessions: [current] } });
    expect(await screen.findByText('iPhoneのSafariをログアウトしました。')).toBeInTheDocument();
    expect(devices.getAllByRole('listitem')).toHaveLength(1);
    expect(devices.queryByRole('button')).toBeNull();
  });

  test('a refusal is told and changes nothing', async () => {
    const { section, user, answer } = await renderSettings();
    const devices = section('ログイン中の端末');
    await user.click(devices.getByRole('button', { name: 'iPhoneのSafariをログアウトする' }));
    await answer({
      user: null,
      errors: [{ __typename: 'ForbiddenError', message: 'この操作はできません。' }],
    });
    expect(await screen.findByText('この操作はできません。')).toBeInTheDocument();
    expect(devices.getAllByRole('listitem')).toHaveLength(2);
  });

  test('all others are ended after a question, which can be declined', async () => {
    const { section, user, asked, answer } = await renderSettings();
    const devices = section('ログイン中の端末');
    const open = devices.getByRole('button', { name: 'ほかの端末をすべてログアウトする' });
    await user.click(open);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'キャンセル' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked()).toEqual([]);
    await user.click(open);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ログアウトする' }),
    );
    expect(asked()).toHaveLength(1);
    await answer({});
    expect(await screen.findByText('ほかの端末をすべてログアウトしました。')).toBeInTheDocument();
  });
});

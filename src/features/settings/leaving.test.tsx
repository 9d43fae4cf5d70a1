import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { keepTokenSource } from '../../relay/network/protectedFile.ts';
import { company, creator, renderSettings } from './testing/renderSettings.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const requested = {
  id: 'x1',
  status: 'REQUESTED',
  requestedAt: '2026-11-21T03:00:00Z',
  readyAt: null,
  expiresAt: null,
  byteSize: null,
  url: null,
};
const ready = {
  ...requested,
  status: 'READY',
  readyAt: '2026-11-21T03:02:00Z',
  expiresAt: '2026-11-28T03:02:00Z',
  byteSize: 2_516_582,
  url: '/exports/x1',
};

describe('the export', () => {
  test('is asked for, and then being made', async () => {
    const { section, user, answer } = await renderSettings();
    const data = section('データの書き出し');
    await user.click(data.getByRole('button', { name: '書き出す' }));
    await data.findByRole('form');
    await user.click(data.getByRole('button', { name: '書き出しを始める' }));
    await answer({ user: { ...creator, latestDataExport: requested } });
    expect(await data.findByText('準備しています')).toBeInTheDocument();
    expect(data.queryByRole('button')).toBeNull();
  });

  test('when it failed one may ask again', async () => {
    const { section } = await renderSettings({
      ...creator,
      latestDataExport: { ...requested, status: 'FAILED' },
    });
    const data = section('データの書き出し');
    expect(data.getByText('書き出せませんでした')).toBeInTheDocument();
    expect(data.getByRole('button', { name: '新しく書き出す' })).toBeInTheDocument();
  });

  test('is fetched with the token in the header and saved under its day', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', (url: URL, init: { readonly headers: Headers }) => {
      asked.push(`${url.pathname} ${init.headers.get('authorization')}`);
      return Promise.resolve(new Response('zip'));
    });
    const { section, user, environment } = await renderSettings({ ...creator, latestDataExport: ready });
    keepTokenSource(environment, { get: () => Promise.resolve('t'), refresh: () => Promise.resolve(null) });
    const data = section('データの書き出し');
    expect(data.getByText('2026年11月28日(土)12:02まで受け取れます')).toBeInTheDocument();
    expect(data.getByText(/2.4MB/)).toBeInTheDocument();
    await user.click(data.getByRole('button', { name: /受け取る/ }));
    await waitFor(() => expect(saved).toEqual(['つむぎのデータ_2026-11-21.zip']));
    expect(asked).toEqual(['/exports/x1 Bearer t']);
  });

  test('one that ran out says so', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
    const { section, user } = await renderSettings({ ...creator, latestDataExport: ready });
    await user.click(section('データの書き出し').getByRole('button', { name: /受け取る/ }));
    expect(await screen.findByText(/受け取れる期限が過ぎました/)).toBeInTheDocument();
  });
});

describe('leaving', () => {
  test('takes the typed words, and then shows the day', async () => {
    const { section, user, asked, answer } = await renderSettings();
    await user.click(section('退会').getByRole('button', { name: '退会の手続きに進む' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退会しますか' }));
    await user.type(dialog.getByLabelText(/確認のため/), '退会');
    await user.click(dialog.getByRole('button', { name: /退会を申し込む/ }));
    expect(dialog.getByLabelText(/確認のため/)).toHaveAccessibleDescription(
      '「退会する」と入力してください。',
    );
    expect(asked()).toEqual([]);
    await user.type(dialog.getByLabelText(/確認のため/), 'する');
    await user.click(dialog.getByRole('button', { name: /退会を申し込む/ }));
    expect(asked()).toHaveLength(1);
    await answer({ user: { ...creator, deletionDueAt: '2026-12-21T03:00:00Z' } });
    expect(await section('退会').findByText(/2026年12月21日\(月\)に/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('what the server will not have is told in the dialog', async () => {
    const { section, user, answer } = await renderSettings();
    await user.click(section('退会').getByRole('button', { name: '退会の手続きに進む' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退会しますか' }));
    await user.type(dialog.getByLabelText(/確認のため/), '退会する');
    await user.click(dialog.getByRole('button', { name: /退会を申し込む/ }));
    const message = 'ほかに管理者がいないため、退会できません。';
    await answer({ user: null, errors: [{ __typename: 'ForbiddenError', message }] });
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });

  test('can be taken back', async () => {
    const { section, user, answer } = await renderSettings({
      ...creator,
      deletionDueAt: '2026-12-21T03:00:00Z',
    });
    await user.click(section('退会').getByRole('button', { name: /退会を取り消す/ }));
    await answer({ user: { ...creator, deletionDueAt: null } });
    expect(await screen.findByText('退会を取り消しました。')).toBeInTheDocument();
    expect(section('退会').getByRole('button', { name: '退会の手続きに進む' })).toBeInTheDocument();
    // The button that was pressed is gone; the keyboard goes on from where it stood.
    await waitFor(() => expect(screen.getByRole('region', { name: '退会' })).toHaveFocus());
  });

  test.each([
    [creator, /ページと作品は、すぐにほかの人から見えなくなります/, /作品、保存した作品、口座/],
    [company, /これまでどおり使えて、いつでも取り消せます/, /募集、メッセージの記録は、会社に残ります/],
  ])('says what goes and what stays for whom it concerns', async (facts, first, second) => {
    const { section } = await renderSettings(facts);
    expect(section('退会').getByText(first)).toBeInTheDocument();
    expect(section('退会').getByText(second)).toBeInTheDocument();
  });

  test.each([
    ['LAST_OWNER', 'ほかのメンバーを管理者にしてから'],
    ['OPEN_OPENINGS', '引き継ぐ方を招待し'],
  ])('what hinders it (%s) is told with what to do, before anything is asked', async (why, words) => {
    const facts = { ...Object(company['company']), leavingHindrance: why };
    const { section } = await renderSettings({ ...company, company: facts });
    const leaving = section('退会');
    expect(leaving.getByText(words, { exact: false })).toBeInTheDocument();
    expect(leaving.getByRole('link', { name: 'メンバーを見る' })).toHaveAttribute('href', '#members');
    expect(leaving.queryByRole('button')).toBeNull();
  });
});

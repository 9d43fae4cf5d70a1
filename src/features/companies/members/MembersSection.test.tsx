import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, test } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { company, renderSettings } from '../../settings/testing/renderSettings.tsx';

afterEach(() => localStorage.clear());

const facts = company['company'];
const companyWith = (more: Readonly<Record<string, unknown>>) => Object.assign({}, facts, more);

async function chooseFrom(
  user: Awaited<ReturnType<typeof renderSettings>>['user'],
  menu: string,
  entry: string,
) {
  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('members, for who manages them', () => {
  test('are listed with role and day, oneself without a menu', async () => {
    const { section } = await renderSettings(company);
    const rows = within(section('メンバー').getByRole('table', { name: 'メンバーの一覧' })).getAllByRole(
      'row',
    );
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent('澤 千尋');
    expect(rows[1]).toHaveTextContent('あなた');
    expect(rows[1]).toHaveTextContent('管理者');
    expect(rows[2]).toHaveTextContent('担当者');
    expect(rows[2]).toHaveTextContent('2026年2月10日');
    expect(screen.queryByRole('button', { name: '澤 千尋さんの操作' })).toBeNull();
  });

  test('a role is changed among cards that say what it means', async () => {
    const { user, sent, answer } = await renderSettings(company);
    await chooseFrom(user, '小野寺 圭さんの操作', '役割を変更する');
    const dialog = within(await screen.findByRole('dialog', { name: '小野寺 圭さんの役割' }));
    expect(dialog.getByRole('radio', { name: /担当者/ })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /採用代行/ }));
    await user.click(dialog.getByRole('button', { name: /変更する/ }));
    expect(sent()).toEqual({ id: 'm2', role: 'OUTSOURCING_RECRUITER' });
    await answer({ company: companyWith({}) });
    expect(await screen.findByText('小野寺 圭さんを採用代行にしました。')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the same role again asks nobody', async () => {
    const { user, asked } = await renderSettings(company);
    await chooseFrom(user, '小野寺 圭さんの操作', '役割を変更する');
    const dialog = within(await screen.findByRole('dialog', { name: '小野寺 圭さんの役割' }));
    await user.click(dialog.getByRole('button', { name: /変更する/ }));
    expect(asked()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('somebody is removed after a question; a refusal is told', async () => {
    const { user, sent, answer } = await renderSettings(company);
    await chooseFrom(user, '小野寺 圭さんの操作', '会社から外す');
    const dialog = within(await screen.findByRole('alertdialog', { name: '小野寺 圭さんを外しますか' }));
    await user.click(dialog.getByRole('button', { name: '外す' }));
    expect(sent()).toEqual({ id: 'm2' });
    await answer({
      company: null,
      errors: [{ __typename: 'ForbiddenError', message: '管理者がいなくなります。' }],
    });
    expect(await screen.findByText('管理者がいなくなります。')).toBeInTheDocument();
    expect(screen.getByText('小野寺 圭')).toBeInTheDocument();
  });
});

describe('invitations', () => {
  test('go out with an address and a role, and the form is empty again', async () => {
    const { section, user, sent, answer } = await renderSettings(company);
    const form = within(section('メンバー').getByRole('form', { name: 'メンバーの招待' }));
    await user.type(form.getByLabelText(/メールアドレス/), 'Kawai@Todaisha.example.jp');
    await user.click(form.getByRole('radio', { name: /担当者/ }));
    await user.click(form.getByRole('button', { name: /招待する/ }));
    expect(sent()).toEqual({ input: { email: 'Kawai@todaisha.example.jp', role: 'CORPORATE_AGENT' } });
    await answer({ company: companyWith({}) });
    expect(await screen.findByText('Kawai@todaisha.example.jpに招待を送りました。')).toBeInTheDocument();
    expect(form.getByLabelText(/メールアドレス/)).toHaveValue('');
    expect(form.getByRole('radio', { name: /担当者/ })).not.toBeChecked();
  });

  test('need both; an address that has an account is told at the field', async () => {
    const { section, user, asked, answer } = await renderSettings(company);
    const form = within(section('メンバー').getByRole('form', { name: 'メンバーの招待' }));
    await user.type(form.getByLabelText(/メールアドレス/), 'kawai@todaisha.example.jp{Enter}');
    expect(await form.findByText('役割を選んでください。')).toBeInTheDocument();
    expect(asked()).toEqual([]);
    await user.click(form.getByRole('radio', { name: /管理者/ }));
    await user.click(form.getByRole('button', { name: /招待する/ }));
    const message = 'このメールアドレスは、すでに登録されています。';
    await answer({ company: null, errors: [{ __typename: 'UserAlreadyExistsError', message }] });
    const field = form.getByLabelText(/メールアドレス/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveValue('kawai@todaisha.example.jp');
  });

  test('what was typed is there again after a reload', async () => {
    const first = await renderSettings(company);
    await first.user.type(first.section('メンバー').getByLabelText(/メールアドレス/), 'kawai@todaisha');
    cleanup();
    const second = await renderSettings(company);
    expect(second.section('メンバー').getByLabelText(/メールアドレス/)).toHaveValue('kawai@todaisha');
  });

  test('are sent again and taken back', async () => {
    const { section, user, sent, answer } = await renderSettings(company);
    await chooseFrom(user, 'kondo@todaisha.example.jpへの招待の操作', '再送する');
    expect(sent()).toEqual({ id: 'i1' });
    await answer({ company: companyWith({}) });
    expect(await screen.findByText('kondo@todaisha.example.jpに招待を再送しました。')).toBeInTheDocument();

    await chooseFrom(user, 'kondo@todaisha.example.jpへの招待の操作', '取り消す');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '取り消す' }));
    expect(sent()).toEqual({ id: 'i1' });
    await answer({ company: companyWith({ openInvitations: [] }) });
    expect(await screen.findByText('招待を取り消しました。')).toBeInTheDocument();
    expect(section('メンバー').queryByText('承諾待ちの招待')).toBeNull();
  });
});

describe('members, for the others', () => {
  test.each(['CORPORATE_AGENT', 'OUTSOURCING_RECRUITER'])('%s looks and changes nothing', async (role) => {
    const { section } = await renderSettings({ ...company, roles: [role] });
    const members = section('メンバー');
    expect(members.getByText('小野寺 圭')).toBeInTheDocument();
    expect(members.queryByRole('button')).toBeNull();
    expect(members.queryByRole('form')).toBeNull();
    expect(members.queryByText('承諾待ちの招待')).toBeNull();
    expect(members.getByText(/管理者ができます/)).toBeInTheDocument();
  });
});

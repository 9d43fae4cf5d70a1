import { screen, within } from '@testing-library/react';
import { beforeEach, test, vi } from 'vitest';
import { singleKeys } from '../../lib/browser/singleKeys.ts';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, lastOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { LeadsPage } from './LeadsPage.tsx';

beforeEach(() => singleKeys.allow(true));

const alike = {
  id: 'c_1',
  name: '株式会社みずうみ',
  members: 2,
  createdAt: '2026-02-01T03:00:00.000Z',
};
const lead = (among: readonly object[]) => ({
  id: 'l_1',
  companyName: 'みずうみ',
  personName: '沢田 ゆき',
  email: 'sawada@mizuumi.example',
  createdAt: '2026-04-01T03:00:00.000Z',
  earlierLeads: 0,
  hasAccount: false,
  alike: among,
});

test('which of the companies of that name is asked for at the choice', async () => {
  const { user, town } = renderOfStaff(<LeadsPage id={null} />, {
    waitingLeads: () => [lead([alike])],
    acceptLead: () => faultOf({ companyId: '指定された会社は見つかりません。' }),
  });
  const choice = await screen.findByRole('group', { name: /招待する会社/u });
  const [first, own] = within(choice).getAllByRole('radio');
  await user.keyboard('y');
  expect(choice).toHaveAccessibleDescription('参加させる会社を選んでください。');
  expect(first).toHaveFocus();
  expect(lastOf(town, 'LeadPaneAcceptMutation')).toBeUndefined();
  if (own !== undefined) await user.click(own);
  await user.click(screen.getByRole('button', { name: '承認して招待を送る' }));
  await vi.waitFor(() => expect(choice).toHaveAccessibleDescription('指定された会社は見つかりません。'));
  expect(lastOf(town, 'LeadPaneAcceptMutation')).toEqual({ id: 'l_1', companyId: null, separate: true });
});

test('where no choice was shown, what is wrong with it stands above the act', async () => {
  const { user } = renderOfStaff(<LeadsPage id={null} />, {
    waitingLeads: () => [lead([])],
    acceptLead: () => faultOf({ companyId: '同じ名前の会社がすでにあります。' }),
  });
  await user.click(await screen.findByRole('button', { name: '承認して招待を送る' }));
  expect(await screen.findByText('同じ名前の会社がすでにあります。')).toBeInTheDocument();
});

test('what is wrong with the words of a refusal stands at them', async () => {
  const { user } = renderOfStaff(<LeadsPage id={null} />, {
    waitingLeads: () => [lead([])],
    declineLead: () => faultOf({ words: '文章は1,000文字以内で入力してください。' }),
  });
  await user.click(await screen.findByRole('button', { name: '見送る' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '見送りのメールを送る' }));
  const words = dialog.getByRole('textbox', { name: /お申し込みの方に届く文章/u });
  await vi.waitFor(() => expectWrong(words, '文章は1,000文字以内で入力してください。'));
  await vi.waitFor(() => expect(words).toHaveFocus());
});

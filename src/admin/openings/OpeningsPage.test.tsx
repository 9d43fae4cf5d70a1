import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, lastOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { OpeningsPage } from './OpeningsPage.tsx';

const waiting = {
  id: 'o_1',
  title: '絵本の挿絵',
  companyName: '株式会社みずうみ',
  kind: 'CONTRACT_UNIT',
  heldAt: '2026-04-01T03:00:00.000Z',
  dueAt: '2026-04-03T03:00:00.000Z',
};
const company = {
  id: 'c_1',
  registeredAt: '2026-02-01T03:00:00.000Z',
  published: 0,
  sentBack: 0,
  suspensions: 0,
};

test('an opening sent back without a reason, or with one that the server refuses', async () => {
  const refusal = '理由は1,000文字以内で入力してください。';
  const { user, town } = renderOfStaff(<OpeningsPage id={null} />, {
    openingQueue: () => ({ total: 1, openings: [waiting], templates: [] }),
    heldOpening: () => ({
      id: 'held_1',
      version: '1',
      waiting,
      passages: [],
      contents: [],
      company,
      earlier: [],
    }),
    takeReview: () => ({ until: '2026-04-01T03:05:00.000Z', errors: [] }),
    leaveReview: () => ({ ok: true, errors: [] }),
    decideReview: () => faultOf({ reason: refusal }),
  });
  const reason = await screen.findByRole('textbox', { name: '会社に届く文章' });
  const send = () => user.click(screen.getByRole('button', { name: /差し戻す/u }));
  await send();
  expectWrong(reason, '差し戻しの理由を入力してください。');
  expect(reason).toHaveFocus();
  expect(lastOf(town, 'useVerdictDecideMutation')).toBeUndefined();
  await user.type(reason, '教材費の記載を除いてください。');
  expect(reason).not.toBeInvalid();
  await send();
  await vi.waitFor(() => expectWrong(reason, refusal));
  await vi.waitFor(() => expect(reason).toHaveFocus());
});

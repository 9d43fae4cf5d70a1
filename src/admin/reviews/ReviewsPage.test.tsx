import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, lastOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';

const waiting = {
  id: 'w_1',
  name: '夜の図書館',
  authorName: '早瀬 みお',
  kind: 'NEW',
  submittedAt: '2026-04-01T03:00:00.000Z',
  dueAt: '2026-04-03T03:00:00.000Z',
};
const contents = {
  name: '夜の図書館',
  description: '',
  designScope: '',
  clientName: '',
  period: '',
  workload: '',
  categories: [],
  industries: [],
  tools: [],
  media: [],
};
const author = {
  id: 'u_1',
  name: '早瀬 みお',
  registeredAt: '2026-02-01T03:00:00.000Z',
  approvedWorks: 0,
  rejectedWorks: 0,
  openReports: 0,
};
const points = ['自分の作品である', '権利の表示がある'];

async function open() {
  const view = renderOfStaff(<ReviewsPage id={null} />, {
    reviewQueue: () => ({
      total: 1,
      works: [waiting],
      points,
      templates: [],
      decided: { approved: 0, rejected: 0 },
    }),
    workUnderReview: () => ({
      id: 'reviewed_1',
      waiting,
      contents,
      author,
      version: '1',
      visibility: 'EVERYONE',
      story: [],
    }),
    takeReview: () => ({ until: '2026-04-01T03:05:00.000Z', errors: [] }),
    leaveReview: () => ({ ok: true, errors: [] }),
    decideReview: () => faultOf({ reason: '理由は1,000文字以内で入力してください。' }),
    holdReview: () => faultOf({ note: 'メモは500文字以内で入力してください。' }),
  });
  const reason = await screen.findByRole('textbox', { name: '作者に届く文章' });
  const press = (name: RegExp) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, reason, press };
}

test('a work sent back without a reason, or with one that the server refuses', async () => {
  const { user, town, reason, press } = await open();
  await press(/差し戻す/u);
  expectWrong(reason, '差し戻しの理由を入力してください。');
  await vi.waitFor(() => expect(reason).toHaveFocus());
  await user.type(reason, '権利の表示を加えてください。');
  expect(reason).not.toBeInvalid();
  await press(/差し戻す/u);
  await vi.waitFor(() => expectWrong(reason, '理由は1,000文字以内で入力してください。'));
  expect(lastOf(town, 'useVerdictDecideMutation')).toMatchObject({
    decision: 'REJECT',
    reason: '権利の表示を加えてください。',
  });
});

test('a work approved before every point was looked at: said at the points, the first of them has the focus', async () => {
  const { town, press } = await open();
  const list = screen.getByRole('group', { name: '確認する項目' });
  await press(/自分の作品である/u);
  await press(/承認する/u);
  expect(list).toHaveAccessibleDescription('6項目をすべて確認してから承認してください。');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: /権利の表示がある/u })).toHaveFocus());
  await press(/権利の表示がある/u);
  expect(list).toHaveAccessibleDescription('');
  expect(lastOf(town, 'useVerdictDecideMutation')).toBeUndefined();
});

test('a note that the server refuses says so at it', async () => {
  const { press } = await open();
  await press(/保留/u);
  const note = await screen.findByRole('textbox', { name: /次に見る人へのメモ/u });
  await press(/保留にする/u);
  await vi.waitFor(() => expectWrong(note, 'メモは500文字以内で入力してください。'));
  await vi.waitFor(() => expect(note).toHaveFocus());
});

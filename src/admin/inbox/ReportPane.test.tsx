import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, lastOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { ReportPane } from './ReportPane.tsx';

test('a report handled without a word of what was done, or with words that the server refuses', async () => {
  const refusal = '対応の記録は2,000文字以内で入力してください。';
  const { user, town } = renderOfStaff(<ReportPane id="r_1" onDone={vi.fn()} />, {
    report: () => ({
      status: 'OPEN',
      report: {
        id: 'r_1',
        subjectKind: 'PRODUCT',
        subjectName: '夜の図書館',
        reason: 'OTHER',
        detail: '',
        createdAt: '2026-04-01T03:00:00.000Z',
      },
      words: [],
      parts: [],
      pictures: [],
    }),
    handleReport: () => faultOf({ note: refusal }),
  });
  const note = await screen.findByRole('textbox', { name: /対応の記録/u });
  await user.click(screen.getByRole('button', { name: '対応不要にする' }));
  expectWrong(note, '対応の記録を入力してください。');
  expect(note).toHaveFocus();
  await user.type(note, '本人に連絡しました。');
  await user.click(screen.getByRole('button', { name: '対応済みにする' }));
  await vi.waitFor(() => expectWrong(note, refusal));
  await vi.waitFor(() => expect(note).toHaveFocus());
  expect(lastOf(town, 'ReportPaneMutation')).toEqual({
    id: 'r_1',
    outcome: 'ACTED',
    note: '本人に連絡しました。',
  });
});

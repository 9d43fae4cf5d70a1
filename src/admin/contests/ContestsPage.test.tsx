import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, lastOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { ContestsPage } from './ContestsPage.tsx';

test('an answer without words says so at the field; so does the server', async () => {
  const { user, town } = renderOfStaff(<ContestsPage id={null} />, {
    contests: () => [
      {
        id: 'd_1',
        subjectKind: 'PRODUCT',
        subjectId: 'w_1',
        subjectName: '夜の図書館',
        reason: '他社の作品に似ています。',
        decidedAt: '2026-04-01T03:00:00.000Z',
        isOwn: false,
        contestedAt: '2026-04-02T03:00:00.000Z',
        contest: '自分で描いたものです。',
      },
    ],
    answerContest: () => faultOf({ words: '申し立てた人に届く説明は1,000文字以内で入力してください。' }),
  });
  const words = await screen.findByRole('textbox', { name: /説明/u });
  await user.click(screen.getByRole('button', { name: '判断を変えない' }));
  expectWrong(words, '申し立てた人に届く説明を入力してください。');
  expect(words).toHaveFocus();
  await user.type(words, '確認しました。');
  await user.click(screen.getByRole('button', { name: '取り消して元に戻す' }));
  await vi.waitFor(() => expectWrong(words, '申し立てた人に届く説明は1,000文字以内で入力してください。'));
  await vi.waitFor(() => expect(words).toHaveFocus());
  expect(lastOf(town, 'ContestPaneMutation')).toEqual({
    id: 'd_1',
    answer: 'OVERTURNED',
    words: '確認しました。',
  });
});

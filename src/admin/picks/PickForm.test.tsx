import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, lastOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { PickForm } from './PickForm.tsx';

test('says at each field what is missing, and what the server finds wrong with it', async () => {
  const onDone = vi.fn();
  const answers = [
    faultOf({ endsAt: '掲載の終わりは、これからの日時にしてください。' }),
    {
      ok: false,
      errors: [{ __typename: 'ProductNotFoundError', message: 'この番号の作品は見つかりません。' }],
    },
    { ok: true, errors: [] },
  ];
  const { user, town } = renderOfStaff(<PickForm onDone={onDone} />, { pickWork: () => answers.shift() });
  const send = () => user.click(screen.getByRole('button', { name: '登録する' }));
  const work = screen.getByRole('textbox', { name: /^作品/u });
  const reason = screen.getByRole('textbox', { name: /推薦の言葉/u });
  const end = screen.getByRole('textbox', { name: /掲載の終わり/u });

  await send();
  expectWrong(work, '作品を入力してください。');
  expectWrong(reason, '推薦の言葉を入力してください。');
  expect(work).toHaveFocus();
  expect(town.requests).toEqual([]);

  await user.type(work, '12');
  await user.type(reason, '光の置き方がいい。');
  await user.type(end, '2026年4月1日');
  await send();
  await vi.waitFor(() => expectWrong(end, '掲載の終わりは、これからの日時にしてください。'));
  await vi.waitFor(() => expect(end).toHaveFocus());
  expect(lastOf(town, 'PickFormMutation')).toEqual({
    work: '12',
    reason: '光の置き方がいい。',
    endsAt: '2026-04-01T14:59:59.000Z',
  });

  await send();
  await vi.waitFor(() => expectWrong(work, 'この番号の作品は見つかりません。'));
  await vi.waitFor(() => expect(work).toHaveFocus());
  expect(onDone).not.toHaveBeenCalled();

  await send();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
});

import { screen, within } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { NoticesPage } from './NoticesPage.tsx';

test('a notice is asked about once it has its words, and what the server refuses stands at its field', async () => {
  const refusal = 'リンク先は、/で始まる場所かhttps://で始まるURLを入力してください。';
  const { user } = renderOfStaff(<NoticesPage id="new" />, {
    houseNotices: () => [],
    writeNotice: () =>
      faultOf({ link: refusal, publishAt: '公開する日時は、これからの日時を指定してください。' }),
  });
  const content = await screen.findByRole('textbox', { name: /本文/u });
  const link = screen.getByRole('textbox', { name: /リンク先/u });
  const send = () => user.click(screen.getByRole('button', { name: '公開する' }));
  await send();
  expectWrong(content, '本文を入力してください。');
  expect(content).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.type(content, '年末年始は審査をお休みします。');
  await user.type(link, 'journal');
  await send();
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: '公開する' }));
  await vi.waitFor(() => expectWrong(link, refusal));
  expectWrong(
    screen.getByRole('textbox', { name: /公開日/u }),
    '公開する日時は、これからの日時を指定してください。',
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await vi.waitFor(() => expect(link).toHaveFocus());
});

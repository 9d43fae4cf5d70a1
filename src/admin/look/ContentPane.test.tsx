import { screen, within } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, lastOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { ContentPane } from './ContentPane.tsx';

const refusal = '理由は1,000文字以内で入力してください。';
const pane = (kind: 'COMPANY' | 'WORK', state: string, onChanged = vi.fn()) => (
  <ContentPane id="x_1" kind={kind} title="夜の図書館" sub="" state={state} onChanged={onChanged} />
);

test('a decision asks for its rule and its reason, each at its field', async () => {
  const { user, town } = renderOfStaff(pane('WORK', 'PUBLIC'), {
    houseRules: () => [{ name: 'RIGHTS', article: '第7条', text: '他人の権利' }],
    takeDownWork: () => faultOf({ reason: refusal }),
  });
  await user.click(await screen.findByRole('button', { name: '非表示にする' }));
  const dialog = within(await screen.findByRole('dialog'));
  const rule = await dialog.findByRole('combobox', { name: /もとにする規約/u });
  const reason = dialog.getByRole('textbox', { name: /理由/u });
  const send = () => user.click(dialog.getByRole('button', { name: '非表示にする' }));
  await send();
  expectWrong(rule, 'もとにする規約を選んでください。');
  expectWrong(reason, '理由を入力してください。');
  expect(rule).toHaveFocus();
  await user.selectOptions(rule, 'RIGHTS');
  await send();
  expect(reason).toHaveFocus();
  await user.type(reason, '他社の作品に似ています。');
  await send();
  await vi.waitFor(() => expectWrong(reason, refusal));
  await vi.waitFor(() => expect(reason).toHaveFocus());
  expect(lastOf(town, 'ContentPaneWorkMutation')).toEqual({
    id: 'x_1',
    isDown: true,
    rule: 'RIGHTS',
    reason: '他社の作品に似ています。',
  });
});

test('an act that is done closes its dialog', async () => {
  const onChanged = vi.fn();
  const { user } = renderOfStaff(pane('WORK', 'TAKEN_DOWN', onChanged), {
    takeDownWork: () => ({ ok: true, errors: [] }),
  });
  await user.click(await screen.findByRole('button', { name: '再び表示する' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /理由/u }), '誤りでした。');
  await user.click(dialog.getByRole('button', { name: '再び表示する' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a name that is put right: what the server refuses stands at its field', async () => {
  const { user } = renderOfStaff(pane('COMPANY', 'ACTIVE'), {
    correctCompanyName: () => faultOf({ name: '会社名は、すでにこの名前です。' }),
  });
  await user.click(await screen.findByRole('button', { name: '会社名を訂正する' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: /会社名/u });
  const reason = dialog.getByRole('textbox', { name: /理由/u });
  await user.click(dialog.getByRole('button', { name: '訂正する' }));
  expectWrong(reason, '理由を入力してください。');
  expect(reason).toHaveFocus();
  await user.type(reason, '登記のとおりに。');
  await user.click(dialog.getByRole('button', { name: '訂正する' }));
  await vi.waitFor(() => expectWrong(name, '会社名は、すでにこの名前です。'));
  await vi.waitFor(() => expect(name).toHaveFocus());
});

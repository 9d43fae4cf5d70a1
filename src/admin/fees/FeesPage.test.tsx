import { screen, within } from '@testing-library/react';
import { test, vi } from 'vitest';
import { expect } from '../../ui/testing/domMatchers.ts';
import { expectWrong, faultOf, lastOf, renderOfStaff } from '../testing/renderOfStaff.tsx';
import { FeesPage } from './FeesPage.tsx';

const invoice = {
  id: 'f_1',
  number: 'F2026-0001',
  companyId: 'c_1',
  companyName: '株式会社みずうみ',
  month: '2026-03',
  total: 11_000,
  issuedOn: '2026-04-01',
  payBy: '2026-04-30',
  isVoided: false,
  daysLate: 0,
};
const line = (position: number) => ({
  position,
  title: '挿絵',
  creatorName: '早瀬 みお',
  acceptedOn: '2026-03-12',
  netPrice: 50_000,
  fee: 5_000,
});

test('the day of a payment: what is missing and what is refused stand at it', async () => {
  const words = '入金日は、発行日(2026-04-01)から今日までの日付を指定してください。';
  const { user, town } = renderOfStaff(<FeesPage />, {
    feeInvoices: () => [invoice],
    markFee: () => faultOf({ paidOn: words }),
  });
  await user.click(await screen.findByRole('button', { name: 'F2026-0001を入金済みにする' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByRole('textbox', { name: /入金日/u });
  await user.clear(day);
  await user.click(dialog.getByRole('button', { name: '入金済みにする' }));
  expectWrong(day, '入金日を入力してください。');
  expect(day).toHaveFocus();
  await user.type(day, '2026年3月1日');
  await user.click(dialog.getByRole('button', { name: '入金済みにする' }));
  await vi.waitFor(() => expectWrong(day, words));
  await vi.waitFor(() => expect(day).toHaveFocus());
  expect(lastOf(town, 'PaidDialogMutation')).toEqual({ number: 'F2026-0001', paidOn: '2026-03-01' });
});

test('a correction: the reason, and the price of the line that is wrong', async () => {
  const words = '2行目の報酬は、0円から10億円までの整数で指定してください。';
  const { user, town } = renderOfStaff(<FeesPage />, {
    feeInvoices: () => [invoice],
    feeLines: () => [line(1), line(2)],
    correctFee: () => faultOf({ 'adjustments.0.netPrice': words }),
  });
  await user.click(await screen.findByRole('button', { name: 'F2026-0001を取り消して発行し直す' }));
  const dialog = within(await screen.findByRole('dialog'));
  const price = await dialog.findByRole('textbox', { name: /2行目の報酬/u });
  const reason = dialog.getByRole('textbox', { name: /理由/u });
  const send = () => user.click(dialog.getByRole('button', { name: '取り消して発行し直す' }));
  await user.clear(price);
  await send();
  expectWrong(reason, '理由を入力してください。');
  expectWrong(price, '報酬を入力してください。');
  expect(reason).toHaveFocus();
  await user.type(reason, '報酬の額に誤りがあったため。');
  await send();
  expect(price).toHaveFocus();
  await user.type(price, '40000');
  await send();
  await vi.waitFor(() => expectWrong(price, words));
  await vi.waitFor(() => expect(price).toHaveFocus());
  expect(lastOf(town, 'CorrectDialogMutation')).toEqual({
    number: 'F2026-0001',
    reason: '報酬の額に誤りがあったため。',
    adjustments: [{ position: 2, netPrice: 40_000 }],
  });
});

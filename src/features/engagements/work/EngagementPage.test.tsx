import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, test, vi } from 'vitest';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { renderAsMember } from '../../onboarding/testing/renderAsMember.tsx';
import { company, creator } from '../../session/testing/viewers.ts';
import { EngagementPage } from './EngagementPage.tsx';

afterEach(() => vi.useRealTimers());

const round = (detail: object) => ({
  id: 'engagementRound_1',
  number: 1,
  title: null,
  state: 'UNDER_WAY',
  netPrice: 130_000,
  deliverBy: '2099-12-18',
  agreedDueOn: null,
  periodFrom: null,
  periodTo: null,
  receivedOn: null,
  inspectBy: null,
  dueOn: null,
  payBy: null,
  paidOn: null,
  daysLate: 0,
  isAcceptedSilently: false,
  deliveries: [],
  waitingFiles: [],
  hours: [],
  invoices: [],
  ...detail,
});

async function renderWork(viewerIs: 'CREATOR' | 'OWNER', detail: object, ofRound: object = {}) {
  const view = await renderAsMember(
    <EngagementPage variables={{ id: 'engagement_1' }} />,
    viewerIs === 'CREATOR' ? creator : company,
    { path: '/engagements/engagement_1' },
  );
  const answer = (now: object) =>
    act(async () => {
      view.environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Engagement: () => ({
            id: 'engagement_1',
            title: '婚礼の栞',
            companyName: '株式会社はれのひ',
            creatorName: '糸井 ゆき',
            remunerationType: 'CONTRACT_UNIT',
            netHourPrice: null,
            offerId: 'officialJobOffer_1',
            termsOfferId: 'officialJobOffer_1',
            proposedTerms: null,
            chatRoomId: null,
            startedAt: '2026-11-01T03:00:00Z',
            endedAt: null,
            endNetPrice: null,
            agreedEndNetPrice: null,
            awaitsEndAnswer: false,
            mostOwedAtEnd: 130_000,
            needsEndNotice: false,
            thanks: { own: null, others: null, areOthersReported: false },
            viewerIs,
            events: [],
            rounds: [round(now)],
            ...detail,
          }),
        }),
      );
      await Promise.resolve();
    });
  await answer(ofRound);
  return { ...view, answer };
}

test('a company comes from a work under way to other terms of it', async () => {
  await renderWork('OWNER', {});
  expect(screen.getByRole('link', { name: '条件を変える' })).toHaveAttribute(
    'href',
    '/offers/create?work=engagement_1',
  );
  expect(screen.getByRole('link', { name: '契約の書面を見る' })).toHaveAttribute(
    'href',
    '/offers/officialJobOffer_1',
  );
});

test('a change that waits stands above everything, and leaves no room for another', async () => {
  const waiting = { id: 'officialJobOffer_2', status: 'SENT', replyBy: '2099-12-01T14:59:59Z' };
  await renderWork('CREATOR', { proposedTerms: waiting });
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('条件の変更が届いています');
  expect(screen.getByRole('link', { name: '変更の内容を確認する' })).toHaveAttribute(
    'href',
    '/offers/officialJobOffer_2',
  );
  expect(screen.queryByRole('button', { name: '条件の変更を相談する' })).toBeNull();
});

const invoice = {
  id: 'engagementInvoice_1',
  number: '1',
  status: 'ISSUED',
  issuedOn: '2026-12-20',
  net: 130_000,
  tax: 13_000,
  withholding: 0,
  payable: 143_000,
  registrationNumber: null,
  deductiblePercent: 80,
  isCorrection: false,
  voidReason: null,
  documentUrl: null,
};

test('an invoice shows its PDF by itself once it is made', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment, answer } = await renderWork('OWNER', {}, { state: 'INVOICED', invoices: [invoice] });
  expect(screen.getByText('PDFを作成しています。少しお待ちください。')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  const made = { ...invoice, documentUrl: '/documents/document_1' };
  await answer({ state: 'INVOICED', invoices: [made] });
  expect(screen.getByRole('link', { name: 'PDFを開く' })).toHaveAttribute('href', '/documents/document_1');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test('a PDF that does not come is not told as coming for ever', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { answer } = await renderWork('OWNER', {}, { state: 'INVOICED', invoices: [invoice] });
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  const late = 'PDFの作成に時間がかかっています。時間をおいて、ページを再読み込みしてください。';
  expect(screen.getByText(late)).toBeInTheDocument();
  expect(screen.queryByText(/少しお待ちください/)).toBeNull();
  const second = { ...invoice, id: 'engagementInvoice_2', number: '2' };
  await answer({
    state: 'INVOICED',
    invoices: [{ ...invoice, status: 'VOIDED', voidReason: '誤り' }, second],
  });
  expect(screen.getByText('PDFを作成しています。少しお待ちください。')).toBeInTheDocument();
});

test('an act that came too late shows how things stand', async () => {
  const { environment, answer } = await renderWork('OWNER', {}, { state: 'DELIVERED' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '検収する' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '検収する' }));
  const message = '現在の状態は「検収済み」のため、検収できません。';
  await act(async () => {
    environment.mock.resolveMostRecentOperation({
      data: {
        acceptEngagementRound: {
          engagement: null,
          errors: [
            {
              __typename: 'ArgumentInvalidError',
              __isMutationErrorInterface: 'ArgumentInvalidError',
              message,
              field: null,
            },
          ],
        },
      },
    });
    await Promise.resolve();
  });
  await answer({ state: 'ACCEPTED' });
  expect(screen.queryByRole('button', { name: '検収する' })).toBeNull();
  expect(screen.getByRole('button', { name: '支払い済みにする' })).toBeInTheDocument();
  // The button that had the focus is gone.
  await waitFor(() => expect(screen.getByRole('region', { name: '納品と支払い' })).toHaveFocus());
});

test('a creator asks for other terms; the first paper stays within reach once they have changed', async () => {
  await renderWork('CREATOR', { termsOfferId: 'officialJobOffer_2' });
  expect(screen.getByRole('button', { name: '条件の変更を相談する' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '現在の条件の書面を見る' })).toHaveAttribute(
    'href',
    '/offers/officialJobOffer_2',
  );
  expect(screen.getByRole('link', { name: '最初の契約の書面を見る' })).toHaveAttribute(
    'href',
    '/offers/officialJobOffer_1',
  );
});

test.each([
  [{ endNetPrice: 52_000, agreedEndNetPrice: null }, '提案中の報酬(税抜)', '52,000円'],
  [{ endNetPrice: 0, agreedEndNetPrice: 0 }, '報酬(税抜)', 'なし'],
])('an ended round says what is owed, not what was agreed at first: %j', async (end, name, words) => {
  const endedAt = '2026-11-20T03:00:00Z';
  await renderWork('OWNER', { endedAt, ...end }, { state: 'ENDED_EARLY' });
  expect(screen.getByText(name)).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('途中で終了する前は130,000円')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '条件を変える' })).toBeNull();
});

test('what is typed to end a work early stays while its dialog is closed', async () => {
  const user = userEvent.setup();
  await renderWork('OWNER', {});
  await user.click(screen.getByRole('button', { name: '途中で終える' }));
  const dialog = await screen.findByRole('dialog', { name: '仕事を途中で終える' });
  await user.type(within(dialog).getByLabelText(/終了の理由/), '企画がなくなりました');
  await user.type(within(dialog).getByLabelText(/ここまでの報酬/), '5000');
  await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: '途中で終える' }));
  expect(await screen.findByLabelText(/終了の理由/)).toHaveValue('企画がなくなりました');
  const owed = screen.getByLabelText(/ここまでの報酬/);
  expect(owed).toHaveValue('5,000');
  await user.clear(owed);
  await user.type(owed, '20万くらい');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '途中で終える' }));
  // Neither 2 nor 200,000, which the text was on its way.
  expect(await screen.findByLabelText(/ここまでの報酬/)).toHaveValue('');
});

test.each([
  ['DELIVERED', '修正を依頼する', '修正を依頼する'],
  ['ACCEPTED', '支払い済みにする', '支払い済みにする'],
])('a company answers a round that is %s by %s', async (state, button, title) => {
  const user = userEvent.setup();
  await renderWork('OWNER', {}, { state });
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
});

test('a fraction as what is owed ends nothing: the dialog goes to it', async () => {
  const user = userEvent.setup();
  const { environment } = await renderWork('OWNER', {});
  await user.click(screen.getByRole('button', { name: '途中で終える' }));
  const dialog = within(await screen.findByRole('dialog', { name: '仕事を途中で終える' }));
  const owed = dialog.getByLabelText(/ここまでの報酬/);
  await user.type(owed, '5000.5');
  await user.type(dialog.getByLabelText(/終了の理由/), '企画がなくなりました');
  await user.click(dialog.getByRole('button', { name: '途中で終える' }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(owed).toHaveFocus();
  expect(owed).toHaveAccessibleDescription('整数で入力してください。');
  await user.clear(owed);
  await user.type(owed, '5千');
  await user.click(dialog.getByRole('button', { name: '途中で終える' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { netPrice: 5000 },
  });
});

test('a sum that cannot be read is not proposed in part after agreeing was looked at', async () => {
  const user = userEvent.setup();
  await renderWork('OWNER', { awaitsEndAnswer: true, endedAt: '2026-11-20T03:00:00Z', endNetPrice: 52_000 });
  const place = within(screen.getByRole('region', { name: '途中終了への返答' }));
  await user.click(place.getByRole('radio', { name: '別の額を提案する' }));
  await user.type(place.getByLabelText(/^ここまでの報酬\(税抜\)/), '20万くらい');
  await user.click(place.getByRole('radio', { name: '合意する' }));
  await user.click(place.getByRole('radio', { name: '別の額を提案する' }));
  expect(place.getByLabelText(/^ここまでの報酬\(税抜\)/)).toHaveValue('');
});

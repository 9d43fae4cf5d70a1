import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor } from 'relay-runtime';
import type { MockEnvironment } from 'relay-test-utils';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import jobPageQuery from '../../../../__generated__/JobPageQuery.graphql.ts';
import type { SessionState } from '../../session/session.ts';
import { company, creator, creatorWith, guest } from '../../session/testing/viewers.ts';
import { contract, entry, fullTime } from '../testing/openings.ts';
import { renderJobs } from '../testing/renderJobs.tsx';

type Opening = Record<string, unknown>;

const found = (opening: Opening) => ({ ...opening, __isJobOpening: opening['__typename'] });

/** Answers every query of the page, and that it was looked at; other mutations wait to be answered by the test. */
function serve(environment: MockEnvironment, opening: Opening | null, me: object = {}): void {
  const nothing = { nodes: [], pageInfo: { total: 0 } };
  for (let times = 0; times < 7; times += 1) {
    environment.mock.queueOperationResolver((operation) => {
      switch (operation.request.node.operation.name) {
        case 'JobPageQuery':
          // As it stands when it is asked for.
          return {
            data: { jobOpening: opening && found(opening), publicJobOpening: opening && found(opening) },
          };
        case 'OtherJobsQuery':
          return { data: { ofCompany: nothing, alike: nothing } };
        case 'HiddenFromCompanyQuery':
          return {
            data: {
              me: {
                id: 'u_1',
                blockedCompanies: [],
                profile: { __typename: 'PrivateCreatorProfile', id: 'p_1', engagementType: null },
                ...me,
              },
            },
          };
        case 'useViewOpeningMutation':
          return { data: { viewJobOpening: { status: 'CREATED' } } };
        default:
          return null;
      }
    });
  }
}

async function openPage(opening: Opening | null, state: SessionState = creator, me: object = {}) {
  const address = `/jobs/${typeof opening?.['id'] === 'string' ? opening['id'] : 'j_nothing'}`;
  return renderJobs(address, state, (environment) => serve(environment, opening, me));
}

const sent = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables;

/** Waits for the mutation, answers it. */
async function answer(environment: MockEnvironment, name: string, data: object): Promise<void> {
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(name),
  );
  environment.mock.resolveMostRecentOperation({ data });
}

vi.setConfig({ testTimeout: 20_000 });
// The panel's code comes when it is wanted; here it is there already.
beforeAll(() => import('../entry/EntryPanel.tsx'));
beforeEach(() => localStorage.clear());

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, box: HTMLElement, words: string): Promise<void> {
  await user.click(box);
  await user.paste(words);
}

async function write(user: User): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: '応募する' }));
  const panel = await screen.findByRole('dialog', { name: '応募する' });
  await fill(user, within(panel).getByRole('textbox', { name: /応募メッセージ/ }), 'ぜひ担当したいです。');
  await fill(user, within(panel).getByRole('textbox', { name: /紙や箱/ }), '三年前に箱を担当。');
  return panel;
}

describe('a creator before an opening', () => {
  test('enters with a message and every answer, and sees where the entry stands', async () => {
    const user = userEvent.setup();
    const { environment } = await openPage(contract);
    const panel = await write(user);
    await user.click(within(panel).getByRole('button', { name: '応募を送る' }));
    const second = within(panel).getByRole('textbox', { name: /印刷所/ });
    expect(second.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(second);
    await fill(user, second, '入稿から立ち会いまで。');
    await user.click(within(panel).getByRole('button', { name: '応募を送る' }));
    await waitFor(() =>
      expect(sent(environment)).toEqual({
        input: {
          jobOpeningId: 'j_contract',
          entryMessage: 'ぜひ担当したいです。',
          answers: [
            { questionId: 'q_1', answerText: '三年前に箱を担当。' },
            { questionId: 'q_2', answerText: '入稿から立ち会いまで。' },
          ],
          openingVersion: 1,
        },
      }),
    );
    await answer(environment, 'useEnterOpeningMutation', {
      entryJobOpening: { jobOpening: found({ ...contract, entryDetail: entry }), errors: [] },
    });
    const state = await screen.findByRole('region', { name: 'あなたの応募' });
    expect(state.textContent).toContain('返信待ち');
    await waitFor(() => expect(document.activeElement).toBe(state));
    expect(screen.queryByRole('button', { name: '応募する' })).toBeNull();
  });

  test('reads what of theirs it asks for', async () => {
    const reason = '「生菓子の十二か月 見本箱」は、パッケージの作品です。得意なことは「箱」。';
    await openPage({ ...contract, viewerFitReason: reason });
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  test('keeps what was written until it was sent', async () => {
    const user = userEvent.setup();
    const { unmount } = await openPage(contract);
    await write(user);
    unmount();
    await openPage(contract);
    await user.click(await screen.findByRole('button', { name: '応募の続きを書く' }));
    const panel = await screen.findByRole('dialog', { name: '応募する' });
    expect(within(panel).getByRole<HTMLTextAreaElement>('textbox', { name: /紙や箱/ }).value).toBe(
      '三年前に箱を担当。',
    );
  });

  test('reads a refusal at its field, and that it was entered already at the top', async () => {
    const user = userEvent.setup();
    const { environment } = await openPage(contract);
    const panel = await write(user);
    await fill(user, within(panel).getByRole('textbox', { name: /印刷所/ }), 'すべて。');
    await user.click(within(panel).getByRole('button', { name: '応募を送る' }));
    await answer(environment, 'useEnterOpeningMutation', {
      entryJobOpening: {
        jobOpening: null,
        errors: [
          {
            __typename: 'ArgumentInvalidError',
            message: '答えは1,000文字以内で入力してください。',
            field: 'answers.1.answerText',
          },
        ],
      },
    });
    expect(await within(panel).findByText('答えは1,000文字以内で入力してください。')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(within(panel).getByRole('textbox', { name: /印刷所/ })),
    );
    await user.click(within(panel).getByRole('button', { name: '応募を送る' }));
    await answer(environment, 'useEnterOpeningMutation', {
      entryJobOpening: {
        jobOpening: null,
        errors: [{ __typename: 'EntryAlreadyExistError', message: 'この募集にはすでに応募しています。' }],
      },
    });
    expect((await within(panel).findByRole('alert')).textContent).toContain('すでに応募しています');
    expect(within(panel).queryByRole('button', { name: '応募を送る' })).toBeNull();
  });

  test('keeps the words, to be copied, when it is over by the time they are sent', async () => {
    const user = userEvent.setup();
    const opening = { ...contract };
    const { environment } = await openPage(opening);
    const panel = await write(user);
    await fill(user, within(panel).getByRole('textbox', { name: /印刷所/ }), 'すべて。');
    await user.click(within(panel).getByRole('button', { name: '応募を送る' }));
    await answer(environment, 'useEnterOpeningMutation', {
      entryJobOpening: {
        jobOpening: null,
        errors: [{ __typename: 'JobOpeningNotFoundError', message: 'この募集は、応募の受付を終えました。' }],
      },
    });
    expect((await within(panel).findByRole('alert')).textContent).toContain('受付を終えました');
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    expect(within(panel).queryByRole('button', { name: '応募を送る' })).toBeNull();
    await user.click(within(panel).getByRole('button', { name: '入力内容をコピーする' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('ぜひ担当したいです。');
    expect(copied).toContain('三年前に箱を担当。');
    expect(screen.queryByRole('heading', { name: '見つかりません' })).toBeNull();
  });

  test('is shown what changed meanwhile before it is sent again, with what was written', async () => {
    const user = userEvent.setup();
    const [question] = contract.questions;
    const opening = { ...contract, questions: [question] };
    const { environment } = await openPage(opening);
    const panel = await write(user);
    await user.click(within(panel).getByRole('button', { name: '応募を送る' }));
    Object.assign(opening, { publishedVersion: 2, offerDetail: '寒天の菓子を、八種に増やしました。' });
    const message = '募集の内容が変わりました。確認してから、もう一度送ってください。';
    await answer(environment, 'useEnterOpeningMutation', {
      entryJobOpening: {
        jobOpening: null,
        errors: [{ __typename: 'ArgumentInvalidError', field: 'openingVersion', message }],
      },
    });
    expect((await within(panel).findByRole('alert')).textContent).toContain(message);
    expect(await screen.findByText(opening.offerDetail)).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: '応募を送る' }));
    await waitFor(() =>
      expect(sent(environment)).toEqual({
        input: {
          jobOpeningId: 'j_contract',
          entryMessage: 'ぜひ担当したいです。',
          answers: [{ questionId: 'q_1', answerText: '三年前に箱を担当。' }],
          openingVersion: 2,
        },
      }),
    );
  });

  test('enters employment by its own mutation', async () => {
    const user = userEvent.setup();
    const { environment } = await openPage({ ...fullTime, questions: [] });
    await user.click(await screen.findByRole('button', { name: '応募する' }));
    const panel = await screen.findByRole('dialog', { name: '応募する' });
    expect(panel.textContent).toContain('会社とメッセージをやり取りできるようになります');
    await fill(user, within(panel).getByRole('textbox', { name: /応募メッセージ/ }), '応募します。');
    await user.click(within(panel).getByRole('button', { name: '応募を送る' }));
    await answer(environment, 'useEnterOpeningFullTimeMutation', {
      entryFullTimeJobOpening: {
        jobOpening: found({ ...fullTime, entryDetail: { ...entry, chatRoomId: 'chatRoom_1' } }),
        errors: [],
      },
    });
    const room = await screen.findByRole('link', { name: 'メッセージを開く' });
    expect(room.getAttribute('href')).toBe('/messages/chatRoom_1');
  });

  test('is warned before a company that they hide from, and before their employer', async () => {
    const user = userEvent.setup();
    const view = await openPage(contract, creator, { blockedCompanies: [{ id: 'co_1' }] });
    await user.click(await screen.findByRole('button', { name: '応募する' }));
    expect(await screen.findByText(/見えないようにしています/)).toBeTruthy();
    view.unmount();
    await openPage(contract, creator, {
      profile: {
        __typename: 'PrivateCreatorProfile',
        id: 'p_1',
        engagementType: { id: 'g_1', nameOfCompanyYouCurrentlyWorkFor: '(株)みなも菓子舗' },
      },
    });
    await user.click(await screen.findByRole('button', { name: '応募する' }));
    expect(await screen.findByText(/現在の勤め先です/)).toBeTruthy();
  });

  test('who has entered reads the answer, what changed since, and may take it back', async () => {
    const user = userEvent.setup();
    const { environment } = await openPage({
      ...contract,
      entryDetail: {
        ...entry,
        stage: 'CONSIDERING',
        replyBy: '2026-11-01T03:00:00.000Z',
        latestMessage: '書類を拝見しています。',
        latestMessageAt: '2026-11-12T03:00:00.000Z',
        changesSinceEntry: [
          { field: 'netPrice', label: '報酬(税抜)', before: '600,000円', after: '650,000円' },
        ],
      },
    });
    const state = await screen.findByRole('region', { name: 'あなたの応募' });
    expect(state.textContent).toContain('書類選考中');
    expect(state.textContent).toMatch(/返信期限\(.*\)を\d+日過ぎています/);
    expect(state.textContent).toContain('書類を拝見しています。');
    expect(within(state).getByText('600,000円').tagName).toBe('DEL');
    expect(within(state).getByText('650,000円').tagName).toBe('INS');
    await user.click(within(state).getByRole('button', { name: '応募を辞退する' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '辞退する' }),
    );
    await answer(environment, 'WithdrawDialogMutation', {
      withdrawEntry: {
        jobOpening: found({
          ...contract,
          entryDetail: { ...entry, stage: 'WITHDRAWN', canWithdraw: false },
        }),
        errors: [],
      },
    });
    expect(await screen.findByText('辞退')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '応募を辞退する' })).toBeNull();
  });

  test('cannot enter what is over, nor without an approved work after the first weeks', async () => {
    const over = await openPage({ ...contract, status: 'CLOSED', closedAt: '2026-11-20T03:00:00.000Z' });
    expect(await screen.findByText('募集は終了しました。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '応募する' })).toBeNull();
    over.unmount();
    await openPage(contract, creatorWith({ contentVisibilityType: 'ONLY_PUBLIC' }));
    expect(await screen.findByRole('link', { name: '作品を載せる' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '応募する' })).toBeNull();
  });
});

test('a guest is led to signing up, and to signing in and back', async () => {
  await openPage(contract, guest);
  expect(await screen.findByRole('link', { name: '登録して応募する' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ログイン' }).getAttribute('href')).toBe(
    '/sign_in?from=%2Fjobs%2Fj_contract',
  );
});

test('what is not there, or not for the viewer, is not found', async () => {
  await openPage(null, guest);
  expect(await screen.findByRole('heading', { name: '見つかりません' })).toBeTruthy();
});

test('what is left for a creator is told in its order: price, taxes, fee, payout', async () => {
  const user = userEvent.setup();
  const { environment } = await openPage(contract);
  await user.click(await screen.findByText('手取りを見る'));
  await answer(environment, 'PayoutQuery', {
    jobPriceBreakdown: {
      netPrice: 100_000,
      consumptionTaxOfNet: 10_000,
      withholdingTax: 10_210,
      payout: 99_790,
    },
  });
  await screen.findByRole('rowheader', { name: '手取り(税込)' });
  expect(
    screen
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
      .slice(-5),
  ).toEqual(['受取額(税抜)', '消費税(10%)', '源泉徴収', '手数料(会社が別に支払う)', '手取り(税込)']);
});

describe('those of its company', () => {
  const own = {
    ...contract,
    isOwnedJobOpening: true,
    canEdit: true,
    canPublish: true,
    entriesCount: 12,
    unreadEntriesCount: 3,
  };

  test('are led to its candidates and can end it, with words to who still waits', async () => {
    const user = userEvent.setup();
    const { environment } = await openPage(own, company);
    const desk = await screen.findByRole('link', { name: '応募を見る' });
    expect(desk.getAttribute('href')).toBe('/projects?job=j_contract');
    await user.click(screen.getByRole('button', { name: '募集を終了する' }));
    const dialog = await screen.findByRole('alertdialog');
    const words = within(dialog).getByRole('textbox', { name: /未返信の応募者へのメッセージ/ });
    await user.clear(words);
    await fill(user, words, 'ありがとうございました。');
    await user.click(within(dialog).getByRole('button', { name: '募集を終了する' }));
    await waitFor(() =>
      expect(sent(environment)).toEqual({
        input: { jobOpeningId: 'j_contract', status: 'CLOSED', message: 'ありがとうございました。' },
      }),
    );
    const page = createOperationDescriptor(jobPageQuery, {
      id: 'j_contract',
      asMember: true,
      asGuest: false,
    });
    expect(environment.check(page).status).toBe('available');
    await answer(environment, 'useOpeningStatusMutation', {
      updateJobOpeningStatus: {
        jobOpening: found({ ...own, status: 'CLOSED', closedAt: '2026-11-21T03:00:00.000Z', canEdit: false }),
        errors: [],
      },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: '募集を終了する' })).toBeNull());
    expect(screen.getByRole('complementary', { name: '募集の状態' }).textContent).toContain('募集終了');
    // The desk sorts it elsewhere now, and its candidates have their answer.
    expect(environment.check(page).status).toBe('stale');
  });

  test('read why the operators keep it from sight, and nothing that is not so meanwhile', async () => {
    await openPage({ ...own, isSuspended: true, suspensionReason: '連絡先が違います。' }, company);
    const state = await screen.findByRole('complementary', { name: '募集の状態' });
    expect(state.textContent).toContain('理由：連絡先が違います。');
    expect(state.textContent).toContain('公開停止中');
    expect(state.textContent).not.toMatch(/募集中|検索サイト|メールで/);
  });

  test('who want it back are told all that it lacks, and are led there', async () => {
    const user = userEvent.setup();
    const { environment } = await openPage({ ...own, status: 'PRIVATE' }, company);
    await user.click(await screen.findByRole('button', { name: 'もう一度公開する' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '公開する' }));
    const lacks = (field: string, message: string) => ({
      __typename: 'ArgumentInvalidError',
      field,
      message,
    });
    await answer(environment, 'useOpeningStatusMutation', {
      updateJobOpeningStatus: {
        jobOpening: null,
        errors: [
          lacks('validThrough', '応募の締切は、今日以降の日付を入力してください。'),
          lacks('company.address', '会社の所在地を入力してください。'),
        ],
      },
    });
    expect(await dialog.findByText('応募の締切は、今日以降の日付を入力してください。')).toBeTruthy();
    expect(dialog.getByText('会社の所在地を入力してください。')).toBeTruthy();
    expect(dialog.getByRole('link', { name: '編集画面で修正する' }).getAttribute('href')).toBe(
      '/jobs/draft/contract/j_contract/edit',
    );
    expect(dialog.getByRole('link', { name: '会社のページで編集する' }).getAttribute('href')).toBe(
      '/my_company',
    );
  });

  test('who end it are told what becomes of a change that waits', async () => {
    const user = userEvent.setup();
    await openPage({ ...own, hasPendingChange: true }, company);
    await user.click(await screen.findByRole('button', { name: '募集を終了する' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('まだ公開していない変更は、なくなります。');
  });

  test('without the right to publish see neither its end nor its copy', async () => {
    await openPage({ ...own, canEdit: false, canPublish: false }, company);
    expect(await screen.findByRole('link', { name: '応募を見る' })).toBeTruthy();
    for (const name of ['募集を終了する', '複製する', '非公開にする'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: '編集する' })).toBeNull();
  });
});

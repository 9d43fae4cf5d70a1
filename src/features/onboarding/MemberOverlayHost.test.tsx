import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { NetworkError } from '../../relay/network/transportErrors.ts';
import { expect } from '../../ui/testing/domMatchers.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { companyWith, creatorWith } from '../session/testing/viewers.ts';
import type { MemberState } from '../session/session.ts';
import { setErrorReporter } from '../page/errorReport.ts';
import { MemberOverlayHost } from './MemberOverlayHost.tsx';
import { surveyPause } from './surveyTiming.ts';
import { memoryStore } from './testing/memoryStore.ts';
import { renderAsMember, setWidth } from './testing/renderAsMember.tsx';

const after = new Date('2026-04-01T12:00:00+09:00');
const before = new Date('2025-09-01T12:00:00+09:00');
const asked = creatorWith({ isOnboardingCompleted: true });
const question = '現在、転職を考えていますか？';

// Each dialog’s code is compiled while the test waits.
vi.setConfig({ testTimeout: 20_000 });

const toastSuccess = vi.spyOn(toast, 'success').mockImplementation(() => '');
const toastError = vi.spyOn(toast, 'error').mockImplementation(() => '');
const report = vi.fn();

beforeEach(() => {
  setWidth(1440);
  setErrorReporter(report);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function show(state: MemberState, now: Date, path = '/products') {
  const storage = memoryStore();
  const refetch = vi.fn().mockResolvedValue(state);
  const view = await renderAsMember(
    <MemberOverlayHost audience={state.audience} viewer={state.viewer} now={() => now} storage={storage} />,
    state,
    { path, refetch },
  );
  return { ...view, storage, refetch };
}

describe('new terms', () => {
  const state = creatorWith({ hasTextsToAgree: true });
  const texts = [
    {
      id: 'legal-TERMS-2',
      kind: 'TERMS',
      title: '利用規約',
      version: 2,
      inForceFrom: '2026-04-01',
      versions: [
        { id: 'legal-TERMS-2', version: 2, changes: null },
        { id: 'legal-TERMS-1', version: 1, changes: '手数料の定めを改めました。' },
      ],
    },
  ];

  async function askedAbout() {
    const shown = await show(state, after);
    await waitFor(() => expect(shown.environment.mock.getAllOperations()).toHaveLength(1));
    await act(async () => {
      shown.environment.mock.resolveMostRecentOperation({ data: { me: { id: 'u', textsToAgree: texts } } });
    });
    const dialog = within(await screen.findByRole('dialog', { name: '規約が新しくなりました' }));
    return { ...shown, dialog };
  }

  test('say what changed, lead to the text, and are agreed to once', async () => {
    const { dialog, environment, refetch } = await askedAbout();
    expect(dialog.getByText('手数料の定めを改めました。')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: /全文/ })).toHaveAttribute('href', '/terms');
    await userEvent.click(dialog.getByRole('button', { name: '同意する' }));
    await act(async () => {
      environment.mock.resolveMostRecentOperation({ data: { agreeToTexts: { errors: [] } } });
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('can be put off, and nothing is recorded then', async () => {
    const { dialog, environment, refetch } = await askedAbout();
    await userEvent.click(dialog.getByRole('button', { name: 'あとで確認する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(environment.mock.getAllOperations()).toEqual([]);
    expect(refetch).not.toHaveBeenCalled();
  });
});

describe('the survey', () => {
  test('floats without taking the focus, with the first answer chosen and its purpose said', async () => {
    await show(asked, after);
    const survey = within(await screen.findByRole('region', { name: question }));
    expect(survey.getByRole('radio', { name: '積極的に考えている' })).toBeChecked();
    expect(survey.getAllByRole('radio')).toHaveLength(4);
    expect(survey.getByText(/ほかの利用者に表示されることはありません/)).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test('an answer goes, is thanked for, and the survey with it', async () => {
    const { environment, storage, refetch } = await show(asked, after);
    await userEvent.click(await screen.findByRole('radio', { name: '考えていない' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '今後は表示しない' }));
    await userEvent.click(screen.getByRole('button', { name: '送信する' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables).toEqual({
      input: { jobChangeMotivation: 'NOT_CONSIDERING', doNotShowAgain: true },
    });
    await act(async () => {
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { UserPayload: () => ({ errors: [] }) }),
      );
    });
    expect(toastSuccess).toHaveBeenCalledWith('回答が送信されました。');
    await waitFor(() => expect(screen.queryByRole('region', { name: question })).toBeNull());
    expect(surveyPause(storage, after)).toBe(0);
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('a failure is told and reported, and one can send again', async () => {
    const { environment } = await show(asked, after);
    await userEvent.click(await screen.findByRole('button', { name: '送信する' }));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
    expect(toastError).toHaveBeenCalledWith('エラーが発生しました。もう一度お試しください。');
    expect(report.mock.calls[0]?.[0]).toMatchObject({ cause: new Error('down') });
    await userEvent.click(screen.getByRole('button', { name: '送信する' }));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });

  test('a lost line is reported too, once it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lost = new NetworkError('offline');
    const { environment } = await show(asked, after);
    await userEvent.click(await screen.findByRole('button', { name: '送信する' }));
    await act(async () => environment.mock.rejectMostRecentOperation(lost));
    expect(toastError).toHaveBeenCalledWith('エラーが発生しました。もう一度お試しください。');
    expect(report).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(report).toHaveBeenCalledOnce();
    // What is reported is the failure: a lost network alone would be left out.
    expect(report.mock.calls[0]?.[0]).not.toBeInstanceOf(NetworkError);
    expect(report.mock.calls[0]?.[0]).toMatchObject({ cause: lost });
  });

  test('a refusal counts as a failure', async () => {
    const { environment } = await show(asked, after);
    await userEvent.click(await screen.findByRole('button', { name: '送信する' }));
    const operation = environment.mock.getMostRecentOperation();
    await act(async () => {
      environment.mock.resolve(operation, {
        data: {
          registerJobChangeMotivation: {
            user: null,
            errors: [{ __typename: 'ForbiddenError', message: '回答できません。' }],
          },
        },
      });
    });
    expect(toastError).toHaveBeenCalledWith('エラーが発生しました。もう一度お試しください。');
    expect(screen.getByRole('region', { name: question })).toBeInTheDocument();
  });

  test('put away, it stays away for a day; Escape does it too and leaves the focus in the page', async () => {
    const { storage } = await show(asked, after);
    const radio = await screen.findByRole('radio', { name: '考えている' });
    radio.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: question })).toBeNull());
    expect(surveyPause(storage, after)).toBe(86_400_000);
    expect(document.getElementById('main')).toHaveFocus();
  });

  test('on a phone it is a bar that opens a sheet', async () => {
    setWidth(390);
    await show(asked, after);
    const bar = within(await screen.findByRole('region', { name: question }));
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: '回答する' }));
    const sheet = within(await screen.findByRole('dialog', { name: question }));
    expect(sheet.getAllByRole('radio')).toHaveLength(4);
  });

  test('waits while something else is open', async () => {
    const other = document.createElement('div');
    other.setAttribute('role', 'dialog');
    document.body.append(other);
    await show(asked, after);
    await act(async () => undefined);
    expect(screen.queryByRole('region', { name: question })).toBeNull();
    other.remove();
    expect(await screen.findByRole('region', { name: question })).toBeInTheDocument();
  });
});

describe('the announcement', () => {
  test('creators go through three slides with 次へ and end with 閉じる', async () => {
    await show(creatorWith({}), before);
    const dialog = within(await screen.findByRole('dialog', { name: 'フォローが始まりました' }));
    expect(dialog.getByRole('heading', { level: 3 })).toHaveTextContent('会社が、あなたをフォロー');
    await userEvent.click(dialog.getByRole('button', { name: '次へ' }));
    await userEvent.click(dialog.getByRole('button', { name: '次へ' }));
    expect(dialog.queryByRole('button', { name: '次へ' })).toBeNull();
    const [last] = dialog.getAllByRole('button', { name: '閉じる' }).slice(-1);
    if (last === undefined) throw new Error('no button');
    await userEvent.click(last);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('companies go through two', async () => {
    await show(companyWith({}), before);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '次へ' }));
    expect(dialog.queryByRole('button', { name: '次へ' })).toBeNull();
  });

  test('is not shown on a public page, and comes on the next that is none', async () => {
    const { router } = await show(companyWith({}), before, '/business');
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => router.history.push('/products'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('the campaign', () => {
  test('is told once and kept with the account', async () => {
    const { environment, refetch } = await show(creatorWith({ viaPrairieCard: true }), after);
    const dialog = within(await screen.findByRole('dialog', { name: /キャンペーンは終わりました/ }));
    const [close] = dialog.getAllByRole('button', { name: '閉じる' }).slice(-1);
    if (close === undefined) throw new Error('no button');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.node.operation.name).toBe('PrairieCardCampaignDialogMutation');
    await act(async () => {
      environment.mock.resolve(operation, MockPayloadGenerator.generate(operation));
    });
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('comes before the announcement, which follows', async () => {
    await show(creatorWith({ viaPrairieCard: true }), before);
    const dialog = within(await screen.findByRole('dialog', { name: /キャンペーンは終わりました/ }));
    const [close] = dialog.getAllByRole('button', { name: '閉じる' }).slice(-1);
    if (close === undefined) throw new Error('no button');
    await userEvent.click(close);
    expect(await screen.findByRole('dialog', { name: 'フォローが始まりました' })).toBeInTheDocument();
  });

  test('who has closed it does not see it', async () => {
    await show(
      creatorWith({
        viaPrairieCard: true,
        closedPrairieCardSignUpCampaignEndedDialogAt: '2026-03-01T00:00:00Z',
      }),
      after,
    );
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

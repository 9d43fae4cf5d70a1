import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, test, vi } from 'vitest';
import { expect } from '../ui/testing/domMatchers.ts';
import { draftFacts, finished, id, renderDraft } from './testing/renderDraft.tsx';

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const title = () => field(/^募集タイトル/);

beforeAll(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterAll(() => {
  vi.useRealTimers();
});
afterEach(() => localStorage.clear());

describe('a new draft', () => {
  test('is saved two seconds after the last change, and gets its lasting address without losing the focus', async () => {
    const { user, router, saves } = await renderDraft({ draft: null });
    expect(screen.getByText('まだ保存していません')).toBeInTheDocument();
    expect(field(/^連絡先のメールアドレス/)).toHaveValue('sawa@todaisha.example.jp');
    await user.type(title(), '宿の予約画面');
    expect(saves()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(saves()[0]?.variables).toMatchObject({
      input: {
        jobOpeningId: id,
        version: 0,
        title: '宿の予約画面',
        contactEmail: 'sawa@todaisha.example.jp',
      },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/jobs/draft/contract/${id}/edit`));
    expect(title()).toHaveFocus();
    expect(screen.getByText('14:06')).toBeInTheDocument();
  });

  test('turns into another kind as long as it was never saved', async () => {
    const { user, router } = await renderDraft({ draft: null });
    await user.click(screen.getByRole('radio', { name: '時間で支払う' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/jobs/draft/hourly/${id}/create`));
    expect(await screen.findByRole('heading', { name: /報酬と稼働/ })).toBeInTheDocument();
  });
});

describe('a saved draft', () => {
  test('begins with its title', async () => {
    await renderDraft({ draft: draftFacts() });
    expect(screen.getAllByRole('textbox')[0]).toBe(title());
  });

  test('keeps its kind', async () => {
    await renderDraft({ draft: draftFacts() });
    expect(screen.getByRole('radio', { name: '一式で支払う' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '時間で支払う' })).toBeDisabled();
  });

  test('shows in the preview what is written, and what is missing', async () => {
    const { user } = await renderDraft({ draft: draftFacts() });
    const preview = within(screen.getByRole('region', { name: 'プレビュー' }));
    expect(preview.getAllByText('未記入').length).toBeGreaterThan(0);
    await user.type(field(/^内容/), '函館の元町に');
    expect(await preview.findByText('函館の元町に')).toBeInTheDocument();
  });

  test('ticks items off while one writes, and an item leads to its field', async () => {
    const { user } = await renderDraft({ draft: draftFacts() });
    const list = within(screen.getByRole('navigation', { name: '公開に必要な項目' }));
    await user.click(list.getByRole('button', { name: '募集タイトル、未記入' }));
    await waitFor(() => expect(title()).toHaveFocus());
    await user.keyboard('宿');
    expect(list.getByRole('button', { name: '募集タイトル、記入済み' })).toBeInTheDocument();
  });

  test('is saved at once by Ctrl+S', async () => {
    const { user, saves } = await renderDraft({ draft: draftFacts() });
    await user.type(title(), '宿');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  test('what is no address is said when the field was left, and is not sent', async () => {
    const { user, saves } = await renderDraft({ draft: draftFacts() });
    await user.type(field(/^問い合わせフォーム/), 'todaisha');
    await user.type(title(), '宿');
    expect(field(/^問い合わせフォーム/)).toHaveAccessibleDescription(
      'https:// から始まるアドレスを入力してください。',
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(saves()[0]?.variables['input']).toEqual({ jobOpeningId: id, version: 1, title: '宿' });
  });

  test('and the bar says what is to be done, not that it is saved', async () => {
    const { user } = await renderDraft({ draft: draftFacts() });
    await user.type(field(/^問い合わせフォーム/), 'todaisha');
    expect(screen.getByText('未保存')).toBeInTheDocument();
    await user.type(field(/^連絡先の電話番号/), '090');
    await user.tab();
    expect(screen.getByText('修正すると保存されます(2項目)')).toBeInTheDocument();
    expect(screen.queryByText(/保存済み/)).toBeNull();
  });

  test('an address the server refuses says so at its place', async () => {
    const message = 'このアドレスは使えません。';
    const { user } = await renderDraft({
      draft: draftFacts(),
      answer: ({ name }) =>
        name === 'saveDraftContractMutation'
          ? { draft: null, errors: [{ __typename: 'ArgumentInvalidError', message, field: 'links.0' }] }
          : undefined,
    });
    await user.type(field(/^1番目のアドレス/), 'https://todaisha.jp');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('修正すると保存されます(1項目)')).toBeInTheDocument();
  });

  test('a price is broken down by the server, and says 税抜 or 税込 everywhere', async () => {
    const { user } = await renderDraft({ draft: draftFacts() });
    await user.type(field(/^支払額\(税抜\)/), '１１万');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(await screen.findByText('クリエイターの手取り(税込)')).toBeInTheDocument();
    expect(screen.getByText('99,790円')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'クリエイターの受取額' }));
    expect(field(/^受取額\(税抜\)/)).toHaveValue('100,000');
  });
});

describe('the preview', () => {
  test('says that there is no way to reach anybody', async () => {
    const { user } = await renderDraft({ draft: draftFacts() });
    const preview = within(screen.getByRole('region', { name: 'プレビュー' }));
    const contact = () => preview.getByText('連絡先').parentElement ?? document.body;
    expect(contact()).not.toHaveTextContent('問い合わせ');
    await user.clear(field(/^連絡先のメールアドレス/));
    await waitFor(() => expect(contact()).toHaveTextContent('未記入'));
  });
});

describe('without an answer about a price', () => {
  test('the last look shows what was written, never what was before, and the line asks again', async () => {
    let online = true;
    const { user } = await renderDraft({
      draft: draftFacts({ ...finished, grossPrice: 110_000 }),
      isOnline: () => online,
    });
    await screen.findByText('クリエイターの手取り(税込)');
    online = false;
    await user.clear(field(/^支払額\(税抜\)/));
    await user.type(field(/^支払額\(税抜\)/), '22万');
    expect(await screen.findByText('内訳を計算できませんでした。')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: '公開前の確認へ' })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'この内容で公開しますか' }));
    expect(dialog.getByText(/支払額 220,000円/)).toBeInTheDocument();
    expect(dialog.queryByText(/110,000円|100,000円/)).toBeNull();
    online = true;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(400);
    });
    expect(await dialog.findByText(/受取額 100,000円/)).toBeInTheDocument();
  });
});

describe('an opening that is not public', () => {
  test('is not called so, and stays so', async () => {
    const { user } = await renderDraft({
      draft: draftFacts({ ...finished, status: 'PRIVATE' }),
      answer: ({ name }) => (name.startsWith('usePublish') ? { jobOpening: null, errors: [] } : undefined),
    });
    expect(screen.getByText(/^非公開の募集です/)).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: '公開前の確認へ' })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'この内容を反映しますか' }));
    expect(dialog.queryByText(/応募できるようになります/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: '変更を反映する' }));
    expect(await screen.findByText(/募集は非公開のままです/)).toBeInTheDocument();
  });
});

describe('a newer version elsewhere', () => {
  const theirs = draftFacts({
    version: 2,
    title: '旅館の画面',
    offerDetail: '二人で書く。',
    editedBy: { id: 'k_2', fullName: '小野寺 圭' },
  });
  const answer = ({ name, variables }: { name: string; variables: Readonly<Record<string, unknown>> }) => {
    const input = Object(variables['input']);
    if (name !== 'saveDraftContractMutation' || input.version !== 1) return undefined;
    return { draft: theirs, errors: [{ __typename: 'DraftConflictError', message: '' }] };
  };

  async function meet() {
    const setting = await renderDraft({ draft: draftFacts(), answer });
    await setting.user.type(title(), '宿の画面');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const dialog = await screen.findByRole('alertdialog', { name: '別のところで保存されています' });
    return { ...setting, dialog: within(dialog) };
  }

  test('says who saved when, and shows what differs', async () => {
    const { dialog } = await meet();
    expect(dialog.getByText(/14:05に小野寺 圭さん/)).toBeInTheDocument();
    const differing = within(dialog.getByRole('group', { name: '募集タイトル' }));
    expect(differing.getByRole('radio', { name: /こちら/ })).toBeChecked();
    expect(differing.getByText('旅館の画面')).toBeInTheDocument();
    expect(
      within(dialog.getByRole('group', { name: '内容' })).getByRole('radio', { name: /先に保存/ }),
    ).toBeChecked();
  });

  test('field by field: one’s own where one wrote, theirs elsewhere', async () => {
    const { user, dialog, saves } = await meet();
    await user.click(dialog.getByRole('button', { name: '選んだとおりに保存する' }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.variables['input']).toEqual({ jobOpeningId: id, version: 2, title: '宿の画面' });
    expect(field(/^内容/)).toHaveValue('二人で書く。');
  });

  test('or the whole of this one', async () => {
    const { user, dialog, saves } = await meet();
    await user.click(dialog.getByRole('button', { name: 'この内容で上書きする' }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.variables['input']).toMatchObject({ title: '宿の画面', offerDetail: null });
  });

  test('or the whole of theirs', async () => {
    const { user, dialog, saves } = await meet();
    await user.click(dialog.getByRole('button', { name: '先に保存された内容にする' }));
    await waitFor(() => expect(title()).toHaveValue('旅館の画面'));
    expect(saves()).toHaveLength(1);
  });
});

describe('publishing', () => {
  const check = () => screen.getAllByRole('button', { name: '公開前の確認へ' })[0] ?? document.body;

  test('with gaps lists them, stays pressable, and goes to the first', async () => {
    const { user, calls } = await renderDraft({ draft: draftFacts() });
    await user.click(check());
    const dialog = within(await screen.findByRole('dialog', { name: 'あと2項目で公開できます' }));
    await user.click(dialog.getByRole('button', { name: '公開する' }));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(calls.filter(({ name }) => name.startsWith('usePublish'))).toEqual([]);
  });

  test('goes to what is half right before anything is published', async () => {
    const { user, calls } = await renderDraft({ draft: finished });
    await user.type(field(/^連絡先の電話番号/), '090');
    await user.click(check());
    const dialog = within(await screen.findByRole('dialog', { name: 'あと1項目で公開できます' }));
    expect(dialog.queryByText(/法令で必要/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: '公開する' }));
    await waitFor(() => expect(field(/^連絡先の電話番号/)).toHaveFocus());
    expect(field(/^連絡先の電話番号/)).toHaveAccessibleDescription(
      '市外局番から10桁か11桁の番号を入力してください。例　090-1234-5678',
    );
    expect(calls.filter(({ name }) => name.startsWith('usePublish'))).toEqual([]);
  });

  test('lands a refusal at its field', async () => {
    const message = '応募の締切は、今日以降の日付を入力してください。';
    const { user } = await renderDraft({
      draft: finished,
      answer: ({ name }) =>
        name === 'usePublishContractMutation'
          ? {
              jobOpening: null,
              errors: [{ __typename: 'ArgumentInvalidError', message, field: 'validThrough' }],
            }
          : undefined,
    });
    await user.click(check());
    const dialog = within(await screen.findByRole('dialog', { name: 'この内容で公開しますか' }));
    await user.click(dialog.getByRole('button', { name: '公開する' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field(/^応募の締切/)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field(/^応募の締切/)).toHaveFocus());
  });

  test('says what is to be done about a refusal that belongs to no field', async () => {
    const { user } = await renderDraft({
      draft: finished,
      answer: ({ name }) =>
        name === 'usePublishContractMutation'
          ? {
              jobOpening: null,
              errors: [{ __typename: 'CompanyNotFoundError', message: '会社が見つかりません。' }],
            }
          : undefined,
    });
    await user.click(check());
    const dialog = within(await screen.findByRole('dialog', { name: 'この内容で公開しますか' }));
    await user.click(dialog.getByRole('button', { name: '公開する' }));
    expect(await dialog.findByText(/会社が見つかりません。/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: '会社のページを見る' })).toHaveAttribute('href', '/my_company');
  });

  test('is the managers’: an agent is told who can', async () => {
    const { user } = await renderDraft({ draft: finished, role: 'CORPORATE_AGENT' });
    expect(screen.getAllByText(/澤 千尋さんに知らせてください/).length).toBeGreaterThan(0);
    await user.click(check());
    const dialog = within(await screen.findByRole('dialog', { name: 'この内容で公開しますか' }));
    expect(dialog.queryByRole('button', { name: '公開する' })).toBeNull();
  });

  test('is nobody’s while the operators keep it from sight: why, and nothing else', async () => {
    const { user } = await renderDraft({
      draft: { ...finished, status: 'PUBLIC', suspensionReason: '連絡先が違います。' },
    });
    expect(screen.getByText(/連絡先が違います。/)).toBeTruthy();
    expect(screen.queryByText(/公開できるのは、会社の管理者です/)).toBeNull();
    expect(screen.queryByText(/^募集中です/)).toBeNull();
    expect(screen.getByText('公開停止中')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ほかの操作' }));
    const copy = await screen.findByRole('menuitem', { name: '複製する' });
    expect(copy).not.toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await user.click(check());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/連絡先が違います。/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /公開する/ })).toBeNull();
  });
});

describe('questions', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `q${index}`, questionText: `質問${index}` }));
  const texts = () =>
    screen
      .getAllByRole('textbox', { name: /番目の質問$/ })
      .map((area) => (area instanceof HTMLTextAreaElement ? area.value : ''));

  test('are five at most: the sixth is refused with the reason', async () => {
    const { user } = await renderDraft({ draft: draftFacts({ questions: many(4) }) });
    const add = screen.getByRole('button', { name: '質問を追加する' });
    await user.click(add);
    await waitFor(() => expect(field(/^5番目の質問/)).toHaveFocus());
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('質問は5問までです。削除すると、ほかの質問を追加できます。');
    await user.click(add);
    expect(texts()).toHaveLength(5);
  });

  test('are moved by the arrow keys', async () => {
    const { user } = await renderDraft({ draft: draftFacts({ questions: many(3) }) });
    screen.getByRole('button', { name: /^3番目の質問の順番/ }).focus();
    await user.keyboard('{ArrowUp}');
    expect(texts()).toEqual(['質問0', '質問2', '質問1']);
  });

  test('come back after they were deleted', async () => {
    const { user } = await renderDraft({ draft: draftFacts({ questions: many(2) }) });
    await user.click(screen.getByRole('button', { name: '1番目の質問を削除する' }));
    expect(texts()).toEqual(['質問1']);
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    expect(texts()).toEqual(['質問0', '質問1']);
  });

  test('that the server refuses say why at their place', async () => {
    const { user } = await renderDraft({
      draft: draftFacts({ questions: many(1) }),
      answer: ({ name }) =>
        name === 'saveDraftQuestionMutation'
          ? {
              draft: null,
              errors: [{ __typename: 'NumOfQuestionsLimitExceededError', message: '質問は5つまでです。' }],
            }
          : undefined,
    });
    await user.click(screen.getByRole('button', { name: '質問を追加する' }));
    await user.keyboard('いつから始められますか');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('質問は5つまでです。')).toBeInTheDocument();
  });
});

describe('without a line', () => {
  test('leaving asks, and what was written is there the next time', async () => {
    const first = await renderDraft({
      draft: draftFacts(),
      answer: ({ name }) => (name.startsWith('saveDraft') ? new TypeError('offline') : undefined),
    });
    await first.user.type(title(), '宿');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('送れません')).toBeInTheDocument();
    await first.user.click(screen.getAllByRole('link', { name: '募集' }).at(-1) ?? document.body);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'まだ送れていない変更があります' }));
    await first.user.click(dialog.getByRole('button', { name: '編集に戻る' }));
    expect(first.router.state.location.pathname).toBe(`/jobs/draft/contract/${id}/edit`);
    first.unmount();
    const second = await renderDraft({ draft: draftFacts() });
    expect(title()).toHaveValue('宿');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(second.saves()[0]?.variables['input']).toMatchObject({ title: '宿' });
  });
});

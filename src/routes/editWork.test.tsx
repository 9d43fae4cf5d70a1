import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { expect } from '../ui/testing/domMatchers.ts';
import { field, picture, renderWork, workFacts } from './testing/renderWork.tsx';

const editor = '/products/edit/w_1';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the editor of a work', () => {
  test('shows how the review stands and why it was rejected', async () => {
    const review = {
      id: 'rv_1',
      currentReviewStatus: 'REJECTED',
      rejectReason: '許諾のない写真が含まれています。',
      activities: [],
    };
    renderWork({ address: editor, work: workFacts({ review, hasPendingChange: true }) });
    const state = within(await screen.findByRole('region', { name: '審査の状態' }));
    expect(state.getByText('変更は差し戻し')).toBeInTheDocument();
    expect(state.getByText('許諾のない写真が含まれています。')).toBeInTheDocument();
  });

  test('begins with what the server has, not with what was shown before', async () => {
    const { server, router } = renderWork({ address: editor });
    expect(await field(/^説明/)).toHaveValue('駅に貼るポスターです。');
    await act(() => router.navigate({ to: '/products/$id', params: { id: 'w_1' } }));
    await screen.findByRole('heading', { level: 1, name: '余白展' });
    server.work = {
      ...server.work,
      description: 'ほかの場所で直した。',
      publishStatus: 'unpublish',
      isPublish: false,
    };
    vi.setSystemTime(Date.now() + 60_000);
    await act(() => router.navigate({ to: '/products/edit/$id', params: { id: 'w_1' } }));
    expect(await field(/^説明/)).toHaveValue('ほかの場所で直した。');
    expect(screen.getByRole('radio', { name: /公開しない/ })).toBeChecked();
  });

  test('sends what was changed alone, and the work’s page shows it with its new review', async () => {
    const review = {
      id: 'rv_1',
      currentReviewStatus: 'REJECTED',
      rejectReason: '粗いです。',
      activities: [],
    };
    const { user, router, calls } = renderWork({ address: '/products/w_1', work: workFacts({ review }) });
    expect(await screen.findByText('差し戻し', { selector: 'span' })).toBeInTheDocument();
    await act(() => router.navigate({ to: '/products/edit/$id', params: { id: 'w_1' } }));
    const name = await field(/^作品名/);
    await user.clear(name);
    await user.type(name, '海図');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await screen.findByRole('heading', { level: 1, name: '海図' });
    expect(calls).toEqual([{ name: 'useEditWorkMutation', input: { id: 'w_1', version: 1, name: '海図' } }]);
    expect(router.state.location.pathname).toBe('/products/w_1');
    expect(screen.getByText('審査中', { selector: 'span' })).toBeInTheDocument();
    expect(screen.queryByText('粗いです。')).toBeNull();
  });

  test('keeps a draft of what was changed alone: what was saved elsewhere meanwhile stays', async () => {
    const first = renderWork({ address: editor });
    await first.user.type(await field(/^作品名/), '、再び');
    first.unmount();
    const { user, calls } = renderWork({
      address: editor,
      work: workFacts({ description: 'ほかの場所で直した。' }),
    });
    expect(await field(/^作品名/)).toHaveValue('余白展、再び');
    expect(await field(/^説明/)).toHaveValue('ほかの場所で直した。');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toEqual({ id: 'w_1', version: 1, name: '余白展、再び' });
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('shows a draft’s pictures at the addresses of today, since those of what is not public end', async () => {
    const at = (day: string) =>
      workFacts({ media: [{ ...picture('m_1'), url: `/media/m_1.webp?e=${day}` }], captions: [''] });
    const pictures = async () => {
      await field(/^作品名/);
      return [...document.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src));
    };
    const first = renderWork({ address: editor, work: at('monday') });
    expect(await pictures()).toContainEqual(expect.stringContaining('e=monday'));
    await first.user.type(await screen.findByRole('textbox', { name: /のキャプション$/ }), '表紙');
    first.unmount();
    renderWork({ address: editor, work: at('friday') });
    await waitFor(async () => {
      const shown = await pictures();
      expect(shown).toContainEqual(expect.stringContaining('e=friday'));
      expect(shown).not.toContainEqual(expect.stringContaining('e=monday'));
    });
    expect(screen.getByRole('textbox', { name: /のキャプション$/ })).toHaveValue('表紙');
  });

  test('shows in the preview what the work is found by, and its card', async () => {
    const { user } = renderWork({
      address: editor,
      work: workFacts({ thumbnailCrop: { x: 0.1, y: 0, width: 0.5, height: 0.5 } }),
    });
    await user.type(await field(/^担当範囲/), '組版');
    const preview = within(screen.getByRole('region', { name: 'プレビュー', hidden: true }));
    expect(await preview.findByText('組版')).toBeInTheDocument();
    expect(preview.getByText('分野').nextElementSibling).toHaveTextContent('グラフィック');
    await user.type(await field(/^依頼主/), '川越市立美術館');
    await user.type(await field(/^目安の報酬\(税抜\)の下限/), '35万');
    expect(await preview.findByText('川越市立美術館')).toBeInTheDocument();
    expect(preview.getByText('目安の報酬').nextElementSibling).toHaveTextContent('350,000円(税抜)から');
    const card = preview.getByText('一覧での見え方').parentElement?.querySelector('img');
    expect(card).toHaveAttribute('style', 'left: -20%; top: 0%; width: 200%; height: 200%;');
  });

  test('shows the server’s words about thumbnail and companies at their fields', async () => {
    const { user } = renderWork({
      address: editor,
      work: workFacts({ visibility: 'COMPANIES', allowedCompanies: [{ id: 'co_1', name: '灯台舎' }] }),
      answer: () => [
        {
          __typename: 'UserInputInvalidError',
          message: '4：3で切り抜いてください。',
          field: 'thumbnailCrop',
        },
        { __typename: 'UserInputInvalidError', message: '選べない会社です。', field: 'allowedCompanyIds' },
      ],
    });
    await user.click(await screen.findByRole('button', { name: '保存する' }));
    const thumbnail = await screen.findByRole('group', { name: /一覧に出す画像/ });
    expect(within(thumbnail).getByText('4：3で切り抜いてください。')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /公開する会社/ })).toHaveAccessibleDescription(
      '選べない会社です。',
    );
  });
});

describe('a work that was saved elsewhere meanwhile', () => {
  const title = '別のところで保存されています';
  const rename = async ({ user }: ReturnType<typeof renderWork>) =>
    user.type(await field(/^作品名/), '、再び');
  const save = ({ user }: ReturnType<typeof renderWork>) =>
    user.click(screen.getByRole('button', { name: '保存する' }));

  test('with another text where a draft has one: it is chosen, over a reload too, and nothing goes before', async () => {
    const first = renderWork({ address: editor });
    await rename(first);
    first.unmount();
    const work = workFacts({ version: 2, name: '余白展2', description: 'ほかの場所で直した。' });
    for (const word of ['組', '版']) {
      const looked = renderWork({ address: editor, work });
      const dialog = within(await screen.findByRole('alertdialog', { name: title }));
      expect(dialog.getAllByRole('group')).toHaveLength(1);
      const name = within(dialog.getByRole('group', { name: '作品名' }));
      expect(name.getByRole('radio', { name: /こちら ?余白展、再び/ })).toBeChecked();
      expect(name.getByRole('radio', { name: /先に保存された内容 ?余白展2/ })).not.toBeChecked();
      await looked.user.click(dialog.getByRole('button', { name: '閉じる' }));
      await looked.user.type(await field(/^担当範囲/), word);
      await save(looked);
      expect(await screen.findByRole('alertdialog', { name: title })).toBeInTheDocument();
      expect(looked.calls).toEqual([]);
      looked.unmount();
    }
    const last = renderWork({ address: editor, work });
    await last.user.click(await screen.findByRole('radio', { name: /余白展2/ }));
    await last.user.click(screen.getByRole('button', { name: '選んだとおりにする' }));
    expect(await field(/^作品名/)).toHaveValue('余白展2');
    await save(last);
    await waitFor(() => expect(last.calls).toHaveLength(1));
    expect(last.calls[0]?.input).toMatchObject({ id: 'w_1', version: 2, designScope: '組版' });
    expect(last.calls[0]?.input).not.toHaveProperty('name');
  });

  test('in another field is no question: both stand', async () => {
    const setting = renderWork({ address: editor });
    await rename(setting);
    setting.server.work = { ...setting.server.work, version: 2, description: 'ほかの場所で直した。' };
    await save(setting);
    await screen.findByRole('heading', { level: 1, name: '余白展、再び' });
    expect(setting.calls.map(({ input }) => input)).toEqual([
      { id: 'w_1', version: 1, name: '余白展、再び' },
      { id: 'w_1', version: 2, name: '余白展、再び' },
    ]);
    expect(setting.server.work['description']).toBe('ほかの場所で直した。');
  });

  test('while the form was open: the save is held until it is chosen', async () => {
    const setting = renderWork({ address: editor });
    await rename(setting);
    setting.server.work = { ...setting.server.work, version: 2, name: '余白展2' };
    await save(setting);
    await screen.findByRole('alertdialog', { name: title });
    expect(setting.server.work['name']).toBe('余白展2');
    await setting.user.click(screen.getByRole('button', { name: 'こちらの内容にする' }));
    expect(await field(/^作品名/)).toHaveValue('余白展、再び');
    await save(setting);
    await screen.findByRole('heading', { level: 1, name: '余白展、再び' });
    expect(setting.calls[1]?.input).toEqual({ id: 'w_1', version: 2, name: '余白展、再び' });
    expect(localStorage).toHaveLength(0);
  });

  test('by itself, its answer lost, it is saved without a question', async () => {
    const setting = renderWork({ address: editor });
    await rename(setting);
    setting.server.work = { ...setting.server.work, version: 2, name: '余白展、再び' };
    await save(setting);
    await screen.findByRole('heading', { level: 1, name: '余白展、再び' });
    expect(setting.calls[1]?.input).toEqual({ id: 'w_1', version: 2 });
  });
});

describe('a work whose change waits for its review', () => {
  test('shows its owner what waits, beside what others see', async () => {
    const review = { id: 'rv_1', currentReviewStatus: 'IN_PROGRESS', rejectReason: null, activities: [] };
    const work = workFacts({ name: '雨の余白', hasPendingChange: true, review });
    const { user } = renderWork({ address: '/products/w_1', work });
    await user.click(await screen.findByRole('button', { name: '審査中の内容を見る' }));
    const dialog = await screen.findByRole('dialog', { name: '審査中の内容' });
    expect((await within(dialog).findAllByText('雨の余白')).length).toBeGreaterThan(0);
  });

  test('has nothing to show while none waits', async () => {
    renderWork({ address: '/products/w_1' });
    await screen.findByText('あなたの作品です');
    expect(screen.queryByRole('button', { name: /の内容を見る/ })).toBeNull();
  });
});

describe('a new work', () => {
  const kept = { key: 'a', mediaId: 'm_1', kind: 'IMAGE', url: '/media/m_1.webp', width: 4, height: 3 };
  const written = {
    name: '海図',
    categoryIds: ['category_1'],
    media: [{ ...kept, thumbhash: null, posterUrl: null, caption: '', fileName: 'a.png' }],
  };

  test('whose answer was lost is the same one when it is sent again, after a reload too', async () => {
    localStorage.setItem('tsumugi:draft:work:VXNlcjox:new', JSON.stringify(written));
    let isOnline = false;
    const answer = () => (isOnline ? undefined : new TypeError('offline'));
    const send = async ({ user, calls }: ReturnType<typeof renderWork>, count: number) => {
      await user.click(await screen.findByRole('button', { name: '審査を申請する' }));
      await waitFor(() => expect(calls).toHaveLength(count));
      return calls.at(-1)?.input['clientId'];
    };
    const first = renderWork({ address: '/products/create', answer });
    const clientId = await send(first, 1);
    expect(clientId).toMatch(/^[0-9a-f-]{36}$/);
    await screen.findByText(/つながりませんでした|送れませんでした/);
    expect(await send(first, 2)).toBe(clientId);
    first.unmount();
    const second = renderWork({ address: '/products/create', answer });
    isOnline = true;
    expect(await send(second, 1)).toBe(clientId);
    await waitFor(() => expect(localStorage.getItem('tsumugi:draft:work:VXNlcjox:new')).toBeNull());
  });

  test('is kept by the server as it is written', async () => {
    const { user, draftCalls } = renderWork({ address: '/products/create' });
    await user.type(await field(/作品名/), '海図');
    await screen.findByText(/下書きを保存しました/, {}, { timeout: 8_000 });
    expect(draftCalls.map(({ input }) => input)).toEqual([
      expect.objectContaining({
        version: 0,
        name: '海図',
        clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    ]);
    expect(localStorage.getItem('tsumugi:draft:work:VXNlcjox:new')).toBeNull();
  });

  test('that was begun on another device goes on here', async () => {
    const draft = {
      clientId: '0190163d-8694-739b-aea5-966c26f8ad91',
      version: 4,
      editedAt: '2026-11-22T05:00:00.000Z',
      name: '海図',
      captions: [],
      media: [],
      thumbnailMediaId: null,
      thumbnailCrop: null,
      categories: [],
      industries: [],
      tools: [],
      allowedCompanies: [],
    };
    const { user, draftCalls } = renderWork({ address: '/products/create', drafts: [draft] });
    const name = await field(/作品名/);
    expect(name).toHaveProperty('value', '海図');
    await user.type(name, '帳');
    await waitFor(() => expect(draftCalls).toHaveLength(1), { timeout: 8_000 });
    expect(draftCalls[0]?.input).toEqual({ clientId: draft.clientId, version: 4, name: '海図帳' });
  });
});

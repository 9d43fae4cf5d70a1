import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, test, vi } from 'vitest';
import { singleKeys } from '../../../lib/browser/singleKeys.ts';
import { expect } from '../../../ui/testing/domMatchers.ts';
import { media } from '../../../ui/theme/theme.css.ts';
import { companyWith } from '../../session/testing/viewers.ts';
import { stageMovesOf } from './acts/stageMoves.ts';
import { colleague } from './testing/deskTown.ts';
import { renderDesk } from './testing/renderDesk.tsx';

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link', { hidden: true }).textContent);

describe('the desk opens', () => {
  test('with one request: openings, counts, candidates and the one that is open', async () => {
    const { town } = await renderDesk({ address: '/projects?job=j_1&candidate=candidate_1' });
    await row('相良 望');
    expect(await screen.findByRole('heading', { name: '水沢 一樹', level: 2 })).toBeInTheDocument();
    const asked = town.requests
      .map(({ name }) => name)
      .filter((name) => name !== 'deskMutationsReadMutation');
    expect(asked).toEqual(['deskQuery']);
  });

  test('with the first public opening where none is chosen, by one request', async () => {
    const { town } = await renderDesk({ address: '/projects' });
    await row('相良 望');
    expect(screen.getByRole('heading', { name: '家計簿アプリの画面設計', level: 2 })).toBeInTheDocument();
    expect(town.requests.map(({ name }) => name)).toEqual(['deskQuery']);
  });

  test('as a board by one request as well', async () => {
    const { town } = await renderDesk({
      address: '/projects?job=j_1&view=board',
      town: { stages: ['NEW', 'CONSIDERING', 'INTERVIEW'] },
    });
    expect(await screen.findByRole('listbox', { name: /面談/ })).toBeInTheDocument();
    await screen.findByText('野々村 拓');
    expect(town.requests.map(({ name }) => name)).toEqual(['deskQuery']);
  });

  test('as a board where none is chosen by one request, too', async () => {
    const { town } = await renderDesk({
      address: '/projects?view=board',
      town: { stages: ['NEW', 'CONSIDERING', 'INTERVIEW'] },
    });
    await screen.findByText('野々村 拓');
    expect(town.requests.map(({ name }) => name)).toEqual(['deskQuery']);
  });

  test('with openings by their state, unread and entries told', async () => {
    await renderDesk();
    const list = within(await screen.findByRole('complementary', { name: '募集の一覧' }));
    expect(list.getByRole('link', { name: /家計簿アプリの画面設計.*未読8.*8人/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    for (const group of ['募集中', '非公開', '下書き', '募集終了']) {
      expect(list.getByRole('region', { name: group })).toBeInTheDocument();
    }
    expect(await screen.findByRole('columnheader', { name: '希望時給(税抜)' })).toBeInTheDocument();
    expect(await screen.findByText('96%')).toBeInTheDocument();
    expect(screen.getByText('1.8日')).toBeInTheDocument();
  });

  test('for who has no opening yet with the way to write one', async () => {
    await renderDesk({ address: '/projects', town: { openings: 'none' } });
    expect(
      await screen.findByRole('heading', { name: '募集と応募者が、ここに並びます。' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '募集を書く' })).toBeInTheDocument();
  });

  test('without 書く for who may not write', async () => {
    await renderDesk({ state: companyWith({ roles: ['OUTSOURCING_RECRUITER'] }) });
    await row('相良 望');
    expect(screen.queryByRole('button', { name: '書く' })).toBeNull();
  });

  test('with the way to write on where a draft is chosen, and what to do where nobody entered', async () => {
    const { user } = await renderDesk({ address: '/projects?job=j_3' });
    expect(await screen.findByRole('link', { name: '続きを書く' })).toHaveAttribute(
      'href',
      '/jobs/draft/hourly/j_3/edit',
    );
    await user.click(screen.getByRole('link', { name: /年末の挨拶状/ }));
    expect(await screen.findByText('公開すると、応募がここに並びます。')).toBeInTheDocument();
  });

  test('with a draft that is not among those listed; what is none is not found, whoever looks', async () => {
    const { unmount } = await renderDesk({ address: '/projects?job=j_32' });
    expect(
      await screen.findByRole('heading', { name: '「三十二番目の下書き」は下書きです。' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '続きを書く' })).toHaveAttribute(
      'href',
      '/jobs/draft/hourly/j_32/edit',
    );
    unmount();
    const other = await renderDesk({ address: '/projects?job=j_33' });
    expect(await screen.findByText('この募集は見つかりません。')).toBeInTheDocument();
    other.unmount();
    const { town } = await renderDesk({
      address: '/projects?job=j_32',
      state: companyWith({ roles: ['OUTSOURCING_RECRUITER'] }),
    });
    expect(await screen.findByText('この募集は見つかりません。')).toBeInTheDocument();
    expect(town.requests.map(({ name }) => name)).not.toContain('DraftNoticeQuery');
  });
});

test('合う順 says in each row, and of who is open, what of them the opening asks for', async () => {
  const { user, search, town } = await renderDesk({ address: '/projects?job=j_1&candidate=candidate_1' });
  await row('相良 望');
  expect(
    await within(await screen.findByRole('region', { name: '募集に合う点' })).findByText(/水沢の作品に/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '並び順 期限の近い順' }));
  await user.click(await screen.findByRole('menuitem', { name: '合う順' }));
  await waitFor(() => expect(search().sort).toBe('fit'));
  expect(await screen.findByRole('columnheader', { name: '募集に合う点' })).toBeInTheDocument();
  expect(await row('水沢 一樹')).toHaveTextContent('水沢の作品に「画面設計」とあります。');
  expect(await row('相良 望')).toHaveTextContent('募集内容と一致する作品やスキルはありません。');
  expect(town.requests.at(-1)?.variables).toMatchObject({ sort: 'FIT', byFit: true });
});

describe('by keyboard', () => {
  test('J and K go along the rows, Enter opens and marks as read, Escape closes', async () => {
    const { user, search, town } = await renderDesk();
    await row('相良 望');
    await user.keyboard('jj');
    expect(await row('水沢 一樹')).toHaveAttribute('data-current', '');
    expect(screen.getByRole('grid')).toHaveFocus();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-activedescendant', 'candidate-row-1');
    await user.keyboard('k');
    expect(await row('相良 望')).toHaveAttribute('data-current', '');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '相良 望', level: 2 })).toBeInTheDocument();
    await waitFor(() => expect(search().candidate).toBe('candidate_0'));
    await waitFor(() => expect(town.list[0]?.isRead).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search().candidate).toBeUndefined());
  });

  test('the open candidate follows, and Back closes it', async () => {
    const { user, search, router } = await renderDesk();
    await row('相良 望');
    await user.keyboard('j{Enter}');
    await screen.findByRole('heading', { name: '相良 望', level: 2 });
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { name: '水沢 一樹', level: 2 })).toBeInTheDocument();
    await waitFor(() => expect(search().candidate).toBe('candidate_1'));
    act(() => router.history.back());
    await waitFor(() => expect(search().candidate).toBeUndefined());
  });

  test('who closes a candidate stands where they were in the list', async () => {
    const { user, search, router } = await renderDesk();
    await row('相良 望');
    await user.keyboard('jj{Enter}');
    await screen.findByRole('heading', { name: '水沢 一樹', level: 2 });
    await waitFor(() => expect(search().candidate).toBe('candidate_1'));
    const entries = router.history.length;
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(search().candidate).toBeUndefined());
    // The entry of the list itself, not a further one.
    expect(router.history.location.state.__TSR_index).toBe(0);
    expect(router.history.length).toBe(entries);
    await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
    expect(await row('水沢 一樹')).toHaveAttribute('data-current', '');
  });

  test('who closes a candidate before the address has followed leaves none behind', async () => {
    const { user, search, router } = await renderDesk();
    await row('相良 望');
    const entries = router.history.length;
    await user.keyboard('j');
    // Within one turn of the event loop, in which no timer fires.
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(screen.getByRole('complementary', { name: '応募者の詳細' })).toBeInTheDocument();
    expect(search().candidate).toBeUndefined();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary', { name: '応募者の詳細' })).toBeNull());
    // Longer than the address takes to follow.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(search().candidate).toBeUndefined();
    expect(router.history.length).toBe(entries);
  });

  test('who came by the address of a candidate stands at their row once it is closed', async () => {
    const { user, search } = await renderDesk({ address: '/projects?job=j_1&candidate=candidate_2' });
    await screen.findByRole('heading', { name: '野々村 拓', level: 2 });
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(search().candidate).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
    expect(await row('野々村 拓')).toHaveAttribute('data-current', '');
  });

  test('a candidate that cannot be marked as read is tried once, not without end', async () => {
    const { user, town, tell, search } = await renderDesk();
    const [first] = town.list;
    if (first === undefined) throw new Error('The town is empty');
    await row('相良 望');
    await user.keyboard('j{Enter}');
    await screen.findByRole('heading', { name: '相良 望', level: 2 });
    await waitFor(() => expect(first.isRead).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search().candidate).toBeUndefined());
    first.isRead = false;
    await tell({ kind: 'READ', candidate: first, changedBy: colleague });
    expect(await row('相良 望')).toHaveTextContent('未読');

    const tries = () => town.requests.filter(({ name }) => name === 'deskMutationsReadMutation');
    town.refuse('この操作はできません。');
    const letGo = town.hold();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: '相良 望', level: 2 });
    await waitFor(async () => expect(await row('相良 望')).toHaveTextContent('新着'));
    letGo();
    await waitFor(async () => expect(await row('相良 望')).toHaveTextContent('未読'));
    // Whatever would have followed has been sent by the time a later request is answered.
    await user.click(screen.getByRole('tab', { name: '記録' }));
    await user.type(screen.getByLabelText('メモを書く'), '会う。');
    await user.click(screen.getByRole('button', { name: 'メモを保存' }));
    await waitFor(() => expect(first.notes).toHaveLength(1));
    // The one that was answered before, and the one that was refused.
    expect(tries()).toHaveLength(2);
    expect(await row('相良 望')).toHaveTextContent('未読');
  });

  test('nothing acts while somebody types, or when single keys are off', async () => {
    const { user, search } = await renderDesk({ address: '/projects?job=j_1&candidate=candidate_0' });
    await screen.findByRole('heading', { name: '相良 望', level: 2 });
    await user.click(screen.getByRole('tab', { name: '記録' }));
    await user.type(screen.getByLabelText('メモを書く'), 'jxs');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(search().candidate).toBe('candidate_0');
    singleKeys.allow(false);
    try {
      await user.click(screen.getByRole('tab', { name: '回答と作品' }));
      await user.keyboard('x');
      expect(screen.queryByRole('dialog')).toBeNull();
    } finally {
      act(() => singleKeys.allow(true));
    }
  });

  test('? tells every key', async () => {
    const { user } = await renderDesk();
    await row('相良 望');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'キー一覧' })).toHaveTextContent('担当を設定する');
  });

  test('S moves on, counts follow at once, and it can be taken back', async () => {
    const { user, town } = await renderDesk();
    await row('相良 望');
    await user.keyboard('js');
    expect(await row('相良 望')).toHaveTextContent('書類');
    const tabs = within(screen.getByRole('navigation', { name: '段階' }));
    expect(tabs.getByRole('link', { name: '書類1' })).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: '未読7' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(town.list[0]?.stage).toBe('NEW'));
    // As if nothing had been: unread again as well.
    expect(await row('相良 望')).toHaveTextContent('未読');
    expect(tabs.getByRole('link', { name: '未読8' })).toBeInTheDocument();
  });

  test('a refusal takes the move back and says why', async () => {
    const { user, town } = await renderDesk();
    await row('相良 望');
    town.refuse('この応募は動かせません。');
    await user.keyboard('js');
    expect(await screen.findByText('この応募は動かせません。')).toBeInTheDocument();
    await waitFor(async () => expect(await row('相良 望')).toHaveTextContent('未読'));
  });

  test('who is moved out of a tab is gone from it at once', async () => {
    const { user } = await renderDesk({
      address: '/projects?job=j_1&tab=considering',
      town: { stages: ['CONSIDERING', 'CONSIDERING', 'INTERVIEW'] },
    });
    await row('相良 望');
    expect(names()).toEqual(['相良 望', '水沢 一樹']);
    await user.keyboard('js');
    await waitFor(() => expect(names()).toEqual(['水沢 一樹']));
    expect(await row('水沢 一樹')).toHaveAttribute('data-current', '');
  });

  test('X declines with words that can be changed', async () => {
    const { user, town } = await renderDesk();
    await row('相良 望');
    await user.keyboard('jx');
    const dialog = within(await screen.findByRole('dialog', { name: '相良 望さんを見送る' }));
    const words = dialog.getByLabelText(/見送りのメッセージ/);
    expect(dialog.getByDisplayValue(/「家計簿アプリの画面設計」にご応募くださり/)).toBe(words);
    await user.clear(words);
    await user.click(dialog.getByRole('button', { name: '送って見送る' }));
    expect(dialog.getByText('見送りのメッセージを入力してください。')).toBeInTheDocument();
    await user.type(words, 'ありがとうございました。');
    await user.click(dialog.getByRole('button', { name: '送って見送る' }));
    await waitFor(() => expect(town.list[0]?.stage).toBe('DECLINED'));
    const sent = town.requests.find(({ name }) => name === 'deskMutationsMoveMutation');
    expect(sent?.variables['input']).toEqual({
      candidateIds: ['candidate_0'],
      stage: 'DECLINED',
      message: 'ありがとうございました。',
    });
  });

  test('a 見送り is taken back by Z, or told to be too late', async () => {
    const { user, town } = await renderDesk();
    await row('相良 望');
    const decline = async (keys: string): Promise<void> => {
      await user.keyboard(keys);
      await user.click(await screen.findByRole('button', { name: '送って見送る' }));
      expect(await screen.findByText('相良 望さんを「見送り」に移しました。')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await decline('jx');
    await user.keyboard('z');
    expect(await screen.findByText('相良 望さんを元に戻しました。')).toBeInTheDocument();
    expect(town.list[0]).toMatchObject({ stage: 'NEW', firstRepliedAt: null });

    await decline('x');
    town.refuse('本人に知らせたあとなので、元に戻せません。');
    await user.keyboard('z');
    expect(await screen.findByText('本人に知らせたあとなので、元に戻せません。')).toBeInTheDocument();
    expect(await row('相良 望')).toHaveTextContent('返信済み');
  });

  test('words that could not be sent are there when 見送る is pressed again', async () => {
    const { user, town } = await renderDesk();
    await row('相良 望');
    await user.keyboard('jx');
    const words = await screen.findByLabelText(/見送りのメッセージ/);
    await user.clear(words);
    await user.type(words, 'またいつか。');
    town.refuse('この操作はできません。');
    await user.click(screen.getByRole('button', { name: '送って見送る' }));
    expect(await screen.findByText(/この操作はできません。入力した内容は残っています。/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('x');
    expect(await screen.findByLabelText(/見送りのメッセージ/)).toHaveValue('またいつか。');
    await user.click(screen.getByRole('button', { name: '送って見送る' }));
    await waitFor(() => expect(town.list[0]?.stage).toBe('DECLINED'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('s');
    await user.keyboard('z');
    await waitFor(() => expect(town.list[0]?.stage).toBe('NEW'));
    await user.keyboard('x');
    expect(await screen.findByDisplayValue(/ご応募くださり/)).toBeInTheDocument();
  });

  test('Z after another opening was chosen puts them back into their own', async () => {
    const { user, town, environment } = await renderDesk();
    await row('相良 望');
    await user.keyboard('js');
    await waitFor(() => expect(town.list[0]?.stage).toBe('CONSIDERING'));
    await user.click(screen.getByRole('link', { name: /年末の挨拶状/ }));
    await screen.findByRole('heading', { name: '年末の挨拶状', level: 2 });
    await user.keyboard('z');
    await waitFor(() => expect(town.list[0]?.stage).toBe('NEW'));
    expect(stageMovesOf(environment).all().get('candidate_0')).toMatchObject({ job: 'j_1', stage: 'NEW' });
  });

  test('E takes somebody’s colleague away and says so', async () => {
    const { user } = await renderDesk();
    await row('相良 望');
    await user.keyboard('je');
    await user.click(await screen.findByRole('radio', { name: '担当者なし' }));
    await user.click(screen.getByRole('button', { name: '設定する' }));
    expect(await screen.findByText('相良 望さんの担当を外しました。')).toBeInTheDocument();
  });

  test('E gives somebody a colleague, M opens the room', async () => {
    const { user, town, router } = await renderDesk();
    await row('相良 望');
    await user.keyboard('je');
    const dialog = within(await screen.findByRole('dialog', { name: '相良 望さんの担当' }));
    await user.click(dialog.getByRole('radio', { name: '小野寺 圭' }));
    await user.click(dialog.getByRole('button', { name: '設定する' }));
    await waitFor(() => expect(town.list[0]?.assignee).toBe(colleague));
    expect(await screen.findByLabelText('担当 小野寺 圭')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('m');
    expect(await screen.findByRole('region', { name: '応募者とのメッセージ' })).toBeInTheDocument();
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ candidate: 'candidate_0', talk: true }),
    );
    expect(screen.getByRole('complementary', { name: '応募者の詳細' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: '応募者とのメッセージ' })).toBeNull());
    expect(screen.getByRole('complementary', { name: '応募者の詳細' })).toBeInTheDocument();
  });

  test('where there is no room beside the list, M goes to the room', async () => {
    const { user, router } = await renderDesk();
    await row('相良 望');
    const list = globalThis.matchMedia(media.tablet);
    vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query === media.tablet }));
    await user.keyboard('jm');
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/room_1'));
  });
});

describe('several at once', () => {
  test('space and shift tick, the address keeps it, and a reload restores it', async () => {
    const { user, search } = await renderDesk();
    await row('相良 望');
    await user.keyboard('j{ }');
    await user.keyboard('{Shift>}jj{/Shift}');
    expect(await screen.findByRole('toolbar', { name: '選んだ応募者の操作' })).toHaveTextContent(
      '3人を選択中',
    );
    await waitFor(() => expect(search().selected).toBe('candidate_0.candidate_1.candidate_2'));
  });

  test('are moved together', async () => {
    const { user, town } = await renderDesk({
      address: '/projects?job=j_1&selected=candidate_0.candidate_1',
    });
    const bar = within(await screen.findByRole('toolbar', { name: '選んだ応募者の操作' }));
    await user.click(bar.getByRole('button', { name: /段階を変更する/ }));
    await user.click(await screen.findByRole('menuitem', { name: '面談' }));
    await waitFor(() =>
      expect(town.list.map(({ stage }) => stage).slice(0, 3)).toEqual(['INTERVIEW', 'INTERVIEW', 'NEW']),
    );
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: '選んだ応募者の操作' })).toBeNull());
  });

  test('go one step by S from the stage of the first: nobody falls back, and who stays is told and still ticked', async () => {
    const { user, town, search } = await renderDesk({
      address: '/projects?job=j_1&selected=candidate_0.candidate_1.candidate_2.candidate_3.candidate_4',
      town: { stages: ['HIRED', 'NEW', 'OFFERED', 'DECLINED', 'NEW'] },
    });
    await screen.findByRole('toolbar', { name: '選んだ応募者の操作' });
    const stagesNow = () => town.list.slice(0, 5).map(({ stage }) => stage);
    await user.keyboard('s');
    expect(
      await screen.findByText(
        '水沢 一樹さんほか1人を「書類」に移しました。段階のちがうほかの3人は、そのままです。',
      ),
    ).toBeInTheDocument();
    expect(stagesNow()).toEqual(['HIRED', 'CONSIDERING', 'OFFERED', 'DECLINED', 'CONSIDERING']);
    await waitFor(() => expect(search().selected).toBe('candidate_0.candidate_2.candidate_3'));

    act(() => screen.getByRole('grid').focus());
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(await screen.findByText('成立した応募は、前の段階に戻せません。')).toBeInTheDocument();
    expect(stagesNow()).toEqual(['HIRED', 'CONSIDERING', 'OFFERED', 'DECLINED', 'CONSIDERING']);
  });

  test('are declined together, and taken back to where each of them stood', async () => {
    const { user, town } = await renderDesk({
      address: '/projects?job=j_1&selected=candidate_0.candidate_1',
      town: { stages: ['CONSIDERING', 'INTERVIEW'] },
    });
    const bar = within(await screen.findByRole('toolbar', { name: '選んだ応募者の操作' }));
    await user.click(bar.getByRole('button', { name: '見送る' }));
    await user.click(await screen.findByRole('button', { name: '2人に送って見送る' }));
    expect(await screen.findByText('相良 望さんほか1人を「見送り」に移しました。')).toBeInTheDocument();
    expect(town.list.slice(0, 2).map(({ stage }) => stage)).toEqual(['DECLINED', 'DECLINED']);
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    await waitFor(() =>
      expect(town.list.slice(0, 2).map(({ stage }) => stage)).toEqual(['CONSIDERING', 'INTERVIEW']),
    );
    expect(await row('水沢 一樹')).toHaveTextContent('面談');
  });

  test('their answers stand beside one another', async () => {
    const { user } = await renderDesk({ address: '/projects?job=j_1&selected=candidate_0.candidate_1' });
    await user.click(await screen.findByRole('button', { name: '並べて見る' }));
    const table = within(await screen.findByRole('region', { name: '回答の表' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(2);
    expect(table.getAllByText('希望時給(税抜) 5,500円')).toHaveLength(2);
    expect(table.getByText('相良の答えです。')).toBeInTheDocument();
    expect(table.getByText('水沢の答えです。')).toBeInTheDocument();
    expect(table.getByText('問1')).toBeInTheDocument();
  });
});

describe('notes', () => {
  const openRecord = async () => {
    const desk = await renderDesk({ address: '/projects?job=j_1&candidate=candidate_0' });
    await screen.findByRole('heading', { name: '相良 望', level: 2 });
    await desk.user.click(screen.getByRole('tab', { name: '記録' }));
    return desk;
  };

  test('stand there before the server has them, and can be put right and taken away', async () => {
    const { user, town } = await openRecord();
    const letGo = town.hold();
    await user.type(screen.getByLabelText('メモを書く'), '会って話したい。');
    await user.click(screen.getByRole('button', { name: 'メモを保存' }));
    const note = await screen.findByRole('article');
    expect(note).toHaveTextContent('澤 千尋送信中会って話したい。');
    expect(within(note).queryByRole('button')).toBeNull();
    expect(screen.getByRole('tab', { name: '記録1' })).toBeInTheDocument();
    expect(screen.getByLabelText('メモを書く')).toHaveValue('');
    expect(town.list[0]?.notes).toEqual([]);
    letGo();
    await user.click(await screen.findByRole('button', { name: '編集する' }));
    const again = screen.getByLabelText('メモを編集する');
    await user.clear(again);
    await user.type(again, '来週会う。');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(screen.getByRole('article')).toHaveTextContent('来週会う。');
    await waitFor(() => expect(town.list[0]?.notes).toMatchObject([{ body: '来週会う。' }]));
    await user.click(await screen.findByRole('button', { name: '削除する' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '削除する' }),
    );
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    await waitFor(() => expect(town.list[0]?.notes).toEqual([]));
  });

  test('that could not be kept go back to where they were written', async () => {
    const { user, town } = await openRecord();
    town.refuse('この操作はできません。');
    await user.type(screen.getByLabelText('メモを書く'), '会って話したい。');
    await user.click(screen.getByRole('button', { name: 'メモを保存' }));
    expect(
      await screen.findByText('この操作はできません。入力した内容を、入力欄に戻しました。'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByLabelText('メモを書く')).toHaveValue('会って話したい。');
  });

  test('that are being put right wait as well, and say where they are when they could not be kept', async () => {
    const { user, town } = await openRecord();
    await user.type(screen.getByLabelText('メモを書く'), '会って話したい。');
    await user.click(screen.getByRole('button', { name: 'メモを保存' }));
    await user.click(await screen.findByRole('button', { name: '編集する' }));
    await user.type(screen.getByLabelText('メモを編集する'), '来週に。');
    await user.click(screen.getByRole('tab', { name: '経歴' }));
    await user.click(screen.getByRole('tab', { name: '記録1' }));
    expect(screen.getByLabelText('メモを編集する')).toHaveValue('会って話したい。来週に。');

    town.refuse('この操作はできません。');
    const letGo = town.hold();
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await user.click(screen.getByRole('tab', { name: '経歴' }));
    letGo();
    expect(
      await screen.findByText(
        'この操作はできません。入力した内容は残っています。記録を開くと、入力欄に表示されます。',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '記録1' }));
    expect(screen.getByLabelText('メモを編集する')).toHaveValue('会って話したい。来週に。');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(town.list[0]?.notes).toMatchObject([{ body: '会って話したい。来週に。' }]));
    await user.click(screen.getByRole('tab', { name: '経歴' }));
    await user.click(screen.getByRole('tab', { name: '記録1' }));
    expect(screen.queryByLabelText('メモを編集する')).toBeNull();
  });

  test('that were begun wait for whoever comes back', async () => {
    const { user } = await openRecord();
    await user.type(screen.getByLabelText('メモを書く'), '途中まで');
    await user.click(screen.getByRole('tab', { name: '経歴' }));
    await user.click(screen.getByRole('tab', { name: '記録' }));
    expect(screen.getByLabelText('メモを書く')).toHaveValue('途中まで');
  });
});

describe('the board', () => {
  test('is gone along and moved on by keys', async () => {
    const { user, town } = await renderDesk({
      address: '/projects?job=j_1&view=board',
      town: { candidates: 3, stages: ['CONSIDERING', 'CONSIDERING', 'INTERVIEW'] },
    });
    const column = (name: RegExp) => within(screen.getByRole('listbox', { name }));
    await screen.findByRole('option', { name: /相良 望/ });
    await user.keyboard('j');
    expect(screen.getByRole('option', { name: /相良 望/ })).toHaveAttribute('data-current', '');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(column(/面談/).getAllByRole('option')).toHaveLength(2));
    expect(column(/書類/).queryByRole('option', { name: /相良 望/ })).toBeNull();
    await waitFor(() => expect(town.list[0]?.stage).toBe('INTERVIEW'));
    expect(screen.getByRole('heading', { name: /面談.*2/, level: 3 })).toBeInTheDocument();
  });

  test('leaves the focus to whoever types while a colleague moves somebody', async () => {
    const { user, town, tell, search } = await renderDesk({
      address: '/projects?job=j_1&view=board',
      town: { candidates: 3, stages: ['CONSIDERING', 'CONSIDERING', 'INTERVIEW'] },
    });
    await screen.findByRole('option', { name: /水沢 一樹/ });
    await user.keyboard('jj{Enter}');
    await screen.findByRole('heading', { name: '水沢 一樹', level: 2 });
    await user.click(screen.getByRole('tab', { name: '記録' }));
    await user.type(screen.getByLabelText('メモを書く'), '会って');
    const [first] = town.list;
    if (first === undefined) throw new Error('The town is empty');
    Object.assign(first, { stage: 'INTERVIEW', isRead: true });
    await tell({ kind: 'MOVED', candidate: first, changedBy: colleague });
    await waitFor(() =>
      expect(within(screen.getByRole('listbox', { name: /書類/ })).getAllByRole('option')).toHaveLength(1),
    );
    await user.keyboard('s');
    expect(screen.getByLabelText('メモを書く')).toHaveFocus();
    expect(screen.getByLabelText('メモを書く')).toHaveValue('会ってs');
    expect(town.list[1]?.stage).toBe('CONSIDERING');
    // The keyboard still stands at the same person.
    expect(screen.getByRole('option', { name: /水沢 一樹/ })).toHaveAttribute('data-current', '');
    await waitFor(() => expect(search().candidate).toBe('candidate_1'));
  });

  test('gives the focus to the column of whoever is closed', async () => {
    const { user, search } = await renderDesk({
      address: '/projects?job=j_1&view=board&candidate=candidate_1',
      town: { candidates: 3, stages: ['CONSIDERING', 'INTERVIEW', 'INTERVIEW'] },
    });
    await screen.findByRole('heading', { name: '水沢 一樹', level: 2 });
    await user.click(screen.getByRole('tab', { name: '記録' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search().candidate).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('listbox', { name: /面談/ })).toHaveFocus());
    expect(screen.getByRole('option', { name: /水沢 一樹/ })).toHaveAttribute('data-current', '');
  });

  test('moves everybody who is ticked with the one that is dragged', async () => {
    const { town } = await renderDesk({
      address: '/projects?job=j_1&view=board&selected=candidate_0.candidate_2',
      town: { candidates: 4, stages: ['NEW', 'NEW', 'CONSIDERING', 'INTERVIEW'] },
    });
    const card = await screen.findByRole('option', { name: /相良 望/ });
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(card, { dataTransfer });
    fireEvent.drop(screen.getByRole('listbox', { name: /面談/ }));
    await waitFor(() =>
      expect(town.list.map(({ stage }) => stage)).toEqual(['INTERVIEW', 'NEW', 'INTERVIEW', 'INTERVIEW']),
    );
    // One who is not ticked goes alone.
    fireEvent.dragStart(screen.getByRole('option', { name: /水沢 一樹/ }), { dataTransfer });
    fireEvent.drop(screen.getByRole('listbox', { name: /面談/ }));
    await waitFor(() => expect(town.list[1]?.stage).toBe('INTERVIEW'));
  });

  test('shows whom the open panel moves in the column that they go to, to any stage', async () => {
    const { user, town } = await renderDesk({
      address: '/projects?job=j_1&view=board&candidate=candidate_0',
      town: { candidates: 2, stages: ['CONSIDERING', 'INTERVIEW'] },
    });
    await screen.findByRole('heading', { name: '相良 望', level: 2 });
    await user.click(screen.getByRole('button', { name: '段階を変更する' }));
    const menu = within(await screen.findByRole('menu', { name: '段階を変更する' }));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'オファーを送る',
      '新着',
      '面談',
      'オファーオファーを送ると移ります',
      '成立オファーの承諾で移ります',
    ]);
    await user.click(menu.getByRole('menuitem', { name: '面談' }));
    expect(
      await within(screen.getByRole('listbox', { name: /面談/ })).findByRole('option', { name: /相良 望/ }),
    ).toBeInTheDocument();
    await waitFor(() => expect(town.list[0]?.stage).toBe('INTERVIEW'));
  });

  test('moves nobody to オファー or 成立: the one leads to the form of an offer, the other says why', async () => {
    const { user, town } = await renderDesk({
      address: '/projects?job=j_1&view=board&selected=candidate_0.candidate_1',
      town: { candidates: 2, stages: ['INTERVIEW', 'INTERVIEW'] },
    });
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(await screen.findByRole('option', { name: /相良 望/ }), { dataTransfer });
    fireEvent.drop(screen.getByRole('group', { name: /成立/ }));
    expect(
      await screen.findByText('「成立」には、オファーが承諾されると自動で移ります。'),
    ).toBeInTheDocument();
    await user.keyboard('s');
    expect(
      await screen.findByText('「オファー」には、オファーを送ると自動で移ります。1人ずつ送ってください。'),
    ).toBeInTheDocument();
    expect(town.list.map(({ stage }) => stage)).toEqual(['INTERVIEW', 'INTERVIEW']);
  });

  test('moves nobody by what is dropped after a drag was given up', async () => {
    const { town } = await renderDesk({
      address: '/projects?job=j_1&view=board',
      town: { candidates: 2, stages: ['CONSIDERING', 'INTERVIEW'] },
    });
    const card = await screen.findByRole('option', { name: /相良 望/ });
    const column = screen.getByRole('listbox', { name: /面談/ });
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(card, { dataTransfer });
    fireEvent.dragEnd(card);
    fireEvent.drop(column);
    expect(within(column).getAllByRole('option')).toHaveLength(1);
    fireEvent.dragStart(card, { dataTransfer });
    fireEvent.drop(column);
    await waitFor(() => expect(town.list[0]?.stage).toBe('INTERVIEW'));
    expect(town.requests.filter(({ name }) => name === 'deskMutationsMoveMutation')).toHaveLength(1);
  });
});

describe('two at once', () => {
  test('a colleague’s move is seen in row and counts, with who it was', async () => {
    const { tell, town } = await renderDesk();
    await row('相良 望');
    const [first] = town.list;
    if (first === undefined) throw new Error('The town is empty');
    Object.assign(first, { stage: 'INTERVIEW', isRead: true });
    await tell({ kind: 'MOVED', candidate: first, changedBy: colleague });
    expect(
      await screen.findByText('小野寺 圭さんが、相良 望さんを「面談」に移しました。'),
    ).toBeInTheDocument();
    expect(await row('相良 望')).toHaveTextContent('面談');
    expect(
      within(screen.getByRole('navigation', { name: '段階' })).getByRole('link', { name: '面談1' }),
    ).toBeInTheDocument();
  });

  test('what a colleague does is told as what it is, and merely looking not at all', async () => {
    const { tell, town } = await renderDesk();
    await row('相良 望');
    const [first, second] = town.list;
    if (first === undefined || second === undefined) throw new Error('The town is empty');
    first.isRead = true;
    await tell({ kind: 'READ', candidate: first, changedBy: colleague });
    expect(await row('相良 望')).not.toHaveTextContent('未読');
    expect(screen.queryByText(/小野寺 圭さんが、/)).toBeNull();
    await tell({ kind: 'ROOM_OPENED', candidate: first, changedBy: colleague });
    expect(screen.queryByText(/小野寺 圭さんが、/)).toBeNull();

    await tell({ kind: 'NOTED', candidate: first, changedBy: colleague });
    expect(screen.getByText('小野寺 圭さんが、相良 望さんの記録を変更しました。')).toBeInTheDocument();
    second.assignee = colleague;
    await tell({ kind: 'ASSIGNED', candidate: second, changedBy: colleague });
    expect(
      screen.getByText('小野寺 圭さんが、水沢 一樹さんの担当を小野寺 圭さんに決めました。'),
    ).toBeInTheDocument();
  });

  test('an opening that a colleague closes goes to its group, and the desk stays with it', async () => {
    const { tellOfOpening, town } = await renderDesk({ address: '/projects' });
    await row('相良 望');
    const list = within(screen.getByRole('complementary', { name: '募集の一覧' }));
    expect(
      within(list.getByRole('region', { name: '募集中' })).getByText('家計簿アプリの画面設計'),
    ).toBeInTheDocument();
    town.close();
    await tellOfOpening(colleague);
    expect(
      await screen.findByText('小野寺 圭さんが、「家計簿アプリの画面設計」を終了しました。'),
    ).toBeInTheDocument();
    await waitFor(() => expect(list.queryByRole('region', { name: '募集中' })).toBeNull());
    expect(
      within(list.getByRole('region', { name: '募集終了' })).getByText('家計簿アプリの画面設計'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '家計簿アプリの画面設計', level: 2 })).toBeInTheDocument();
    expect(town.requests.map(({ name }) => name)).toEqual([
      'deskQuery',
      'deskQueryOpeningsQuery',
      'CandidatesPaneQuery',
    ]);
  });

  test('a draft that a colleague begins stands in the list, and goes with them', async () => {
    const { tellOfOpening, town } = await renderDesk({ address: '/projects' });
    await row('相良 望');
    const list = within(screen.getByRole('complementary', { name: '募集の一覧' }));
    const { begun, drop } = town.beginDraft('港の案内板');
    await tellOfOpening(colleague, begun);
    expect(await list.findByText('港の案内板')).toBeInTheDocument();
    expect(
      await screen.findByText('小野寺 圭さんが、「港の案内板」の下書きを作りました。'),
    ).toBeInTheDocument();
    drop();
    await tellOfOpening(colleague, null);
    await waitFor(() => expect(list.queryByText('港の案内板')).toBeNull());
  });

  test('who enters stands in the list', async () => {
    const { tell, town } = await renderDesk({ town: { candidates: 2 } });
    await row('相良 望');
    const late = town.makeCandidate(2, 'NEW');
    town.arrive(late);
    await tell({ kind: 'ENTERED', candidate: late, changedBy: null });
    expect(await row('野々村 拓')).toBeInTheDocument();
    expect(screen.getByText('「家計簿アプリの画面設計」に野々村 拓さんが応募しました。')).toBeInTheDocument();
  });
});

test('a phone shows openings, then candidates, then one of them', async () => {
  const { user, search, router } = await renderDesk({ address: '/projects?job=j_1', width: 390 });
  const card = await screen.findByRole('link', { name: /相良 望.*返信/ });
  expect(card).toHaveTextContent('希望時給 5,500円(税抜)');
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(card);
  expect(await screen.findByRole('heading', { name: '相良 望', level: 2 })).toBeInTheDocument();
  expect(search().candidate).toBe('candidate_0');
  await user.click(screen.getByRole('button', { name: '応募者の一覧へ' }));
  await waitFor(() => expect(search().candidate).toBeUndefined());
  await waitFor(() => expect(screen.getByRole('link', { name: /相良 望/ })).toHaveFocus());
  expect(router.history.location.state.__TSR_index).toBe(0);
});

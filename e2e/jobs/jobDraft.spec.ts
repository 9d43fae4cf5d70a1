import type { Locator, Page } from 'playwright-core';
import type { App } from '../support/app.ts';
import { enterByPage } from '../support/entries.ts';
import { expectFit } from '../support/fit.ts';
import { tabAndPress, tabAndType, tabTo } from '../support/keyboard.ts';
import { atPath, button, demo, field, newCreator, signedIn, storageOf } from '../support/members.ts';
import { plainPng } from '../support/pictures.ts';
import { describe, expect, test } from '../support/test.ts';
import type { OpenedPage, OpenOptions } from '../support/page.ts';
import { newDraftLink } from '../../src/features/jobs/draft/newDraft.ts';
import type { DraftKind } from '../../src/features/jobs/draft/newDraft.ts';

type Open = (address: string, options?: OpenOptions) => Promise<OpenedPage>;

const saved = (page: Page) => page.locator('output').filter({ hasText: '保存済み' });
const title = (page: Page) => field(page, '募集タイトル');
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const choose = (page: Page, group: RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click();

/** What the preview marks, as far as it stands in the preview's sight. */
function markedWords(): string[] {
  const sight = document.querySelector('[aria-label=プレビュー]')?.getBoundingClientRect();
  return [...(CSS.highlights.get('draft-new-words') ?? [])].flatMap((range) => {
    const place = range instanceof Range ? range.getBoundingClientRect() : undefined;
    const isSeen = sight && place && place.top >= sight.top && place.bottom <= sight.bottom;
    return isSeen ? [String(range)] : [];
  });
}

/** A new draft of a kind, before the demo company. */
async function newDraft(app: App, open: Open, kind: DraftKind, options: OpenOptions = {}) {
  const storage = await signedIn(app, demo.company, demo.password);
  const { to, params } = newDraftLink(kind);
  const { page } = await open(to.replace('$id', params.id), { storage, ...options });
  return { page, id: params.id, storage, editPath: `/jobs/draft/${kind}/${params.id}/edit` };
}

/** From the check to the page of what was published, by what presses a button. */
async function publish(
  page: Page,
  id: string,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  await press(button(page, '公開前の確認へ').first());
  const dialog = page.getByRole('dialog', { name: 'この内容で公開しますか' });
  await dialog.waitFor();
  await expectFit(page);
  await press(button(dialog, '公開する'));
  await atPath(page, `/jobs/${id}`);
  // The address comes before the page, and the preview has the same title.
  await page.getByRole('region', { name: 'プレビュー' }).waitFor({ state: 'detached' });
}

/** A new creator finds it at its address and enters it. Answers their page, once it says what comes of it. */
async function entered(app: App, open: Open, id: string): Promise<Page> {
  const { tokens } = await newCreator(app, 'entering');
  const { page } = await open(`/jobs/${id}`, { storage: storageOf(tokens) });
  await enterByPage(page);
  await page.getByRole('region', { name: 'あなたの応募' }).waitFor();
  return page;
}

const grid = (page: Page) => page.getByRole('grid', { name: '応募者' });
const candidate = (page: Page) => page.getByRole('complementary', { name: '応募者の詳細' });

describe('from an empty draft to what is published, entered, and seen at the desk', () => {
  test('単発: every way of writing, with picture, price and a question', async ({ app, open }) => {
    const { page, id, editPath } = await newDraft(app, open, 'contract');
    await expectFit(page);
    // With gaps it stays pressable, and leads to the first.
    await button(page, '公開前の確認へ').first().click();
    const gaps = page.getByRole('dialog', { name: /あと\d+項目で公開できます/ });
    await gaps.waitFor();
    await expectFit(page);
    await button(gaps, '公開する').click();
    await expect.poll(() => isFocused(title(page))).toBe(true);

    await page.keyboard.type('宿の予約画面と、館内の案内画面の設計');
    await field(page, '内容').fill('函館の元町に、九室の宿をひらきます。');
    // What is being written is marked in the preview, and stands in sight there.
    await field(page, '支払期日').fill('検収した月の翌月末');
    await expect.poll(() => page.evaluate(markedWords)).toContain('検収した月の翌月末');
    await field(page, '仕事の場所').fill('自宅など、働く人が選ぶ場所');
    await field(page, '支払額\\(税抜\\)').fill('１１万');
    await page.getByText('クリエイターの手取り(税込)').waitFor();
    await button(page, '質問を追加する').click();
    await page.keyboard.type('似た仕事の経験を教えてください。');
    await atPath(page, editPath);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await plainPng('cover.png', 1600, 600, '#22379B'));
    await page.getByRole('img', { name: '現在のカバー画像' }).waitFor();
    await saved(page).waitFor();
    await expectFit(page);
    await publish(page, id);
    await page.getByRole('heading', { level: 1, name: /宿の予約画面と/ }).waitFor();

    const theirs = await entered(app, open, id);
    await theirs.getByText('返信待ち').first().waitFor();
    await page.getByRole('link', { name: '応募を見る' }).click();
    await grid(page)
      .getByRole('row', { name: /糸井 ゆき/ })
      .click();
    await candidate(page).getByText('1つ目の答えです。').waitFor();
    await candidate(page).getByText('似た仕事の経験を教えてください。').waitFor();
    await candidate(page).getByText('2つ目の答えです。').waitFor();
  });

  test('時間制: by keyboard alone', async ({ app, open }) => {
    const { page, id } = await newDraft(app, open, 'hourly', { theme: 'dark' });
    const check = button(page, '公開前の確認へ').first();
    await expectFit(page);
    await tabAndPress(page, check);
    const gaps = page.getByRole('dialog', { name: /あと\d+項目で公開できます/ });
    await gaps.waitFor();
    await page.keyboard.press('Escape');
    await gaps.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(check), { message: 'closed, it gives the focus back' }).toBe(true);
    await page.keyboard.press('Enter');
    await tabAndPress(page, button(gaps, '公開する'));
    await expect.poll(() => isFocused(title(page))).toBe(true);

    await page.keyboard.type('週に二日、商品の画面を整える人');
    await tabAndType(page, '任せたい範囲', '通販の画面の改善。企画から検証まで。');
    await tabAndType(page, '1時間の支払額\\(税抜\\)', '５，５００');
    const remote = page.getByRole('group', { name: /^働き方/ }).getByRole('radio', { name: '完全リモート' });
    await tabTo(page, remote);
    await page.keyboard.press('ArrowRight');
    await tabAndType(page, '仕事の場所', '石川県金沢市東山1-27-11。週に一日');
    for (const text of ['いつから始められますか。', '使い慣れた道具を教えてください。']) {
      await tabAndPress(page, button(page, '質問を追加する'));
      await page.keyboard.type(text);
    }
    await publish(page, id, async (target) => {
      await tabTo(page, target, (await page.getByRole('dialog').count()) > 0 ? 'Tab' : 'Shift+Tab');
      await page.keyboard.press('Enter');
    });
    await page.getByRole('heading', { level: 1, name: /週に二日/ }).waitFor();

    await entered(app, open, id);
    await tabAndPress(page, page.getByRole('link', { name: '応募を見る' }));
    await grid(page)
      .getByRole('row', { name: /糸井 ゆき/ })
      .waitFor();
    await tabTo(page, grid(page));
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await candidate(page).getByText('3つ目の答えです。').waitFor();
  });

  test('正社員: what the law asks for is asked for, answer by answer', async ({ app, open }) => {
    const { page, id } = await newDraft(app, open, 'fulltime');
    await expectFit(page);
    await title(page).fill('菓子の包みを考えるデザイナー');
    await field(page, '仕事の内容').fill('季節の菓子の包みと、店頭の表示。');
    await field(page, '仕事の内容の変更の範囲').fill('会社の定める業務');
    await choose(page, /^派遣での雇用/, '派遣ではない');
    await choose(page, /^契約の期間/, '期間の定めあり');
    await field(page, '期間').fill('2027年4月1日から1年');
    await field(page, '更新の基準と上限').fill('仕事の成績による。通算5年まで');
    await choose(page, /^試用期間/, 'ない');
    await choose(page, /^給与形態/, '月給');
    await field(page, '給与の下限\\(額面\\)').fill('28万');
    await choose(page, /^固定残業代/, '含まない');
    await field(page, '就業時間').fill('9:00から18:00まで');
    await field(page, '休憩').fill('60分');
    await field(page, '時間外の労働').fill('月に平均10時間');
    await choose(page, /^裁量労働制/, '適用しない');
    await field(page, '休日と休暇').fill('土日と祝日');
    await field(page, '仕事の場所').fill('石川県金沢市東山1-27-11');
    await field(page, '働く場所の変更の範囲').fill('変更なし');
    await choose(page, /^受動喫煙の対策/, '屋内は禁煙');
    await field(page, '加入する保険').fill('健康・厚生年金・雇用・労災');
    await saved(page).waitFor();
    await expectFit(page);
    await publish(page, id);
    await page.getByRole('heading', { level: 1, name: /菓子の包み/ }).waitFor();

    // To employ somebody begins with a conversation.
    const theirs = await entered(app, open, id);
    const room = theirs.getByRole('link', { name: 'メッセージを開く' });
    await room.first().waitFor();
    await expect.poll(() => room.first().getAttribute('href')).toMatch(/^\/messages\/chatRoom_/);
    await page.getByRole('link', { name: '応募を見る' }).click();
    await grid(page)
      .getByRole('row', { name: /糸井 ゆき/ })
      .click();
    await candidate(page).getByText('1つ目の答えです。').waitFor();
  });
});

describe('what is written is never lost', () => {
  test('offline it is kept, survives a reload, and is sent when the line is back', async ({ app, open }) => {
    const { page, editPath } = await newDraft(app, open, 'contract');
    await title(page).fill('海図の包み');
    await atPath(page, editPath);
    await saved(page).waitFor();
    // No answers any more, though the browser does not know it: as on a train.
    await page.route('**/graphql', (route) => route.abort('aborted'));
    await field(page, '内容').fill('トンネルの中で書いた内容。');
    await page.getByText('送れません').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await expect.poll(() => field(page, '内容').inputValue()).toBe('トンネルの中で書いた内容。');
    await saved(page).waitFor();
    await page.evaluate(() => localStorage.clear());
  });

  test('leaving with something that cannot be sent asks', async ({ app, open }) => {
    const { page, editPath } = await newDraft(app, open, 'contract');
    await title(page).fill('海図の包み');
    await atPath(page, editPath);
    await saved(page).waitFor();
    await page.route('**/graphql', (route) => route.abort('aborted'));
    await field(page, '内容').fill('まだ送れない内容。');
    await page.locator('main').getByRole('link', { name: '募集', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'まだ送れていない変更があります' });
    await question.waitFor();
    await question.getByRole('button', { name: '編集に戻る' }).click();
    await page.unroute('**/graphql');
    await page.keyboard.press('Control+s');
    await saved(page).waitFor();
    await page.locator('main').getByRole('link', { name: '募集', exact: true }).click();
    await atPath(page, '/projects');
  });

  test('two tabs: the second is told, and chooses field by field', async ({ app, open }) => {
    const { page, editPath, storage } = await newDraft(app, open, 'contract');
    await title(page).fill('はじめの題名');
    await atPath(page, editPath);
    await saved(page).waitFor();
    const { page: other } = await open(editPath, { storage });
    await title(other).fill('もう一人の題名');
    await field(other, '内容').fill('もう一人の内容。');
    await other.keyboard.press('Control+s');
    await expect.poll(() => saved(other).count()).toBe(1);

    await title(page).fill('こちらの題名');
    const dialog = page.getByRole('alertdialog', { name: '別のところで保存されています' });
    await dialog.waitFor();
    await expectFit(page);
    await dialog.getByText('もう一人の題名').waitFor();
    await dialog.getByRole('button', { name: '選んだとおりに保存する' }).click();
    await dialog.waitFor({ state: 'detached' });
    await saved(page).waitFor();
    await other.reload();
    await expect.poll(() => title(other).inputValue()).toBe('こちらの題名');
    await expect.poll(() => field(other, '内容').inputValue()).toBe('もう一人の内容。');
  });
});

test('it is copied and deleted', async ({ app, open }) => {
  const { page, editPath } = await newDraft(app, open, 'contract');
  await title(page).fill('写す募集');
  await atPath(page, editPath);
  await saved(page).waitFor();
  await button(page, 'ほかの操作').click();
  await page.getByRole('menuitem', { name: '複製する' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/edit') && url.pathname !== editPath);
  await expect.poll(() => title(page).inputValue()).toContain('写す募集');
  await button(page, 'ほかの操作').click();
  await page.getByRole('menuitem', { name: '削除する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await atPath(page, '/projects');
});

test('deleted in another tab, what is written here stays, over a reload too, and becomes a new draft', async ({
  app,
  open,
}) => {
  const { page, editPath, storage } = await newDraft(app, open, 'contract');
  await title(page).fill('消される下書き');
  await field(page, '内容').fill('一段落め。');
  await atPath(page, editPath);
  await saved(page).waitFor();
  const { page: other } = await open(editPath, { storage });
  await button(other, 'ほかの操作').click();
  await other.getByRole('menuitem', { name: '削除する' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
  await atPath(other, '/projects');

  await field(page, '内容').fill('一段落め。書き足した二段落め。');
  const dialog = page.getByRole('alertdialog', { name: 'この下書きはもうありません' });
  await dialog.waitFor();
  await expectFit(page);
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('link', { name: '募集', exact: true }).click();
  await dialog.waitFor();
  expect(new URL(page.url()).pathname, 'nobody leaves it by chance').toBe(editPath);
  await page.reload();
  await dialog.waitFor();
  await button(dialog, '新しい下書きとして保存').click();
  await page.waitForURL((url) => url.pathname.endsWith('/edit') && url.pathname !== editPath);
  await saved(page).waitFor();
  await page.reload();
  const written = () => field(page, '内容').inputValue();
  await expect.poll(written).toBe('一段落め。書き足した二段落め。');
});

test('a draft of somebody else is not found', async ({ app, open }) => {
  const storage = await signedIn(app, demo.company, demo.password);
  const { params } = newDraftLink('contract');
  const { page } = await open(`/jobs/draft/contract/${params.id}/edit`, { storage });
  await page.getByRole('heading', { name: 'ページが見つかりません。' }).waitFor();
});

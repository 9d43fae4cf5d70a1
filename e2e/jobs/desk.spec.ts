import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe.ts';
import { current, enter, openOpenings, type DeskOpening } from '../support/desk.ts';
import { expectFit } from '../support/fit.ts';
import { letterTo } from '../support/mailbox.ts';
import { demo, signedIn } from '../support/members.ts';
import { settled, sidewaysAt320 } from '../support/page.ts';
import { describe, expect, test as base } from '../support/test.ts';

interface Prepared {
  readonly storage: Record<string, string>;
  readonly opening: DeskOpening;
}

/** Of the demo company, beside its owner. */
const colleagues = {
  agent: 'kita@minamo-kashiho.example',
  recruiter: 'tsuji@minamo-kashiho.example',
} as const;

/** Who enters is found by the newest first. */
const addressOf = ({ id }: DeskOpening, more = '') => `/projects?job=${id}&sort=newest${more}`;

const test = base.extend('desk', async ({ app }): Promise<Prepared> => {
  const [opening] = await openOpenings(app);
  if (opening === undefined) throw new Error('The demo company has no public opening');
  return { storage: await signedIn(app, demo.company, demo.password), opening };
});

const grid = (page: Page) => page.getByRole('grid', { name: '応募者' });
const panel = (page: Page) => page.getByRole('complementary', { name: '応募者の詳細' });
const toast = (page: Page, words: string | RegExp) => page.getByText(words).first();
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '段階' }).getByRole('link', { name });

describe('the desk', () => {
  test('shows an entry as it comes, moves it by keys, and declines with words that arrive by mail', async ({
    app,
    open,
    desk: { storage, opening },
  }) => {
    const { page } = await open(addressOf(opening), { storage });
    await grid(page).waitFor();
    const email = await enter(app, opening, 'deskguest');
    // Seen without a reload, and told of.
    await page.getByText(/「.+」に糸井 ゆきさんが応募しました。/).waitFor();
    const first = grid(page).getByRole('row').nth(1);
    await expect.poll(() => first.innerText()).toContain('糸井 ゆき');

    await grid(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => current(page).innerText()).toContain('糸井 ゆき');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('heading', { name: '糸井 ゆき' }).waitFor();
    await page.keyboard.press('s');
    await toast(page, '糸井 ゆきさんを「書類」に移しました。').waitFor();
    await expect.poll(() => first.innerText()).toContain('書類');

    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: '糸井 ゆきさんを見送る' });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '送って見送る' }).click();
    await toast(page, '糸井 ゆきさんを「見送り」に移しました。').waitFor();
    await page.getByRole('button', { name: '元に戻す' }).click();
    await toast(page, '糸井 ゆきさんを元に戻しました。').waitFor();
    await expect.poll(() => first.innerText()).toContain('書類');

    await grid(page).focus();
    await page.keyboard.press('x');
    await dialog.getByRole('button', { name: '送って見送る' }).click();
    await toast(page, '糸井 ゆきさんを「見送り」に移しました。').waitFor();
    await expect.poll(() => first.innerText()).toContain('返信済み');
    // Who closes the page has sent it all the same.
    await page.close();
    const letter = await letterTo(app, email, opening.title);
    expect(letter.subject).toContain(opening.title);
  });

  test('keeps selection, filters and the open candidate over a reload and Back', async ({
    open,
    desk: { storage, opening },
  }) => {
    const { page } = await open(addressOf(opening), { storage });
    await grid(page).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await page.getByRole('toolbar', { name: '選んだ応募者の操作' }).getByText('2人を選択中').waitFor();
    await page.waitForURL(/selected=/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/candidate=/);
    const name = await panel(page).getByRole('heading', { level: 2 }).innerText();

    await page.reload();
    await settled(page);
    await panel(page).getByRole('heading', { name }).waitFor();
    await page.getByText('2人を選択中').waitFor();

    await page.goBack();
    await panel(page).waitFor({ state: 'hidden' });
    await tab(page, /^見送り/).click();
    await page.waitForURL(/tab=declined/);
    await page.getByRole('button', { name: '絞り込む' }).click();
    await page.getByRole('radio', { name: '担当者なし' }).check();
    await page.waitForURL(/assignee=none/);
    await page.keyboard.press('Escape');
    await page.reload();
    await settled(page);
    await expect.poll(() => tab(page, /^見送り/).getAttribute('aria-current')).toBe('page');
    await page.getByRole('button', { name: '担当者なしを外す' }).waitFor();
  });

  test('is seen by colleagues at once: each hears what the other did, and a recruiter has no more than their share', async ({
    app,
    open,
    desk: { storage, opening },
  }) => {
    const [agent, recruiter] = await Promise.all([
      signedIn(app, colleagues.agent, demo.password),
      signedIn(app, colleagues.recruiter, demo.password),
      enter(app, opening, 'twoatonce'),
    ]);
    const [owner, one, other] = await Promise.all([
      open(addressOf(opening), { storage }),
      open(addressOf(opening), { storage: agent }),
      open(addressOf(opening), { storage: recruiter }),
    ]);
    const row = (page: Page) => grid(page).getByRole('row').nth(1);
    await Promise.all([owner, one, other].map(({ page }) => grid(page).waitFor()));
    // Who may write is asked to; a recruiter from outside sees neither drafts nor what is over.
    const list = (page: Page) => page.getByRole('complementary', { name: '募集の一覧' });
    expect(await list(one.page).getByRole('region').allInnerTexts()).toHaveLength(4);
    await expect.poll(() => list(one.page).getByRole('button', { name: '書く' }).count()).toBe(1);
    expect(
      await list(other.page)
        .getByRole('region', { name: /下書き|終了/ })
        .count(),
    ).toBe(0);
    await expect.poll(() => list(other.page).getByRole('button', { name: '書く' }).count()).toBe(0);

    await grid(one.page).focus();
    await one.page.keyboard.press('Home');
    await one.page.keyboard.press('s');
    await toast(one.page, '糸井 ゆきさんを「書類」に移しました。').waitFor();
    for (const { page } of [owner, other]) {
      await page.getByText('北 修平さんが、糸井 ゆきさんを「書類」に移しました。').waitFor();
      await expect.poll(() => row(page).innerText()).toContain('書類');
    }
    await grid(other.page).focus();
    await other.page.keyboard.press('Home');
    await other.page.keyboard.press('s');
    await one.page.getByText('辻 茜さんが、糸井 ゆきさんを「面談」に移しました。').waitFor();
    await expect.poll(() => row(one.page).innerText()).toContain('面談');
    // One's own act is no news.
    expect(await one.page.getByText(/北 修平さんが、/).count()).toBe(0);
  });

  test('as a board is gone along and moved on by the keyboard', async ({
    app,
    open,
    desk: { storage, opening },
  }) => {
    await enter(app, opening, 'boardguest');
    const { page } = await open(addressOf(opening, '&view=board'), { storage });
    const column = (name: RegExp) => page.getByRole('listbox', { name });
    await column(/新着/)
      .getByRole('option', { name: /糸井 ゆき/ })
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await column(/新着/).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await toast(page, '糸井 ゆきさんを「書類」に移しました。').waitFor();
    await column(/書類/)
      .getByRole('option', { name: /糸井 ゆき/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: '元に戻す' }).click();
    await column(/新着/)
      .getByRole('option', { name: /糸井 ゆき/ })
      .first()
      .waitFor();
  });

  test('as a board takes what the mouse drags from column to column', async ({
    app,
    open,
    desk: { storage, opening },
  }) => {
    await enter(app, opening, 'dragguest');
    const { page } = await open(addressOf(opening, '&view=board'), { storage });
    const column = (name: RegExp) => page.getByRole('listbox', { name });
    const card = (stage: RegExp) =>
      column(stage)
        .getByRole('option', { name: /糸井 ゆき/ })
        .first();
    await card(/新着/).dragTo(column(/面談/));
    await toast(page, '糸井 ゆきさんを「面談」に移しました。').waitFor();
    await card(/面談/).waitFor();
    await page.getByRole('button', { name: '元に戻す' }).click();
    await card(/新着/).waitFor();
  });

  test('sets answers beside one another', async ({ open, desk: { storage, opening } }) => {
    const { page } = await open(addressOf(opening), { storage });
    await grid(page).focus();
    for (const key of ['Space', 'j', 'Space', 'c']) await page.keyboard.press(key);
    const table = page.getByRole('region', { name: '回答の表' });
    await table.waitFor();
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await grid(page).waitFor();
  });

  test('asks for everything it opens with by one request', async ({ open, desk: { storage, opening } }) => {
    const { page } = await open('/terms', { storage });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname !== '/graphql') return;
      const name: unknown = JSON.parse(request.postData() ?? '{}').operationName;
      asked.push(String(name));
    });
    await page.goto(addressOf(opening));
    await grid(page).waitFor();
    await settled(page);
    expect(asked.filter((name) => name === 'deskQuery')).toHaveLength(1);
    expect(asked.filter((name) => /candidates|Candidate|Opening/.test(name))).toEqual([]);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`is fit at every width, ${theme}`, async ({ open, desk: { storage, opening } }) => {
      const { page } = await open(addressOf(opening), { storage, theme });
      await grid(page).getByRole('row').nth(1).click();
      await panel(page).getByRole('heading', { level: 2 }).waitFor();
      await expectFit(page);
      await page.goto(addressOf(opening, '&view=board'));
      await settled(page);
      await expectFit(page);
    });
  }

  test('leads on a phone from openings to candidates to one of them, and back', async ({
    open,
    desk: { storage, opening },
  }) => {
    const { page } = await open('/projects', { storage, viewport: 'phone' });
    expect(await sidewaysAt320(page)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: new RegExp(opening.title) }).click();
    await page.waitForURL(/job=/);
    const card = page.locator('main a[href*="candidate="]').nth(5);
    await card.scrollIntoViewIfNeeded();
    const address = await card.getAttribute('href');
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await card.click();
    await panel(page).getByRole('heading', { level: 2 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // To where one was in the list, and to whom one came from.
    await page.getByRole('button', { name: '応募者の一覧へ' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('link', { name: '募集の一覧へ' }).click();
    await page.getByRole('complementary', { name: '募集の一覧' }).waitFor();
  });
});

test('an opening that is ended answers who waits by mail, and every desk sees it at once', async ({
  app,
  open,
  desk: { storage },
}) => {
  const opening = (await openOpenings(app)).at(-1);
  if (opening === undefined) throw new Error('The demo company has no public opening');
  const [email, agent] = await Promise.all([
    enter(app, opening, 'closingguest'),
    signedIn(app, colleagues.agent, demo.password),
  ]);
  const [{ page }, colleague] = await Promise.all([
    open(addressOf(opening), { storage }),
    open(addressOf(opening), { storage: agent }),
  ]);
  await Promise.all([grid(page).waitFor(), grid(colleague.page).waitFor()]);
  await page.getByRole('link', { name: '募集を見る' }).click();
  await page.getByRole('button', { name: '募集を終了する' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog
    .getByRole('textbox', { name: /未返信の応募者へのメッセージ/ })
    .fill('ご応募をありがとうございました。');
  await dialog.getByRole('button', { name: '募集を終了する' }).click();
  await toast(page, '募集を終了しました。').waitFor();
  await page.goBack();
  for (const each of [page, colleague.page]) {
    await each
      .getByRole('region', { name: '募集終了' })
      .getByRole('link', { name: new RegExp(opening.title) })
      .waitFor();
    const first = grid(each).getByRole('row').nth(1);
    await expect.poll(() => first.innerText()).toContain('見送り');
  }
  const letter = await letterTo(app, email, opening.title);
  expect(letter.text).toContain('ご応募をありがとうございました。');
});

describe('a creator’s dealings', () => {
  test('stand by how far they came, each with its way to the opening', async ({ app, open }) => {
    const { page } = await open('/projects', {
      storage: await signedIn(app, demo.creator, demo.password),
    });
    await page.getByRole('heading', { name: '案件', level: 1 }).waitFor();
    await page
      .getByRole('heading', { name: /返信待ち|選考中・進行中|終了/ })
      .first()
      .waitFor();
    await page.locator('main a[href^="/jobs/"]').first().waitFor();
    await expectFit(page);
  });
});

import type { Page } from 'playwright-core';
import * as v from 'valibot';
import type { App } from '../support/app.ts';
import { enterByPage, writeEntry } from '../support/entries.ts';
import { expectFit } from '../support/fit.ts';
import { button, demo, newCreator, signedIn, storageOf, tokensOf } from '../support/members.ts';
import { settled } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('region', { name: '仕事の一覧' }).getByRole('article');
const titles = (page: Page) => rows(page).getByRole('heading').getByRole('link');
const aside = (page: Page) => page.getByRole('complementary', { name: '募集の状態' });
const searchOf = (page: Page) => new URL(page.url()).search;

const openingsRule = v.object({
  data: v.object({
    jobOpenings: v.object({
      nodes: v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          isOpenToOutside: v.boolean(),
          resumerationType: v.string(),
        }),
      ),
    }),
  }),
});

/** The openings of the demo town that members may enter. */
async function openings(app: App) {
  const { accessToken } = await tokensOf(app, demo.creator, demo.password);
  const response = await fetch(`${app.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      query: '{ jobOpenings(limit: 60, offset: 0) { nodes { id title isOpenToOutside resumerationType } } }',
    }),
  });
  return v.parse(openingsRule, await response.json()).data.jobOpenings.nodes;
}

describe('jobs', () => {
  test('a creator finds one by a filter, enters it with answers, and finds it among what they entered', async ({
    app,
    open,
  }) => {
    const storage = storageOf((await newCreator(app, 'hana')).tokens);
    const { page } = await open('/jobs', { storage });
    await rows(page).first().waitFor();
    await button(page, '分野').click();
    await page.getByRole('checkbox', { name: 'パッケージ', exact: true }).check();
    await page.keyboard.press('Escape');
    const tag = button(page, 'パッケージを外す');
    await tag.waitFor();
    const filtered = searchOf(page);
    expect(filtered).toMatch(/^\?category=category_\d+$/);

    await page.reload();
    await tag.waitFor();
    expect(searchOf(page), 'filters survive a reload').toBe(filtered);
    await settled(page);
    await expectFit(page);
    const title = (await titles(page).first().innerText()).trim();
    await titles(page).first().click();
    await page.waitForURL(/\/jobs\/j_/);
    await page.goBack();
    await tag.waitFor();
    expect(searchOf(page), 'and Back').toBe(filtered);
    await button(page, `${title}を保存`).click();

    await titles(page).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settled(page);
    await expect.poll(() => page.title()).toContain(title);
    await expectFit(page);
    await expect.poll(() => button(page, 'この仕事を保存').getAttribute('aria-pressed')).toBe('true');
    await button(page, '応募する').click();
    await writeEntry(page);
    await expectFit(page);
    await button(page, '応募を送る').click();
    await page.getByRole('region', { name: 'あなたの応募' }).getByText('返信待ち').waitFor();
    await expect.poll(() => button(page, '応募する').count()).toBe(0);
    await page.reload();
    await page.getByText('送った内容').click();
    await page.getByText('1つ目の答えです。').waitFor();

    await page.goto(`${app.origin}/jobs/entered`);
    const entered = page.getByRole('region', { name: '応募した仕事の一覧' }).getByRole('article');
    await entered.getByRole('link', { name: title }).waitFor();
    await expect.poll(() => entered.innerText()).toMatch(/返信期限/);
    await expectFit(page);

    await page.goto(`${app.origin}/jobs/bookmarked`);
    const kept = page.getByRole('region', { name: '保存した仕事の一覧' }).getByRole('article');
    await kept.getByRole('link', { name: title }).waitFor();
    expect(await kept.innerText()).toContain('応募済み');
    await expectFit(page);
  });

  test('an entry can be taken back, after a question', async ({ app, open }) => {
    const storage = storageOf((await newCreator(app, 'mori')).tokens);
    const opening = (await openings(app)).find((each) => each.resumerationType === 'HOURLY_RATE');
    const { page } = await open(`/jobs/${opening?.id ?? ''}`, { storage, theme: 'dark' });
    await enterByPage(page);
    await button(page, '応募を辞退する').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '辞退する' }).click();
    await aside(page).getByText('辞退').waitFor();
    await expectFit(page);
  });

  test('what was written is there after a reload', async ({ app, open }) => {
    const storage = storageOf((await newCreator(app, 'tsuki')).tokens);
    const [opening] = await openings(app);
    const { page } = await open(`/jobs/${opening?.id ?? ''}`, { storage, viewport: 'phone' });
    await button(page, '応募する').click();
    await writeEntry(page);
    await button(page, '下書きを保存して閉じる').click();
    await page.reload();
    await button(page, '応募の続きを書く').click();
    const message = page.getByRole('dialog', { name: '応募する' }).getByRole('textbox').first();
    await expect.poll(() => message.inputValue()).toBe('1つ目の答えです。');
  });

  test('pages have addresses, and a filter begins at the first of them', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/jobs', { storage });
    const before = await titles(page).first().innerText();
    await page.getByRole('link', { name: '2ページ目' }).click();
    await page.waitForURL(/\?page=2$/);
    await expect.poll(() => titles(page).first().innerText()).not.toBe(before);
    await button(page, '場所').click();
    await page.getByRole('checkbox', { name: '完全リモート' }).check();
    await page.waitForURL(/\/jobs\?place=FULL_REMOTE$/);
  });

  test('what is over says so, and shows what is like it', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/jobs/entered?tab=closed', { storage });
    const entered = page.getByRole('region', { name: '応募した仕事の一覧' });
    await entered
      .getByRole('article')
      .filter({ hasText: '募集終了' })
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    await aside(page).getByText('募集は終了しました。').waitFor();
    await page.getByRole('heading', { name: '似ている仕事' }).waitFor();
    await expect.poll(() => button(page, '応募する').count()).toBe(0);
    await settled(page);
    await expectFit(page);
  });

  test('a guest reads what is opened to the outside, and nothing else', async ({ app, open }) => {
    const all = await openings(app);
    const outside = all.find((each) => each.isOpenToOutside);
    const inside = all.find((each) => !each.isOpenToOutside);
    const { page } = await open(`/jobs/${outside?.id ?? ''}`);
    await page.getByRole('heading', { level: 1, name: outside?.title ?? '' }).waitFor();
    await expect.poll(() => aside(page).getByRole('link', { name: '登録して応募する' }).count()).toBe(1);
    await expectFit(page);
    const hidden = await open(`/jobs/${inside?.id ?? ''}`, { expected: [404] });
    await hidden.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await hidden.page.getByText(inside?.title ?? '').count()).toBe(0);
  });

  test('those of its company see what they can do with it', async ({ app, open }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const own = '新しい和菓子ブランドの視覚設計とパッケージ一式';
    const opening = (await openings(app)).find(({ title }) => title === own);
    const { page } = await open(`/jobs/${opening?.id ?? ''}`, { storage });
    await aside(page).getByRole('link', { name: '応募を見る' }).waitFor();
    expect(await aside(page).getByRole('link', { name: '応募を見る' }).getAttribute('href')).toMatch(
      /^\/projects\?job=j_/,
    );
    await button(page, '募集を終了する').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox', { name: /未返信の応募者へのメッセージ/ }).waitFor();
    await expectFit(page);
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    await settled(page);
    await expectFit(page);
  });
});

import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { button, demo, mutate, newCreator, signedIn, storageOf, tokensOf } from './support/members.ts';
import { describe, expect, test } from './support/test.ts';

const params = (page: Page) => new URL(page.url()).searchParams;
const narrowing = (page: Page) => page.getByRole('complementary', { name: '絞り込み' });
const box = (page: Page) => page.getByRole('combobox', { name: '作品・人・仕事・会社を探す' });
const isFocusWithin = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) != null, selector);

describe('the search by keyboard', () => {
  test('whoever narrows or sorts keeps the focus, and Back takes it back', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/search?q=ポスター', { storage });
    const choice = narrowing(page).getByRole('checkbox').first();
    await choice.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => params(page).get('f')).toMatch(/category:/u);
    await expect.poll(() => choice.isChecked()).toBe(true);
    await page.getByRole('region', { name: '作品' }).waitFor();
    expect(await choice.evaluate((one) => one === document.activeElement)).toBe(true);
    const newest = page.getByRole('link', { name: '新着順' });
    await newest.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => newest.getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('link', { name: '一致の高い順' }).getAttribute('aria-current')).toBeNull();
    expect(await newest.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => params(page).get('f')).toBeNull();
    await expect.poll(() => choice.isChecked()).toBe(false);
  });

  test('on a phone the choices stay open while several are made', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/search?q=ポスター', { storage, viewport: 'phone' });
    await button(page, '絞り込む').click();
    await narrowing(page).getByRole('checkbox').nth(0).click();
    await button(page, '絞り込む(1)').waitFor();
    await narrowing(page).getByRole('checkbox').nth(1).click();
    await button(page, '絞り込む(2)').waitFor();
    expect(await narrowing(page).isVisible()).toBe(true);
  });

  test('what the header is asked is among the recent searches, and forgotten by one press', async ({
    app,
    open,
  }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/products', { storage });
    const header = page.getByRole('banner').getByRole('combobox');
    await header.fill('提灯');
    await header.press('Enter');
    await expect.poll(() => params(page).get('q')).toBe('提灯');
    await page.goto(`${app.origin}/search`);
    await box(page).click();
    await page.getByRole('option', { name: '提灯' }).waitFor();
    await page.keyboard.press('Escape');
    await button(page.getByRole('region', { name: '最近の検索' }), '履歴を消去する').press('Enter');
    await page.getByRole('heading', { name: '探し方' }).waitFor();
    await expect.poll(() => isFocusWithin(page, 'main section')).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('tsumugi.searches'))).toBeNull();
  });
});

test('all of a kind, and a search that is kept, are taken by the keyboard out of what is offered', async ({
  app,
  open,
}) => {
  const { tokens } = await newCreator(app, 'offered');
  await mutate(app, 'saveSearch(input: { query: "提灯 看板", delivery: NEVER, name: "夜の店" })', tokens);
  const { page } = await open('/search?q=のれん', { storage: storageOf(tokens) });
  const chosen = page.getByRole('option', { selected: true });
  await box(page).fill('提灯');
  await page.getByRole('option', { name: /^作品をすべて見る/u }).waitFor();
  await page.getByRole('option', { name: /夜の店/u }).waitFor();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await chosen.count()) > 0 && (await chosen.innerText()).startsWith('作品をすべて見る')) break;
  }
  const count = (await chosen.innerText()).replace('作品をすべて見る', '').trim();
  await page.keyboard.press('Enter');
  await expect.poll(() => params(page).get('tab')).toBe('works');
  expect(params(page).get('q')).toBe('提灯');
  // As many as the row said.
  const tabs = page.getByRole('navigation', { name: '検索結果の種類' });
  const works = tabs.getByRole('link', { name: /^作品/u });
  await expect.poll(() => works.getAttribute('aria-current')).toBe('page');
  expect((await works.innerText()).replaceAll(/\D/gu, '')).toBe(count.replaceAll(/\D/gu, ''));
  await page.goBack();
  await expect.poll(() => params(page).get('q')).toBe('のれん');
  await expect.poll(() => box(page).inputValue()).toBe('のれん');
  await box(page).fill('');
  await page.getByRole('group', { name: '保存した条件' }).waitFor();
  await page.keyboard.press('ArrowUp');
  expect(await chosen.innerText()).toBe('夜の店');
  await page.keyboard.press('Enter');
  await expect.poll(() => params(page).get('sort')).toBe('new');
  await expect.poll(() => box(page).inputValue()).toBe('提灯 看板');
});

test('a question that is kept is known in another spelling', async ({ app, open }) => {
  const { tokens } = await newCreator(app, 'kept');
  await mutate(
    app,
    'saveSearch(input: { query: "ちょうちん", delivery: DAILY, name: "灯りの仕事" })',
    tokens,
  );
  const { page } = await open('/search?q=チョウチン', { storage: storageOf(tokens) });
  await button(page, '保存した条件').first().click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /毎朝まとめて/u })
    .waitFor();
  expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toBe('灯りの仕事');
});

const savedRule = v.object({ saved: v.object({ id: v.string() }) });

test('who is taken out of a list and put back keeps the note', async ({ app, open }) => {
  const tokens = await tokensOf(app, demo.company, demo.password);
  const storage = storageOf(tokens);
  const { page } = await open('/search?q=ポスター&tab=people', { storage });
  const href = await page.locator('main a[href^="/creators/"]').first().getAttribute('href');
  const creatorId = href?.split('/').at(-1) ?? '';
  const { id } = v.parse(
    savedRule,
    await mutate(app, 'saveCreatorList(input: $input)', {
      types: '$input: SaveCreatorListInput!',
      variables: { input: { name: 'メモの残る人', creatorIds: [creatorId] } },
      answer: 'saved { id }',
      ...tokens,
    }),
  ).saved;
  await page.goto(`${app.origin}/lists/${id}`);
  const note = page.getByRole('textbox', { name: /さんのメモ$/u });
  await note.fill('三月に声をかける');
  await button(page, 'メモを保存する').press('Enter');
  await button(page, 'メモを保存する').waitFor({ state: 'detached' });
  await expect.poll(() => isFocusWithin(page, 'main li')).toBe(true);
  await button(page, /さんをリストから外す$/u).press('Enter');
  await note.waitFor({ state: 'detached' });
  await button(page, '元に戻す').click();
  await note.waitFor();
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe('三月に声をかける');
  await mutate(app, 'deleteCreatorList(id: $id)', { types: '$id: ID!', variables: { id }, ...tokens });
});

test('a tag that is taken away leaves the focus beside it', async ({ app, open }) => {
  const storage = await signedIn(app, demo.company, demo.password);
  const { page } = await open('/recommend', { storage });
  await page.getByRole('textbox', { name: '頼みたいこと' }).fill('菓子の箱と、店の名前の文字。');
  await page.keyboard.press('Control+Enter');
  await button(page, 'パッケージを外す').press('Enter');
  await button(page, '外した1件を戻す').waitFor();
  await expect.poll(() => isFocusWithin(page, 'main form div')).toBe(true);
  await button(page, '外した1件を戻す').press('Enter');
  await button(page, 'パッケージを外す').waitFor();
  await expect.poll(() => isFocusWithin(page, 'main form div')).toBe(true);
});

import type { Page } from 'playwright-core';
import { expectFit } from '../support/fit.ts';
import { letterTo } from '../support/mailbox.ts';
import { atPath, button, demo, field, newCreator, operate, signedIn, storageOf } from '../support/members.ts';
import { plainPng, type ChosenFile } from '../support/pictures.ts';
import { describe, expect, test } from '../support/test.ts';

/** The files that the form has, in their order, once all of them are with the server. */
const captions = (page: Page) => page.getByRole('textbox', { name: /番目の(画像|動画)のキャプション$/ });

async function choose(page: Page, files: readonly ChosenFile[]) {
  await page.locator('input[type=file]').setInputFiles([...files]);
}

describe('a creator publishes a work', () => {
  test('from nothing to one that a guest sees, once an operator has approved it', async ({ app, open }) => {
    const { email, tokens } = await newCreator(app, 'publish');
    const { page } = await open('/products/create', { storage: storageOf(tokens) });
    await expectFit(page);
    await button(page, '審査を申請する').click();
    await page.getByText('画像か動画を1点以上入れてください。').waitFor();

    await choose(page, [
      await plainPng('blue.png', 1600, 1200, '#22379B'),
      // The name says nothing: the bytes do.
      { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('これは画像ではありません。') },
      await plainPng('red.png', 900, 1400, '#C2371B'),
    ]);
    await page
      .getByText('画像(JPEG・PNG・WebP・AVIF・GIF・HEIC)か動画(MP4・WebM)を選んでください。')
      .waitFor();
    await page.getByRole('button', { name: '2番目の画像を外す' }).click();
    await expect.poll(() => captions(page).count()).toBe(2);
    await captions(page).nth(0).fill('海図の全体');
    await page.getByRole('button', { name: /^2番目の画像の順番/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => captions(page).nth(1).inputValue(), { message: 'the first one is second now' })
      .toBe('海図の全体');

    await field(page, '作品名').fill('海の底の地図');
    await field(page, '説明').fill('深さを五色で描き分けた海図です。');
    const category = page.getByRole('combobox', { name: /^分野/ });
    await category.click();
    await page.keyboard.type('グラ');
    await page.getByRole('option', { name: 'グラフィック', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'グラフィック', exact: true, selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'グラフィックを外す' }).waitFor();
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    await expectFit(page);

    // What is written survives the page.
    await page.reload();
    await field(page, '作品名').waitFor();
    await expect.poll(() => field(page, '作品名').inputValue()).toBe('海の底の地図');
    await expect.poll(() => captions(page).nth(1).inputValue()).toBe('海図の全体');

    await button(page, '審査を申請する').click();
    await page.waitForURL(/\/products\/w_/);
    const address = new URL(page.url()).pathname;
    await page.getByText('審査中', { exact: true }).first().waitFor();
    await expectFit(page);

    const guest = await open(address);
    await guest.page.getByRole('heading', { name: 'ページが見つかりません。' }).waitFor();
    const line = (await operate(app, 'works', 'list'))
      .split('\n')
      .find((row) => row.includes('海の底の地図'));
    await operate(app, 'works', 'approve', line?.trim().split(/\s+/)[0] ?? '');
    await letterTo(app, email, '海の底の地図');
    await guest.page.reload();
    await guest.page.getByRole('heading', { level: 1, name: '海の底の地図' }).waitFor();

    await page.goto(`${app.origin}/me`);
    await page.getByRole('button', { name: '「海の底の地図」を非公開にする' }).click();
    await page.getByText('「海の底の地図」を非公開にしました。').waitFor();
    await guest.page.reload();
    await guest.page.getByRole('heading', { name: 'ページが見つかりません。' }).waitFor();

    // Taken away for good, it is gone from the page one comes back to, which was kept.
    await page.goto(`${app.origin}${address.replace('/products/', '/products/edit/')}`);
    await button(page, 'この作品を削除する').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await page.getByText('「海の底の地図」を削除しました。').waitFor();
    await atPath(page, '/me');
    await page.getByText('まだ作品がありません。').waitFor();
  });

  test('and is asked before leaving with something unsaved', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/products/create', { storage });
    const jobs = page.getByRole('banner').getByRole('link', { name: '仕事', exact: true });
    await field(page, '作品名').fill('書きかけの作品');
    await jobs.click();
    const question = page.getByRole('alertdialog', { name: '保存していない内容があります' });
    await question.waitFor();
    await question.getByRole('button', { name: '編集に戻る' }).click();
    await atPath(page, '/products/create');
    await jobs.click();
    await question.getByRole('button', { name: '破棄する' }).click();
    await atPath(page, '/jobs');
    await page.goto(`${app.origin}/products/create`);
    expect(await field(page, '作品名').inputValue()).toBe('');
  });
});

describe('a company follows', () => {
  test('a creator from their page, finds them among those it follows, and lets go', async ({ app, open }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open('/following', { storage });
    await expectFit(page);
    const row = page.locator('article').first();
    const name = await row.getByRole('heading').innerText();
    const following = page.getByRole('button', { name: `フォロー中、${name}さん` });
    const follow = page.getByRole('button', { name: `フォローする、${name}さん` });
    await following.waitFor();
    await row.getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await following.click();
    await follow.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'フォロー中の人' }).waitFor({ state: 'attached' });
    // The list knows.
    await follow.click();
    await following.waitFor();
    await page.getByRole('link', { name: 'タイムライン' }).click();
    await atPath(page, '/timeline');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await expectFit(page);
  });
});

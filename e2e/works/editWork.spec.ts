import type { Page } from 'playwright-core';
import { expectFit } from '../support/fit.ts';
import { button, field, newCreator, operate, storageOf } from '../support/members.ts';
import { plainPng } from '../support/pictures.ts';
import { describe, expect, test } from '../support/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function publish(page: Page, name: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await plainPng('blue.png', 1600, 1200, '#22379B'),
      await plainPng('red.png', 900, 900, '#C2371B'),
    ]);
  await expect.poll(() => page.getByRole('textbox', { name: /のキャプション$/ }).count()).toBe(2);
  await field(page, '作品名').fill(name);
  await page.getByRole('combobox', { name: /^分野/ }).click();
  await page.keyboard.type('グラ');
  await page.getByRole('option', { name: 'グラフィック', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'グラフィック', exact: true, selected: true }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, '審査を申請する').click();
  await page.waitForURL(/\/products\/w_/);
}

async function saveWith(page: Page, change: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(change)) await field(page, label).fill(value);
  await button(page, '保存する').click();
  await page.waitForURL(/\/products\/w_/);
}

describe('a work is edited', () => {
  test('rejected, mended where the reason stands, approved, changed, and hidden for good', async ({
    app,
    open,
  }) => {
    const { tokens } = await newCreator(app, 'edit');
    const { page } = await open('/products/create', { storage: storageOf(tokens) });
    await publish(page, '川の地図');
    const address = new URL(page.url()).pathname;
    const editor = address.replace('/products/', '/products/edit/');
    const waiting = (await operate(app, 'works', 'list')).split('\n').find((row) => row.includes('川の地図'));
    const number = waiting?.trim().split(/\s+/)[0] ?? '';

    await operate(app, 'works', 'reject', number, '許諾のない写真が含まれています。');
    await page.goto(app.origin + editor);
    const review = page.getByRole('region', { name: '審査の状態' });
    await review.getByText('許諾のない写真が含まれています。').waitFor();
    await review.getByText('差し戻し', { exact: true }).waitFor();
    await saveWith(page, { 作品名: '川の地図、改訂', 説明: '写真を差し替えました。' });
    // Without a reload.
    await title(page, '川の地図、改訂').waitFor();
    await page.getByText('写真を差し替えました。').waitFor();
    const panel = page.getByRole('region', { name: 'あなたの作品です' });
    await panel.getByText('審査中', { exact: true }).waitFor();
    // Why it came back stays in the story.
    await panel.getByText('審査の記録').click();
    await panel.getByText('許諾のない写真が含まれています。').waitFor();

    await operate(app, 'works', 'approve', number);
    const guest = await open(address);
    await title(guest.page, '川の地図、改訂').waitFor();

    await page.goto(app.origin + editor);
    await saveWith(page, { 作品名: '川と橋の地図' });
    await panel.getByText('変更を審査中', { exact: true }).waitFor();
    await guest.page.reload();
    await title(guest.page, '川の地図、改訂').waitFor();
    // Its owner sees what waits.
    await button(panel, '審査中の内容を見る').click();
    const version = page.getByRole('dialog', { name: '審査中の内容' });
    await version.getByText('川と橋の地図').first().waitFor();
    await expectFit(page);
    await page.keyboard.press('Escape');
    await version.waitFor({ state: 'detached' });

    // The editor is in the store by now: what was changed elsewhere must reach it all the same.
    await page.goto(`${app.origin}/me`);
    await page.getByRole('link', { name: '「川と橋の地図」を編集する' }).click();
    await field(page, '説明').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /公開する/ }).isChecked()).toBe(true);
    await page.goBack();
    await page.getByRole('button', { name: '「川と橋の地図」を非公開にする' }).click();
    await page.getByText('「川と橋の地図」を非公開にしました。').waitFor();
    await page.getByRole('link', { name: '「川と橋の地図」を編集する' }).click();
    await field(page, '説明').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /公開しない/ }).isChecked()).toBe(true);
    await saveWith(page, { 説明: '橋を追加しました。' });
    await panel.getByText('非公開にしています。').waitFor();
    await guest.page.reload();
    await guest.page.getByRole('heading', { name: 'ページが見つかりません。' }).waitFor();
  });

  test('in two tabs: the second save is told, and chooses what is to stand', async ({ app, open }) => {
    const { tokens } = await newCreator(app, 'twice');
    const storage = storageOf(tokens);
    const { page } = await open('/products/create', { storage });
    await publish(page, '雨の地図');
    const editor = new URL(page.url()).pathname.replace('/products/', '/products/edit/');
    await page.goto(app.origin + editor);
    await field(page, '作品名').fill('風の地図');
    const { page: other } = await open(editor, { storage });
    await field(other, '担当範囲').waitFor();
    await saveWith(other, { 作品名: '川の地図', 担当範囲: '測量' });
    await title(other, '川の地図').waitFor();

    await button(page, '保存する').click();
    const dialog = page.getByRole('alertdialog', { name: '別のところで保存されています' });
    await dialog.getByText('川の地図').waitFor();
    expect(await dialog.getByRole('group').count()).toBe(1);
    await expectFit(page);
    await button(dialog, '選んだとおりにする').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field(page, '作品名').inputValue()).toBe('風の地図');
    await expect.poll(() => field(page, '担当範囲').inputValue()).toBe('測量');
    await button(page, '保存する').click();
    await title(page, '風の地図').waitFor();
  });

  test('a new one is gone on with on another device, and is gone everywhere once it is deleted', async ({
    app,
    open,
  }) => {
    const { tokens } = await newCreator(app, 'devices');
    const storage = storageOf(tokens);
    const { page } = await open('/products/create', { storage });
    await field(page, '作品名').fill('霧の地図');
    await page.getByText('下書きを保存しました').waitFor();
    const { page: other } = await open('/products/create', { storage });
    await expect.poll(() => field(other, '作品名').inputValue()).toBe('霧の地図');
    await field(other, '担当範囲').fill('測量');
    await other.getByText('下書きを保存しました').waitFor();
    await field(page, '説明').fill('霧の日に。');
    const dialog = page.getByRole('alertdialog', { name: '別のところで保存されています' });
    await dialog.getByText('測量').waitFor();
    await expectFit(page);
    await button(dialog, '選んだとおりにする').click();
    await expect.poll(() => field(page, '担当範囲').inputValue()).toBe('測量');
    expect(await field(page, '説明').inputValue()).toBe('霧の日に。');
    await button(page, 'この下書きを削除する').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await page.getByText('下書きを削除しました。').waitFor();
    await page.goto(`${app.origin}/products/create`);
    await field(page, '作品名').waitFor();
    expect(await field(page, '作品名').inputValue()).toBe('');
  });
});

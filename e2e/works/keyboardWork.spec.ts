import type { Page } from 'playwright-core';
import { tabAndPress, tabAndType, tabTo } from '../support/keyboard.ts';
import { accountMenu, atPath, button, field, newCreator, password } from '../support/members.ts';
import { plainPng } from '../support/pictures.ts';
import { describe, expect, test } from '../support/test.ts';
import { cards } from '../support/works.ts';

const focusedCard = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? null);
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('by keyboard alone', () => {
  test('a creator looks at works, saves one, filters, publishes a work, and finds it on their page', async ({
    app,
    open,
  }) => {
    const { email } = await newCreator(app, 'keys');
    const { page } = await open('/sign_in');
    await tabAndType(page, 'メールアドレス', email);
    await tabAndType(page, 'パスワード', password);
    await page.keyboard.press('Enter');
    await atPath(page, '/products');

    // Into the feed, to a work, and back to its card.
    const card = page.locator(cards).first();
    await tabTo(page, card);
    const id = await focusedCard(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/products\/w_/);
    await page.getByRole('button', { name: 'この作品を保存' }).waitFor();
    await page.goBack();
    await expect.poll(() => focusedCard(page)).toBe(id);
    await page.keyboard.press('b');
    const ribbon = page
      .locator('article', { has: page.locator(`a[data-card="${id}"]`) })
      .locator('button[data-bookmark]');
    await expect.poll(() => ribbon.getAttribute('aria-pressed')).toBe('true');

    // Up to the filters.
    const kind = button(page, '分野');
    await tabTo(page, kind, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'グラフィック', exact: true }));
    await page.keyboard.press('Space');
    await page.waitForURL(/category=category_1/);
    await page.keyboard.press('Escape');
    await expect.poll(() => kind.evaluate((element) => element === document.activeElement)).toBe(true);
    await tabAndPress(page, page.getByRole('button', { name: 'グラフィックを外す' }));
    await page.waitForURL((url) => url.search === '');

    // A work of one's own.
    await tabTo(page, accountMenu(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabAndPress(page, page.getByRole('banner').getByRole('link', { name: '作品を載せる' }));
    await atPath(page, '/products/create');
    const chooser = page.locator('input[type=file]');
    await tabTo(page, chooser);
    await chooser.setInputFiles([
      await plainPng('青.png', 1600, 1200, '#22379B'),
      await plainPng('朱.png', 900, 1400, '#C2371B'),
    ]);
    await tabAndType(page, '1番目の画像のキャプション', '青い面');
    const handle = page.getByRole('button', { name: /^2番目の画像の順番/ });
    await tabTo(page, handle);
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => focusedName(page), { message: 'it keeps the focus where it goes' })
      .toMatch(/^1番目の画像の順番/);
    await expect.poll(() => field(page, '2番目の画像のキャプション').inputValue()).toBe('青い面');

    // What part of it lists show.
    await tabAndPress(page, button(page, '表示する範囲を決める'));
    await page.getByRole('application', { name: '切り抜く範囲' }).waitFor();
    await tabTo(page, page.getByRole('application', { name: '切り抜く範囲' }));
    await page.keyboard.press('+');
    await page.keyboard.press('Shift+ArrowUp');
    await tabAndPress(page, button(page, 'この範囲にする'));
    await page.getByText('選んだ範囲を使います。').waitFor();
    await expect
      .poll(() => button(page, '表示する範囲を決める').evaluate((one) => one === document.activeElement))
      .toBe(true);

    await tabAndType(page, '作品名', '鍵盤だけの海図');
    await tabAndType(page, '説明', '手を離さずに描きました。');
    await tabTo(page, page.getByRole('combobox', { name: /^分野/ }));
    await page.keyboard.type('グラ');
    await page.getByRole('option', { name: 'グラフィック', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'グラフィック', exact: true, selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await tabAndPress(page, button(page, '審査を申請する'));
    await page.waitForURL(/\/products\/w_/);
    await page.getByRole('heading', { level: 1, name: '鍵盤だけの海図' }).waitFor();

    await tabTo(page, accountMenu(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabAndPress(page, page.getByRole('banner').getByRole('link', { name: 'マイページ' }));
    await atPath(page, '/me');
    await page.getByRole('link', { name: '鍵盤だけの海図' }).first().waitFor();
  });
});

import { axeViolations } from './support/axe.ts';
import { demo, signedIn } from './support/members.ts';
import { describe, expect, test } from './support/test.ts';
import { cards } from './support/works.ts';

const saves = 'button[data-bookmark]';

describe('discovering works', () => {
  test('filters survive a reload, a work and Back, and go with one press', async ({ app, open }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open('/products?tab=recent&category=category_1.category_999', { storage });
    const tag = page.getByRole('button', { name: 'グラフィックを外す' });
    await tag.waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=recent&category=category_1');
    await page.reload();
    await tag.waitFor();
    const first = page.locator(cards).first();
    const work = await first.getAttribute('data-card');
    await first.click();
    await page.waitForURL(/\/products\/w_/);
    await page.goBack();
    await tag.waitFor();
    await expect.poll(() => page.locator(cards).first().getAttribute('data-card')).toBe(work);
    expect(await axeViolations(page)).toEqual([]);
    await tag.click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=recent');
  });

  test('a work is saved by B, stands in the list of saved works, and leaves it at once', async ({
    app,
    open,
  }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/products?tab=recent', { storage });
    const save = page.locator(`${saves}[aria-pressed=false]`).first();
    const name = await save.getAttribute('aria-label');
    const button = page.getByRole('button', { name: name ?? '', exact: true });
    await page.locator('article', { has: button }).locator(cards).focus();
    await page.keyboard.press('b');
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${app.origin}/products/bookmarked`);
    await button.click();
    await page.getByRole('button', { name: '元に戻す' }).waitFor();
    expect(await button.count(), 'it has left the list').toBe(0);
  });
});

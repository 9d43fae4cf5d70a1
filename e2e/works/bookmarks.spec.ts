import type { Locator, Page } from 'playwright-core';
import { newCreator, storageOf } from '../support/members.ts';
import { settled } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';
import { cards } from '../support/works.ts';

const notSaved = '保存できませんでした。通信を確認して、もう一度お試しください。';
const notRemoved = '保存から外せませんでした。通信を確認して、もう一度お試しください。';

/** What the page fetches once it rests is there. */
async function atIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  await settled(page);
}

const isPressed = (button: Locator) => button.getAttribute('aria-pressed');

/** Presses, and answers every state the button showed until it was back where it was. */
async function statesOf(page: Page, button: Locator, press: () => Promise<void>): Promise<string[]> {
  const before = await isPressed(button);
  const states = await button.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.getAttribute('aria-pressed') ?? '')).observe(element, {
      attributeFilter: ['aria-pressed'],
    });
    return seen;
  });
  await press();
  await expect.poll(() => states.evaluate((seen) => [seen.length, seen.at(-1)])).toEqual([2, before]);
  return states.jsonValue();
}

describe('saving a work while the line is cut', () => {
  test('shows at once, goes back with a word, and holds once the line is there', async ({ app, open }) => {
    const { tokens } = await newCreator(app, 'cut');
    const { page } = await open('/products?tab=recent', { storage: storageOf(tokens) });
    const context = page.context();
    const card = page.locator(cards).first();
    const id = (await card.getAttribute('data-card')) ?? '';
    const ofWork = page.locator('article', { has: page.locator(`a[data-card="${id}"]`) });
    const ribbon = ofWork.locator('button[data-bookmark]');

    await atIdle(page);
    await context.setOffline(true);
    await page.getByText('オフラインです。').waitFor();
    await card.focus();
    expect(await statesOf(page, ribbon, () => page.keyboard.press('b'))).toEqual(['true', 'false']);
    await page.getByText(notSaved).waitFor();
    // By the finger too; the word is said once.
    expect(await statesOf(page, ribbon, () => ribbon.click())).toEqual(['true', 'false']);
    await expect.poll(() => page.getByText(notSaved).count()).toBe(1);

    await context.setOffline(false);
    await ribbon.click();
    await expect.poll(() => isPressed(ribbon)).toBe('true');
    await page.reload();
    await ribbon.waitFor();
    await expect.poll(() => isPressed(ribbon)).toBe('true');
    await page.goto('/products/bookmarked');
    await ribbon.waitFor();
    await expect.poll(() => page.locator(cards).count()).toBe(1);
    await page.getByRole('heading', { level: 1 }).locator('..').getByText('1点').waitFor();

    // On its page it is known, and the same holds.
    await card.click();
    await page.waitForURL(/\/products\/w_/);
    const toggle = page.getByRole('button', { name: 'この作品を保存' });
    await expect.poll(() => isPressed(toggle)).toBe('true');
    await context.setOffline(true);
    expect(await statesOf(page, toggle, () => page.keyboard.press('b'))).toEqual(['false', 'true']);
    await page.getByText(notRemoved).waitFor();
    await context.setOffline(false);
    await page.keyboard.press('b');
    await expect.poll(() => isPressed(toggle)).toBe('false');

    // The list it was opened from knows.
    await page.goBack();
    await page.getByRole('heading', { name: '保存した作品が、ここに並びます。' }).waitFor();
    await expect.poll(() => page.locator(cards).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: '保存した作品が、ここに並びます。' }).waitFor();
  });

  test('and what is saved on its page is saved in the feed it was opened from', async ({ app, open }) => {
    const { tokens } = await newCreator(app, 'same');
    const { page } = await open('/products?tab=recent', { storage: storageOf(tokens) });
    const card = page.locator(cards).nth(5);
    const id = (await card.getAttribute('data-card')) ?? '';
    const ofWork = page.locator('article', { has: page.locator(`a[data-card="${id}"]`) });
    await card.scrollIntoViewIfNeeded();
    const { y = 0 } = (await card.boundingBox()) ?? {};
    await card.click();
    await page.waitForURL(/\/products\/w_/);
    const toggle = page.getByRole('button', { name: 'この作品を保存' });
    await toggle.click();
    await expect.poll(() => isPressed(toggle)).toBe('true');
    await page.goBack();
    await expect.poll(() => isPressed(ofWork.locator('button[data-bookmark]'))).toBe('true');
    // The very card, where it was, with the focus.
    await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - y)).toBeLessThan(3);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe(id);
  });
});

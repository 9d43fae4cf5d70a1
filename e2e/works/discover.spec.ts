import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe.ts';
import { demo, signedIn } from '../support/members.ts';
import { atStandstill } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';
import { cards } from '../support/works.ts';

const saves = 'button[data-bookmark]';
const searchOf = (page: Page) => new URL(page.url()).search;

/** The works at the beginning of the list, whatever the screen shows of it below. */
const firstWorks = (page: Page): Promise<(string | null)[]> =>
  page.locator(cards).evaluateAll((found) => found.slice(0, 8).map((card) => card.getAttribute('data-card')));

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`a[data-card="${id}"]`).evaluate((card) => card.getBoundingClientRect().top);

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

  test('Back goes over a filter to the works before it, Forward to those behind it, and a reload keeps them', async ({
    app,
    open,
  }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open('/products?tab=recent', { storage });
    await page.locator(cards).nth(7).waitFor();
    const all = await firstWorks(page);
    await page.getByRole('button', { name: '分野', exact: true }).click();
    await page.getByRole('checkbox', { name: 'イラスト', exact: true }).check();
    await page.keyboard.press('Escape');
    const tag = page.getByRole('button', { name: 'イラストを外す' });
    await tag.waitFor();
    // While the filtered ones are on their way there are none.
    await expect.poll(() => firstWorks(page)).not.toBeOneOf([[], all]);
    const filtered = await firstWorks(page);
    const filters = searchOf(page);
    expect(filters).toBe('?tab=recent&category=category_6');

    const goes = async (step: () => Promise<unknown>, search: string, works: typeof all) => {
      await step();
      await expect.poll(() => searchOf(page)).toBe(search);
      await expect.poll(() => firstWorks(page)).toEqual(works);
      await expect.poll(() => tag.count()).toBe(search === filters ? 1 : 0);
    };
    await goes(() => page.goBack(), '?tab=recent', all);
    await goes(() => page.goForward(), filters, filtered);
    await goes(() => page.reload(), filters, filtered);
    await goes(() => page.goBack(), '?tab=recent', all);
    await goes(() => page.goForward(), filters, filtered);
  });

  for (const viewport of ['desk', 'phone'] as const) {
    test(`a member deep down the list opens a work, and Back returns to the same card (${viewport})`, async ({
      app,
      open,
    }) => {
      const storage = await signedIn(app, demo.company, demo.password);
      const { page } = await open('/products', { storage, viewport });
      await page.locator(cards).first().waitFor();
      await page.mouse.move(200, 400);
      const further = async () => {
        await page.mouse.wheel(0, 600);
        return page.evaluate(() => scrollY);
      };
      await expect.poll(further).toBeGreaterThanOrEqual(7_000);
      const place = await page.locator(cards).evaluateAll((found) => {
        const far = (card: Element) => {
          const { top, bottom } = card.getBoundingClientRect();
          return Math.abs((top + bottom) / 2 - innerHeight / 2);
        };
        return found.toSorted((a, b) => far(a) - far(b))[0]?.getAttribute('data-card') ?? '';
      });
      await atStandstill(page);
      const top = await topOf(page, place);
      await page.locator(`a[data-card="${place}"]`).click();
      await page.waitForURL(/\/products\/w_/);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.goBack();
      await page.locator(`a[data-card="${place}"]`).waitFor();
      await expect.poll(async () => Math.abs((await topOf(page, place)) - top)).toBeLessThan(3);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-card')))
        .toBe(place);
    });
  }

  test('a work is saved by B, stands in the list of saved works, and leaves it at once', async ({
    app,
    open,
  }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/products?tab=recent', { storage });
    // Another work may have the same name.
    const work = await page
      .locator('article', { has: page.locator(`${saves}[aria-pressed=false]`) })
      .first()
      .locator(cards)
      .getAttribute('data-card');
    const card = page.locator('article', { has: page.locator(`a[data-card="${work}"]`) });
    const button = card.locator(saves);
    await card.locator(cards).focus();
    await page.keyboard.press('b');
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${app.origin}/products/bookmarked`);
    await button.click();
    await page.getByRole('button', { name: '元に戻す' }).waitFor();
    await expect.poll(() => button.count(), { message: 'it has left the list' }).toBe(0);
  });
});

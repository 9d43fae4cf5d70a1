import type { Locator } from 'playwright-core';
import { axeViolations } from './support/axe.ts';
import { screenshot, sidewaysAt320 } from './support/page.ts';
import { describe, expect, test } from './support/test.ts';

/** Every component in every state, for people to look at in test-results/screenshots/. */
describe('/_dev/ui', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const viewport of ['phone', 'tablet', 'desk'] as const) {
      test(`${theme}, ${viewport}`, async ({ open }) => {
        const { page } = await open('/_dev/ui', { theme, viewport });
        const picture = await screenshot(page, `dev-ui-${theme}-${viewport}`, { fullPage: true });
        expect(picture.byteLength).toBeGreaterThan(10_000);
        expect(await axeViolations(page)).toEqual([]);
        expect(await sidewaysAt320(page)).toBe(0);
      });
    }
  }

  test('printed from the dark theme it is dark on white, without what can be pressed', async ({ open }) => {
    const { page } = await open('/_dev/ui', { theme: 'dark', viewport: 'desk' });
    const paper = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--paper').toLowerCase(),
      );
    expect(await paper()).toBe('#141310');
    await page.emulateMedia({ media: 'print' });
    expect(await paper()).toBe('#f8f6f1');
    expect(await page.locator('main button', { hasText: '保存する' }).first().isVisible()).toBe(false);
  });

  test('where people chose their own colours, what is on or chosen differs from what is not', async ({
    open,
  }) => {
    const { page } = await open('/_dev/ui', { viewport: 'desk' });
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (target: Locator) =>
      target.evaluate((element) => getComputedStyle(element).backgroundColor);
    const on = page.locator('[role=switch]:checked').first();
    const chosen = page.locator('label:has(:checked)', { hasText: '一式で支払う' });
    const other = page.locator('label', { hasText: '時間で支払う' });
    await expect.poll(async () => (await ground(chosen)) === (await ground(on))).toBe(true);
    expect(await ground(chosen)).not.toBe(await ground(other));
  });
});

import { demo, signedIn } from './support/members.ts';
import { expectSoundScreen } from './support/soundScreen.ts';
import { describe, expect, test } from './support/test.ts';

describe('notices', () => {
  test('stand under the bell: read one, read all, and the mark goes on another tab', async ({
    app,
    open,
  }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/products', { storage });
    const other = await open('/products', { storage });
    const bell = page.getByRole('button', { name: '通知、未読あり' });
    await bell.click();
    const panel = page.getByRole('region', { name: '通知' });
    await panel.getByText('未読').first().waitFor();
    await panel.getByRole('button', { name: 'すべて既読にする' }).click();
    await panel.getByRole('button', { name: /^お知らせ/u }).click();
    await panel.getByRole('button', { name: 'すべて既読にする' }).click();
    await page.getByRole('button', { name: '通知', exact: true }).waitFor();
    await other.page.getByRole('button', { name: '通知', exact: true }).waitFor();
    expect(await other.page.title()).not.toContain('●');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  test('have a page, where the day stands in the margin', async ({ app, open }) => {
    for (const [name, email] of [
      ['creator', demo.creator],
      ['company', demo.company],
    ] as const) {
      const storage = await signedIn(app, email, demo.password);
      const { page } = await open('/notifications', { storage, viewport: 'phone' });
      await page.locator('main h2').first().waitFor();
      await expectSoundScreen(page, `notices-${name}`);
      await page.getByRole('link', { name: /^お知らせ/u }).click();
      await page.waitForURL('**/notifications?tab=house');
      expect(await page.locator('main nav [aria-current]').allTextContents()).toHaveLength(1);
      await expectSoundScreen(page, `notices-house-${name}`);
    }
  });

  test('look sound under the bell', async ({ app, open }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open('/products', { storage });
    await page.getByRole('button', { name: /^通知/u }).click();
    const panel = page.getByRole('region', { name: '通知' });
    await panel.getByRole('link', { name: 'すべて見る' }).waitFor();
    expect((await panel.boundingBox())?.width).toBe(496);
    await panel.getByRole('link', { name: 'すべて見る' }).click();
    await page.waitForURL('**/notifications');
  });
});

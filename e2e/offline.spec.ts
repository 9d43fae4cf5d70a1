import { newCreator, storageOf } from './support/members.ts';
import { settled } from './support/page.ts';
import { describe, expect, test } from './support/test.ts';
import { cards } from './support/works.ts';

const cause = '現在オフラインです。つながると、自動で読み込みます。';

describe('going on while the line is cut', () => {
  test('a work opened from the feed: said so within the application, and opened when the line is back', async ({
    open,
  }) => {
    const { page } = await open('/');
    const card = page.locator(cards).first();
    await card.waitFor();
    await settled(page);
    let documents = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) documents += 1;
    });
    page.on('load', () => {
      documents += 100;
    });
    await page.context().setOffline(true);
    await card.click();
    await page.getByText(cause).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.getByRole('banner').waitFor();
    await page.context().setOffline(false);
    await page.getByText(cause).waitFor({ state: 'detached' });
    await page.locator('main h1').waitFor();
    expect(await page.locator('main [role=alert]').count()).toBe(0);
    // The address changed; no document was loaded.
    expect(documents).toBeLessThan(100);
  });

  test('a member’s lists and pages', async ({ app, open }) => {
    const { tokens } = await newCreator(app, 'offline');
    const { page } = await open('/products?tab=recent', { storage: storageOf(tokens) });
    await page.locator(cards).first().waitFor();
    await settled(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: '仕事' }).click();
    await page.getByText(cause).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: '仕事' }).waitFor();
    await page.getByText(cause).waitFor({ state: 'detached' });
    expect(loads).toBe(0);
  });
});

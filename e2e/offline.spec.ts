import { demo, newCreator, signedIn, storageOf } from './support/members.ts';
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
    const banner = page.getByRole('banner');
    const pages = [
      ['仕事', '/jobs'],
      ['つながり', '/following'],
      ['読みもの', '/journal'],
      ['メッセージ', '/messages'],
    ] as const;
    for (const [name, address] of pages) {
      await page.context().setOffline(true);
      await banner.getByRole('link', { name }).first().click();
      await page.getByText(cause).first().waitFor();
      expect(await page.locator('main [role=alert]').count(), name).toBeLessThanOrEqual(1);
      await page.context().setOffline(false);
      await page.getByText(cause).waitFor({ state: 'detached' });
      await page.waitForURL(({ pathname }) => pathname === address);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      expect(await page.locator('main [role=alert]').count(), name).toBe(0);
    }
    expect(loads).toBe(0);
  });
});

describe('the application that was kept', () => {
  test('saved works and a visited page open anew without a line, and nothing of it stays after signing out', async ({
    app,
    open,
  }) => {
    const { page } = await open('/products', {
      keeps: true,
      storage: await signedIn(app, demo.creator, demo.password),
    });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto('/products/bookmarked');
    const saved = page.locator(cards).first();
    await saved.waitFor();
    await settled(page);
    const name = (await saved.textContent()) ?? '';

    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('オフラインです。前回読み込んだ内容を表示しています。').waitFor();
    expect(await page.locator(cards).first().textContent()).toBe(name);

    await page.context().setOffline(false);
    await page.getByText('前回読み込んだ内容を表示しています。').waitFor({ state: 'detached' });
    await page.evaluate(() => localStorage.removeItem('tsumugi:tokens'));
    // Without a picture of its own: what a guest is shown may be kept again.
    await page.goto('/terms');
    await settled(page);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const rows = await new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('tsumugi-kept');
            opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction('answers').objectStore('answers').getAllKeys();
              counting.addEventListener('success', () => {
                resolve(counting.result.filter((key) => !String(key).startsWith('guest ')).length);
                opening.result.close();
              });
            });
          });
          return { rows, pictures: await caches.has('pictures') };
        }),
      )
      .toEqual({ rows: 0, pictures: false });
  });
});

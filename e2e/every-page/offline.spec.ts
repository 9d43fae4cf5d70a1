import type { App } from '../support/app.ts';
import { demo, signedIn } from '../support/members.ts';
import { settled } from '../support/page.ts';
import { places, type Audience, type Place } from '../support/places.ts';
import { describe, expect, test } from '../support/test.ts';
import { cards } from '../support/works.ts';

const cause = '現在オフラインです。つながると、自動で読み込みます。';

/** Who walks which pages of the table. */
const walks: readonly (readonly [Audience, readonly Place['kind'][]])[] = [
  ['guest', ['public', 'entrance']],
  ['creator', ['member', 'creators']],
  ['company', ['companies']],
];

/** What needs no answer: where the walk begins, what is nowhere, and drafts, which are kept here, once the first has brought their code. */
const withoutLine = /^\/(?:terms|404|an\/address\/.*|jobs\/draft\/(?!contract\/nothing\/create).*)$/u;

/** Lists of which the demo has more than a page. */
const lists: readonly (readonly [Audience, string])[] = [
  ['creator', '/products?tab=recent'],
  ['creator', '/products?tab=seeking'],
  ['creator', '/search?q=%E3%81%AE&tab=works'],
  ['company', '/timeline'],
  ['company', '/notifications'],
];

const storageFor = async (app: App, audience: Audience): Promise<Readonly<Record<string, string>>> =>
  audience === 'guest' ? {} : signedIn(app, demo[audience], demo.password);

describe('going on while the line is cut', () => {
  test('a work opened from the feed: said so within the application, and opened when the line is back', async ({
    open,
  }) => {
    const { page } = await open('/');
    const card = page.locator(cards).filter({ visible: true }).first();
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

  for (const [audience, kinds] of walks) {
    test(`every page that a ${audience} may open`, async ({ app, open }) => {
      const { page } = await open('/terms', { storage: await storageFor(app, audience) });
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const told = page.getByText(cause);
      const alerts = page.locator('main').getByRole('alert').filter({ hasText: /./u });
      for (const { address, kind } of places) {
        if (!kinds.includes(kind) || withoutLine.test(address)) continue;
        await page.context().setOffline(true);
        // As a link does it; most of these addresses are linked from nowhere, since nothing is there.
        await page.evaluate((to) => window.history.pushState({}, '', to), address);
        await told.first().waitFor();
        expect(await alerts.count(), `panels at ${address}`).toBeLessThanOrEqual(1);
        await page.context().setOffline(false);
        await told.first().waitFor({ state: 'detached' });
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await expect.poll(() => alerts.count(), { message: `panels at ${address} afterwards` }).toBe(0);
      }
      expect(loads).toBe(0);
    }, 240_000);
  }

  for (const [audience, address] of lists) {
    test(`the rest of ${address} for a ${audience}`, async ({ app, open }) => {
      const { page } = await open(address, { storage: await storageFor(app, audience) });
      await page.context().setOffline(true);
      const told = page.getByText(cause);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.mouse.move(700, 500);
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 1500);
          return told.isVisible();
        })
        .toBe(true);
      const before = await height();
      await page.context().setOffline(false);
      await told.waitFor({ state: 'detached' });
      await expect.poll(height).toBeGreaterThan(before);
    });
  }
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

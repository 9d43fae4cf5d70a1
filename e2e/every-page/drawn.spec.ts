import type { Page } from 'playwright-core';
import { demo, signedIn } from '../support/members.ts';
import { layoutShifts, settled, viewports, type OpenedPage } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';
import { cards, feed, someWork } from '../support/works.ts';

/** One address of each kind of page that the server draws for guests. */
async function drawnAddresses(open: (address: string) => Promise<OpenedPage>): Promise<readonly string[]> {
  const { work, creator } = await someWork(open);
  const { page } = await open('/');
  const found = await page.evaluate(() =>
    ['/jobs/', '/journal/'].map(
      (start) => document.querySelector(`main a[href^="${start}"]`)?.getAttribute('href') ?? '',
    ),
  );
  return ['/', work, creator, ...found, '/business', '/journal', '/journal/ranking', '/terms'];
}

/** What a reader finds: the landmarks and headings, in their order; of an endless list's cards only those near the screen are mounted. */
const outline = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#root :is(header, nav, main, footer, h1, h2)'), (element) =>
      /^H\d$/u.test(element.tagName)
        ? `${element.tagName} ${element.textContent}`
        : `${element.tagName} ${element.getAttribute('aria-label') ?? ''}`,
    ),
  );

/** Holds the page's own code back until the function it gives is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/u, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe.each(['phone', 'desk'] as const)('on a %s', (viewport) => {
  test('a guest’s page is there without our script, and becomes the page as it stands', async ({
    app,
    browser,
    open,
  }) => {
    const plain = await browser.newContext({ viewport: viewports[viewport], javaScriptEnabled: false });
    const reader = await plain.newPage();
    for (const address of await drawnAddresses(open)) {
      await reader.goto(app.origin + address);
      const words = await reader.locator('main').innerText();
      expect(words.length, address).toBeGreaterThan(60);
      expect(await reader.getByRole('heading', { level: 1 }).isVisible()).toBe(true);

      const { page } = await open('/contact', { viewport });
      const release = await holdCode(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      const drawn = await outline(page);
      // A mark that is gone where the element was made anew.
      await page.evaluate(() => {
        for (const place of document.querySelectorAll('#root, main, h1'))
          Object.assign(place, { isDrawn: true });
      });
      release();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
      );
      await settled(page);
      expect(
        await page
          .locator('#root, main, h1')
          .evaluateAll((all) => all.filter((one) => !('isDrawn' in one)).length),
      ).toBe(0);
      expect(await outline(page), address).toEqual(drawn);
      expect(await layoutShifts(page), address).toEqual([]);
    }
    await plain.close();
  });
});

test('the works of a creator are there without our script, and in their place when it comes', async ({
  app,
  browser,
  open,
}) => {
  const { creator } = await someWork(open);
  const plain = await browser.newContext({ viewport: viewports.desk, javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(app.origin + creator);
  const placesOf = (page: Page) =>
    page.locator(cards).evaluateAll((all) =>
      all
        .map((card) => ({ href: card.getAttribute('href'), box: card.getBoundingClientRect() }))
        .filter(({ box }) => box.top < innerHeight + 150)
        .map(({ href, box }) => `${href} ${Math.round(box.x)} ${Math.round(box.y)} ${Math.round(box.width)}`),
    );
  const drawn = await placesOf(reader);
  expect(drawn.length).toBeGreaterThan(0);
  const { page } = await open('/contact');
  await page.goto(creator);
  await settled(page);
  expect(await placesOf(page)).toEqual(drawn);
  await plain.close();
});

test('the pictures of a work are there without our script, with what they show', async ({
  app,
  browser,
  open,
}) => {
  const { work } = await someWork(open);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(app.origin + work);
  const first = page.locator('main figure img').first();
  expect(await first.getAttribute('alt')).toMatch(/\S/u);
  expect((await first.boundingBox())?.width).toBeGreaterThan(300);
  await plain.close();
});

test('a member sees nothing of what is drawn for guests, but the page as it is for members', async ({
  app,
  open,
}) => {
  const { work } = await someWork(open);
  const storage = await signedIn(app, demo.creator, demo.password);
  const { page } = await open('/contact', { storage });
  const release = await holdCode(page);
  await page.goto(work, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ state: 'attached' });
  expect(await page.locator('main').isVisible()).toBe(false);
  release();
  await page.getByRole('banner').getByRole('combobox').waitFor();
  expect(await page.getByRole('link', { name: 'ログイン', exact: true }).count()).toBe(0);
  expect(await page.locator('[data-drawn]').count()).toBe(0);
});

test('a place on the page, and the way back to it, are drawn by the browser', async ({ open }) => {
  const { page } = await open('/#works');
  await page.locator(`${feed} ${cards}`).first().waitFor();
  const { work } = await someWork(open);
  await page.goto(work);
  await settled(page);
  await page.goto('/contact');
  await settled(page);
  await page.goBack();
  await settled(page);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('a page whose code does not come can be read, and says what is the matter', async ({
  app,
  browser,
  open,
}) => {
  const { work } = await someWork(open);
  for (const missing of ['index', 'ProductPage']) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route(new RegExp(`/assets/${missing}-[^/]+\\.js$`, 'u'), (route) => route.abort());
    await page.goto(app.origin + work);
    await page.locator('#load-failed').waitFor({ state: 'visible' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await context.close();
  }
});

test('the page goes on from what was drawn: a press leads on, and an address nobody has says so', async ({
  open,
}) => {
  const { work } = await someWork(open);
  const { page } = await open(work, { expected: [404] });
  await page.locator('main a[href^="/creators/"]').first().click();
  await page.waitForURL(/\/creators\//u);
  await settled(page);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === work);
  await settled(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/nothing/of/ours';
    link.textContent = 'away';
    document.querySelector('main')?.append(link);
  });
  await page.getByText('away').click();
  await page.getByText('ページが見つかりません').first().waitFor();
});

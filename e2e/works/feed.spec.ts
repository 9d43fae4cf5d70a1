import type { Page } from 'playwright-core';
import { atStandstill, layoutShifts } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';
import { feed, feedCards, goToFeed } from '../support/works.ts';

/** The ids of the feed's cards that are in the document now. The picks above it may come again in their turn. */
const shown = (page: Page): Promise<string[]> =>
  page.locator(feedCards).evaluateAll((found) => found.map((card) => card.getAttribute('data-card') ?? ''));

/** Elements of the feed, whatever is in it: cards, rows, placeholders. */
const feedNodes = (page: Page): Promise<number> =>
  page.evaluate((selector) => document.querySelectorAll(`${selector} *`).length, feed);

/** Two frames, so that what scrolling sets off has happened. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The edges of one page of the feed, as the server answered them. */
function feedEdges(answer: {
  data?: { publicProducts?: { edges?: { node: { id: string } }[] } };
}): readonly { node: { id: string } }[] {
  return answer.data?.publicProducts?.edges ?? [];
}

interface Walk {
  /** Ids in the order in which they first came into the document. */
  readonly seen: readonly string[];
  /** Whether a card ever stood twice in the document. */
  readonly repeated: readonly string[];
  readonly mostNodes: number;
}

/** Scrolls down the feed until so many different cards have been seen. */
async function walk(page: Page, wanted: number): Promise<Walk> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  let mostNodes = 0;
  let lastNew = Date.now();
  while (seen.size < wanted && Date.now() - lastNew < 20_000) {
    const before = seen.size;
    const now = await shown(page);
    for (const id of now) seen.add(id);
    for (const id of now) if (now.indexOf(id) !== now.lastIndexOf(id)) repeated.add(id);
    mostNodes = Math.max(mostNodes, await feedNodes(page));
    if (seen.size > before) lastNew = Date.now();
    await page.mouse.wheel(0, 600);
    await frames(page);
  }
  return { seen: [...seen], repeated: [...repeated], mostNodes };
}

/** The card nearest to the middle of the screen. */
const middleCard = (page: Page): Promise<string> =>
  page.evaluate((selector) => {
    const middle = (box: DOMRect) => Math.abs((box.top + box.bottom) / 2 - innerHeight / 2);
    const all = [...document.querySelectorAll(selector)];
    const [nearest] = all.toSorted(
      (a, b) => middle(a.getBoundingClientRect()) - middle(b.getBoundingClientRect()),
    );
    return nearest?.getAttribute('data-card') ?? '';
  }, feedCards);

const cardOf = (page: Page, id: string) => page.locator(`${feed} a[data-card="${id}"]`);

const topOf = (page: Page, id: string): Promise<number> =>
  cardOf(page, id).evaluate((card) => card.getBoundingClientRect().top);

describe('the feed of a guest', () => {
  for (const viewport of ['desk', 'phone'] as const) {
    test(`shows 200 works and more, none twice, in few nodes and without a shift (${viewport})`, async ({
      open,
    }) => {
      const { page } = await open('/', { viewport });
      await goToFeed(page);
      const { seen, repeated, mostNodes } = await walk(page, 200);
      expect(seen.length).toBeGreaterThanOrEqual(200);
      expect(repeated).toEqual([]);
      expect(mostNodes).toBeLessThanOrEqual(450);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test('never shows a work twice in the answers of the server', async ({ open }) => {
    const { page } = await open('/');
    const answered: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return;
      const text = await response.text().catch(() => '{}');
      for (const { node } of feedEdges(JSON.parse(text))) answered.push(node.id);
    });
    await goToFeed(page);
    await walk(page, 150);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBe(new Set(answered).size);
  });

  test('asks for the next page before its end is in sight', async ({ open }) => {
    const { page } = await open('/');
    await goToFeed(page);
    /** Screens of feed that were left below, each time a page was asked for. */
    const asked: number[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      void page
        .evaluate((selector) => {
          const end = document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN;
          return (end - innerHeight) / innerHeight;
        }, feed)
        .then(
          (screens) => asked.push(screens),
          () => undefined,
        );
    });
    await walk(page, 100);
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThan(1);
  });

  for (const viewport of ['desk', 'phone'] as const) {
    test(`comes back to its place after a reload, and goes on from there (${viewport})`, async ({ open }) => {
      const { page } = await open('/', { viewport });
      await goToFeed(page);
      await walk(page, 120);
      await atStandstill(page);
      const id = await middleCard(page);
      const top = await topOf(page, id);
      await page.reload();
      await cardOf(page, id).waitFor();
      await atStandstill(page);
      expect(Math.abs((await topOf(page, id)) - top)).toBeLessThanOrEqual(2);
      if (viewport === 'desk') expect(await layoutShifts(page)).toEqual([]);
      const known = await shown(page);
      await walk(page, 40);
      expect((await shown(page)).some((card) => !known.includes(card))).toBe(true);
    });

    test(`opens a work by click, and Back returns to the same card (${viewport})`, async ({ open }) => {
      const { page } = await open('/', { viewport });
      await goToFeed(page);
      await walk(page, 80);
      await atStandstill(page);
      const id = await middleCard(page);
      const top = await topOf(page, id);
      await cardOf(page, id).click();
      await page.waitForURL(/\/products\//);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.goBack();
      await cardOf(page, id).waitFor();
      await frames(page);
      await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(top - 2);
      await expect.poll(() => topOf(page, id)).toBeLessThanOrEqual(top + 2);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-card')))
        .toBe(id);
    });
  }

  test('is walked and opened by keyboard alone', async ({ open }) => {
    const { page } = await open('/#works');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? null);
    for (let presses = 0; presses < 80 && (await focused()) === null; presses += 1)
      await page.keyboard.press('Tab');
    const first = await focused();
    expect(first, 'Tab reaches a card').not.toBeNull();
    const visited = new Set<string>();
    for (let presses = 0; presses < 160 && visited.size < 40; presses += 1) {
      const id = await focused();
      if (id !== null) visited.add(id);
      await page.keyboard.press('Tab');
    }
    expect(visited.size, 'Tab goes on past the first page').toBeGreaterThanOrEqual(40);
    while ((await focused()) === null) await page.keyboard.press('Shift+Tab');
    const last = await focused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/products\//);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goBack();
    await cardOf(page, last ?? '').waitFor();
    await expect.poll(focused).toBe(last);
  });
});

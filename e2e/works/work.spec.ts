import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe.ts';
import { htmlMistakes, layoutShifts } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';
import { someWork } from '../support/works.ts';

const lightbox = (page: Page) => page.getByRole('dialog', { name: '作品画像' });

/** Presses Tab until what has the focus opens the lightbox. */
async function tabToPicture(page: Page): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => document.activeElement?.matches('main button:has(img)') ?? false);
    if (found) return;
  }
  throw new Error('Tab never reached a picture of the gallery');
}

describe('a work', () => {
  test('shows its name, its pictures, its author, and more works', async ({ open }) => {
    const { work, creator } = await someWork(open);
    const { page } = await open(work);
    expect((await page.getByRole('heading', { level: 1 }).innerText()).trim()).not.toBe('');
    expect(await page.locator('main button:has(img)').count()).toBeGreaterThan(0);
    expect(await page.locator(`main a[href="${creator}"]`).count()).toBeGreaterThan(0);
    expect(await page.locator('main a[data-card]').count()).toBeGreaterThan(0);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('opens its pictures by keyboard, walks through them, and gives the focus back', async ({ open }) => {
    const { work } = await someWork(open);
    const { page } = await open(work);
    await tabToPicture(page);
    await page.keyboard.press('Enter');
    await lightbox(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() =>
        document.querySelector('dialog[open], [role=dialog]')?.contains(document.activeElement),
      ),
    ).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('main button:has(img)')))
      .toBe(true);
  });
});

/** The text of a tag in the first HTML, before any script has run. */
function head(html: string) {
  const attribute = (tag: RegExp) => tag.exec(html)?.[1] ?? '';
  return {
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta\s+name="description"\s+content="([^"]*)"/),
    canonical: attribute(/<link\s+rel="canonical"\s+href="([^"]*)"/),
    og: Object.fromEntries(
      [...html.matchAll(/<meta\s+property="og:([\w:]+)"\s+content="([^"]*)"/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    ),
  };
}

describe('the first HTML', () => {
  test('of a work and of its author names them for search engines and for people who share them', async ({
    open,
    app,
  }) => {
    const found = await someWork(open);
    for (const address of [found.work, found.creator]) {
      const answer = await fetch(app.origin + address);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      const { page } = await open(address);
      const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
      const facts = head(html);
      expect(facts.title).toContain(name);
      expect(facts.description.length).toBeGreaterThan(10);
      expect(facts.canonical).toBe(app.origin + address);
      expect(facts.og).toMatchObject({
        title: expect.stringContaining(name),
        url: app.origin + address,
        type: expect.any(String),
        image: expect.stringMatching(/^https?:\/\//),
        description: expect.any(String),
      });
      const image = await fetch(facts.og['image']?.replaceAll('&amp;', '&') ?? '');
      expect(image.status, 'the shared picture').toBe(200);
      expect(await page.title(), 'the title stays when the page takes over').toBe(
        facts.title.replaceAll('&amp;', '&'),
      );
      expect(await htmlMistakes(html)).toEqual([]);
    }
  });

  test('of the top page is valid and complete', async ({ app }) => {
    const html = await (await fetch(app.origin)).text();
    const facts = head(html);
    expect(facts.title).toContain('つむぎ');
    expect(facts.description.length).toBeGreaterThan(10);
    expect(facts.canonical).toBe(`${app.origin}/`);
    expect(await htmlMistakes(html)).toEqual([]);
  });
});

describe('what is not there', () => {
  for (const address of [
    '/products/nothing',
    '/products/UHJvZHVjdDowMDAwMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDA',
    '/creators/nothing',
    '/creators/Q3JlYXRvclVzZXI6MDAwMDAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAw',
  ]) {
    test(`${address} answers 404 and says so`, async ({ open }) => {
      const { page, response } = await open(address, { expected: [404] });
      expect(response.status()).toBe(404);
      await page.getByRole('heading', { name: /見つかりません/ }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});

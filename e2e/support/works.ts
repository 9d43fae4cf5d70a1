import type { Page } from 'playwright-core';
import { settled, type OpenedPage } from './page.ts';

/** Cards of works; the attribute is the work's id. */
export const cards = 'a[data-card]';

/** The top page's endless feed, and its cards. */
export const feed = '#works';
export const feedCards = `${feed} ${cards}`;

type Open = (address: string) => Promise<OpenedPage>;

/** Addresses of a demo work and its author, found as a guest. */
export async function someWork(open: Open): Promise<{ work: string; creator: string }> {
  const { page } = await open('/');
  const work = await page.locator(cards).first().getAttribute('href');
  if (!work) throw new Error('the first card leads nowhere');
  await page.goto(work);
  await settled(page);
  const creator = await page.locator('main a[href^="/creators/"]').first().getAttribute('href');
  if (!creator) throw new Error('the work does not lead to its author');
  return { work, creator };
}

/** Opens the endless feed, which is mounted only near the screen. */
export async function goToFeed(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'すべて見る', exact: true }).click();
  await page.locator(feed).evaluate((section) => section.scrollIntoView());
  await page.locator(feedCards).first().waitFor();
  await settled(page);
  await page.mouse.move(200, 400);
}

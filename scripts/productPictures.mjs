// Pictures of the product for `/business`, taken from a server that runs with the demo town:
//   node scripts/productPictures.mjs http://localhost:4000
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/place.mjs';

const [origin = 'http://localhost:4000'] = process.argv.slice(2);
const folder = inRoot('public/pictures');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  locale: 'ja-JP',
  reducedMotion: 'reduce',
});
const page = await context.newPage();
await page.goto(`${origin}/sign_in`);
await page.getByLabel('メールアドレス').first().fill('company@tsumugi.example');
await page.locator('input[type=password]').first().fill('tsumugi-demo-2026');
await page.locator('main form button[type=submit], form button[type=submit]').first().click();
await page.waitForURL((address) => !address.pathname.startsWith('/sign_in'));

/** A screen as it stands once everything has come, in both themes; `size` cuts its upper left part. */
const take = async (name, { width = 1440, height = 900 } = {}) => {
  await page.mouse.move(0, 0);
  for (const [colorScheme, look] of [
    ['light', ''],
    ['dark', '-dark'],
  ]) {
    await page.emulateMedia({ colorScheme });
    await page.waitForLoadState('networkidle');
    // Colours change and pictures are decoded in a moment.
    await page.waitForTimeout(1500);
    const shot = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
    const picture = sharp(shot).webp({ quality: 82 });
    await picture.clone().toFile(inRoot('public/pictures', `${name}${look}.webp`));
    // For phones.
    await picture
      .clone()
      .resize(828)
      .toFile(inRoot('public/pictures', `${name}${look}-small.webp`));
  }
};
/** Follows the first link on the page whose address begins so. */
const follow = async (start) => {
  const link = page.locator(`main a[href^="${start}"]`).first();
  await link.waitFor();
  await page.goto(`${origin}${await link.getAttribute('href')}`);
};
const cut = { width: 1080, height: 900 };

// The opening that most people entered, one of them beside the table.
await page.goto(`${origin}/projects`);
const openings = page.locator('main a[href*="?job="]');
await openings.first().waitFor();
const entered = (await openings.allInnerTexts()).map((words) => Number(/(\d+)人/.exec(words)?.[1] ?? 0));
const most = await openings.nth(entered.indexOf(Math.max(...entered))).getAttribute('href');
await page.goto(`${origin}${most}&sort=newest`);
await page.waitForLoadState('networkidle');
await page.locator('main a[href*="candidate="]').nth(2).click();
await page.getByText('回答と作品').first().waitFor();
await take('business-desk');
await page.goto(`${origin}/products`);
await take('business-feed', cut);
await page.goto(`${origin}/messages`);
await follow('/messages/');
await page.waitForLoadState('networkidle');
// A room with much that is unread opens where that begins.
const newest = page.getByRole('button', { name: /新しいメッセージ/ });
if (await newest.isVisible()) await newest.click();
await take('business-talk', cut);
await page.goto(`${origin}/papers`);
const offer = page.getByRole('listitem').filter({ hasText: '条件の通知' }).locator('a[href^="/offers/"]');
await page.goto(`${origin}${await offer.first().getAttribute('href')}`);
await take('business-offer', cut);
await page.goto(`${origin}/engagements`);
await follow('/engagements/engagement_');
await take('business-work', cut);
await browser.close();

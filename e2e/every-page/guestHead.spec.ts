import { settled } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';
import { someWork } from '../support/works.ts';

// 320 is also what a desktop of 640 pixels has at 200 %.
describe.each([320, 360, 390, 640, 768])('a guest at a width of %i', (width) => {
  test('finds ログイン in the head', async ({ open }) => {
    const { page } = await open('/');
    await page.setViewportSize({ width, height: 800 });
    const login = page.getByRole('banner').getByRole('link', { name: 'ログイン' });
    await login.waitFor();
    expect(await login.isVisible()).toBe(true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await login.click();
    await page.waitForURL(/\/sign_in$/);
  });
});

test('a guest’s first page asks the server for nothing: all of it is in the first HTML', async ({ open }) => {
  const { work, creator } = await someWork(open);
  const { page } = await open('/');
  const job = await page.locator('main a[href^="/jobs/"]').first().getAttribute('href');
  const article = await page.locator('main a[href^="/journal/"]').first().getAttribute('href');
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = new URL(request.url()).pathname === '/graphql' ? (request.postData() ?? '') : '';
    if (body.includes('"query":"query')) asked.push(`${page.url()} ${body.slice(0, 60)}`);
  });
  for (const address of ['/', work, creator, job ?? '', article ?? '', '/business', '/terms']) {
    await page.goto(address);
    await settled(page);
  }
  expect(asked).toEqual([]);
});

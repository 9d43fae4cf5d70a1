import { describe, expect, test } from './support/test.ts';

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

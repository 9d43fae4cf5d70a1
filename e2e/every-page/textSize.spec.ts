import { demo, signedIn } from '../support/members.ts';
import { settled, sidewaysAt, viewports } from '../support/page.ts';
import { describe, expect, test } from '../support/test.ts';

const places = [
  { name: 'a guest', who: undefined, paths: ['/', '/business', '/terms', '/sign_in'] },
  {
    name: 'a creator',
    who: demo.creator,
    paths: ['/products', '/jobs', '/messages', '/me', '/settings/account'],
  },
  { name: 'a company', who: demo.company, paths: ['/projects', '/recommend', '/my_company'] },
] as const;

describe.each(places)('text that $name wants a quarter larger', ({ who, paths }) => {
  test('grows, and nothing of the page is cut off for it', async ({ open, app }) => {
    const { page } = await open(paths[0], who && { storage: await signedIn(app, who, demo.password) });
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      // In one go, as a page may still be receiving its rows.
      const { usual, larger } = await page.evaluate(() => {
        const sizes = (): number[] =>
          [...document.querySelectorAll('h1, main p, main a, button')].map((element) =>
            Number.parseFloat(getComputedStyle(element).fontSize),
          );
        const before = sizes();
        // What a browser does whose reader chose larger text.
        document.documentElement.style.fontSize = '20px';
        return { usual: before, larger: sizes() };
      });
      expect(
        // A headline that goes by the window is large enough.
        larger.filter((size, index) => size < 32 && size <= (usual[index] ?? 0)),
        `${path}: sizes that stay`,
      ).toEqual([]);
      expect(await sidewaysAt(page, viewports.phone), `${path}: pixels of sideways scroll`).toBe(0);
    }
  });
});

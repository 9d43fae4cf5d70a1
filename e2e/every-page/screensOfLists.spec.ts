import { demo, signedIn } from '../support/members.ts';
import { expectSoundScreen } from '../support/soundScreen.ts';
import { describe, test } from '../support/test.ts';
import { cards } from '../support/works.ts';

describe('to the eye, at three widths in both themes', () => {
  for (const [name, address, shown] of [
    ['recommended', '/products', cards],
    ['newbie', '/products?tab=newbie', cards],
    ['recent', '/products?tab=recent', cards],
    ['seeking', '/products?tab=seeking', 'article'],
    ['filtered', '/products?tab=recent&category=category_1.category_2&way=FULL_REMOTE', cards],
    ['none-found', '/products?category=category_1&industry=industry_1&status=NOT_SEEKING&way=OFFICE', 'h2'],
  ] as const) {
    test(`works: ${name}`, async ({ app, open }) => {
      const storage = await signedIn(app, demo.company, demo.password);
      const { page } = await open(address, { storage, viewport: 'phone' });
      await page.locator(`main ${shown}`).first().waitFor();
      await expectSoundScreen(page, `products-${name}`);
    });
  }

  test('the lists of a creator', async ({ app, open }) => {
    const storage = await signedIn(app, demo.creator, demo.password);
    const { page } = await open('/products/bookmarked', { storage, viewport: 'phone' });
    await expectSoundScreen(page, 'bookmarked');
    for (const list of ['following', 'timeline']) {
      await page.goto(`/${list}`);
      await expectSoundScreen(page, `${list}-creator`);
    }
  });

  test('the lists of a company that follows', async ({ app, open }) => {
    const storage = await signedIn(app, demo.company, demo.password);
    const { page } = await open('/following', { storage, viewport: 'phone' });
    await page.getByRole('article').first().waitFor();
    await expectSoundScreen(page, 'following-company');
    await page.goto('/timeline');
    await expectSoundScreen(page, 'timeline-company');
  });
});

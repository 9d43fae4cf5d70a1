import { axeViolations } from './support/axe.ts';
import { screenshot, sidewaysAt320 } from './support/page.ts';
import { describe, expect, test } from './support/test.ts';

/** Every component in every state, for people to look at in test-results/screenshots/. */
describe('/_dev/ui', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const viewport of ['phone', 'tablet', 'desk'] as const) {
      test(`${theme}, ${viewport}`, async ({ open }) => {
        const { page } = await open('/_dev/ui', { theme, viewport });
        const picture = await screenshot(page, `dev-ui-${theme}-${viewport}`, { fullPage: true });
        expect(picture.byteLength).toBeGreaterThan(10_000);
        expect(await axeViolations(page)).toEqual([]);
        expect(await sidewaysAt320(page)).toBe(0);
      });
    }
  }
});

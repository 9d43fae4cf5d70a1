import { axeViolations } from '../support/axe.ts';
import { htmlMistakes, layoutShifts, sidewaysAt320 } from '../support/page.ts';
import { places, statusesOf } from '../support/places.ts';
import { describe, expect, test } from '../support/test.ts';
import { describeWalk } from '../support/walk.ts';
import { someWork } from '../support/works.ts';

// The other two visitors' walks are files of their own, so that the workers share them.
describeWalk('guest', { phone: 'light', desk: 'dark' });

describe('a guest opens', () => {
  test('a work and its author', async ({ open }) => {
    const found = await someWork(open);
    for (const address of [found.work, found.creator]) {
      for (const viewport of ['desk', 'phone'] as const) {
        const { page } = await open(address, { viewport });
        expect(await layoutShifts(page), `${address} (${viewport})`).toEqual([]);
        expect(await axeViolations(page), `${address} (${viewport})`).toEqual([]);
        if (viewport === 'phone') expect(await sidewaysAt320(page), address).toBe(0);
      }
    }
  });
});

describe('an address nobody has', () => {
  test('is answered with 404, and says so', async ({ open }) => {
    const { page, response } = await open('/an/address/nobody/has', { expected: [404] });
    expect(response.status()).toBe(404);
    await expect.poll(() => page.title()).toContain('見つかりません');
  });
});

describe('the first HTML', () => {
  test('of every page is valid, and names the page and what it is about', async ({ app }) => {
    for (const place of places) {
      const answer = await fetch(app.origin + place.address);
      const html = await answer.text();
      expect.soft(statusesOf(place), place.address).toContain(answer.status);
      expect.soft(await htmlMistakes(html), place.address).toEqual([]);
      expect.soft(html, place.address).toMatch(/<title>[^<]{2,} \| つむぎ<\/title>/);
      expect.soft(html, place.address).toMatch(/<meta\s+name="description"\s+content="[^"]{10,}"/);
    }
  });
});

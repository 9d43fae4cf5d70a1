import { axeViolations, settled, sidewaysAt320, viewports } from './support/page.ts';
import { describe, expect, test } from './support/test.ts';
import { someWork } from './support/works.ts';

/** The specification's route table for a guest. An id of nothing: those pages answer 404 or say that they are to come. */
const nothing = 'nothing';

const open = [
  '/',
  '/business',
  '/contact',
  '/sign_in',
  '/sign_up',
  '/sign_up/creator',
  '/sign_up/creator/step1',
  '/sign_up/creator_via_prairie_card',
  '/sign_up/business',
  '/sign_up/business/complete',
  '/sign_up/business/password',
  '/password_reset_request',
  '/password_reset',
  '/email_reset_request',
  '/email_reset',
  '/journal',
  '/journal/ranking',
  '/journal/new',
  '/journal/category/interviews',
  '/journal/category/interviews/special',
  '/journal/category/interviews/creator_voice',
  '/journal/category/interviews/business',
  '/journal/category/tsumugi',
  '/journal/category/tsumugi/info',
  '/journal/category/tsumugi/event',
  '/journal/category/knowledge',
  '/document',
  `/document/${nothing}`,
  `/document/${nothing}/download-completed`,
  '/document/schedule-completed',
  '/terms',
  '/privacy-policy',
  `/jobs/${nothing}`,
  '/404',
  '/an/address/nobody/has',
];

/** The steps of a sign-up come after its beginning signed the visitor in. */
const guarded = [
  '/sign_up/creator/step2',
  '/sign_up/creator/step3',
  '/sign_up/creator/step4',
  '/sign_up/creator_via_prairie_card/step1',
  '/sign_up/complete',
  '/recommend',
  '/projects',
  '/me',
  '/settings/account',
  '/search',
  '/timeline',
  '/following',
  '/messages',
  `/messages/${nothing}`,
  '/products',
  '/products/create',
  '/products/bookmarked',
  `/products/edit/${nothing}`,
  '/jobs',
  '/jobs/entered',
  '/jobs/fulltime',
  '/jobs/outsourcing',
  ...['contract', 'hourly', 'fulltime'].flatMap((kind) => [
    `/jobs/draft/${kind}/${nothing}/create`,
    `/jobs/draft/${kind}/${nothing}/edit`,
  ]),
  '/my_company',
  `/companies/${nothing}`,
  '/benefits',
  `/benefits/${nothing}`,
];

const mayBeMissing = (address: string) =>
  address.includes(nothing) || ['/404', '/an/address/nobody/has'].includes(address);

describe('a guest opens', () => {
  for (const address of open) {
    test(address, async ({ open: visit }) => {
      const expected = mayBeMissing(address) ? [404] : [];
      const { page } = await visit(address, { viewport: 'phone', expected });
      expect(new URL(page.url()).pathname).toBe(address);
      expect(await axeViolations(page), 'at 390').toEqual([]);
      expect(await sidewaysAt320(page), 'pixels that it scrolls sideways').toBe(0);
      await page.setViewportSize(viewports.desk);
      await settled(page);
      expect(await axeViolations(page), 'at 1440').toEqual([]);
    });
  }

  test('a work and its author', async ({ open: visit }) => {
    const found = await someWork(visit);
    for (const address of [found.work, found.creator]) {
      for (const viewport of ['desk', 'phone'] as const) {
        const { page } = await visit(address, { viewport });
        expect(await axeViolations(page), `${address} (${viewport})`).toEqual([]);
        if (viewport === 'phone') expect(await sidewaysAt320(page), address).toBe(0);
      }
    }
  });
});

describe('a guest is sent to sign-in from', () => {
  for (const address of guarded) {
    test(address, async ({ open: visit }) => {
      const { page } = await visit(address, { viewport: 'phone' });
      await page.waitForURL((url) => url.pathname === '/sign_in');
      expect(await sidewaysAt320(page)).toBe(0);
    });
  }
});

describe('an address nobody has', () => {
  test('is answered with 404, and says so', async ({ open: visit }) => {
    const { page, response } = await visit('/an/address/nobody/has', { expected: [404] });
    expect(response.status()).toBe(404);
    expect(await page.title()).toContain('見つかりません');
  });
});

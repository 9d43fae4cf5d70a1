import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './axe.ts';
import { sidewaysAt320, viewports } from './page.ts';

/** What every page has to pass as a test walks by, in the state in which it stands: axe on a phone and on a desk, 320 px without sideways scroll. */
export async function expectFit(page: Page): Promise<void> {
  const before = page.viewportSize() ?? viewports.desk;
  const name = `${new URL(page.url()).pathname} ${await page.title()}`;
  expect.soft(await sidewaysAt320(page), `${name}: pixels of sideways scroll at 320`).toBe(0);
  for (const viewport of [viewports.phone, viewports.desk]) {
    await page.setViewportSize(viewport);
    await atRest(page);
    expect.soft(await axeViolations(page), `${name}: axe at ${viewport.width}`).toEqual([]);
  }
  await page.setViewportSize(before);
}

/** What fades in is seen once it is there, and what works once it is done. */
export async function atRest(page: Page): Promise<void> {
  // What lies behind a dialog may wait for it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-busy=true]')].every((busy) =>
      busy.closest('[inert], [aria-hidden=true]'),
    ),
  );
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './axe.ts';
import { sidewaysAt320, viewports } from './page.ts';

/**
 * What every page must pass in its present state: axe on phone and desk, and no sideways scroll at 320 px.
 */
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

/** Waits for animations and loading to end. */
export async function atRest(page: Page): Promise<void> {
  // Content behind a dialog may wait for it.
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

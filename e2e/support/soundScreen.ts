import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations, contrastViolations } from './axe.ts';
import { atRest } from './fit.ts';
import { mistakesToTheEye } from './looks.ts';
import { screenshot, settled, viewports } from './page.ts';

const widths = ['phone', 'tablet', 'desk'] as const;
const audits = { light: axeViolations, dark: contrastViolations } as const;

/**
 * A page at three widths in both themes: takes screenshots to `test-results/screenshots` and runs the
 * automatic checks. Call it in the phone layout; the window grows from there.
 */
export async function expectSoundScreen(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(viewports[width]);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      if (theme === 'light') await settled(page);
      await atRest(page);
      const state = `${name}-${width}-${theme}`;
      await screenshot(page, state);
      // Layout does not depend on the theme, only colours do.
      if (theme === 'light') expect.soft(await mistakesToTheEye(page), state).toEqual([]);
      expect.soft(await audits[theme](page), `${state}: axe`).toEqual([]);
    }
  }
  await page.setViewportSize(viewports.phone);
}

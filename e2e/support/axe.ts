import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** Each page is handed it anew, and as it is written it is more than twice as long. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly selector: string;
  readonly words: string;
}

/**
 * Runs axe in the page itself. `@axe-core/playwright` also checks foreign frames, which we have none of, and
 * takes four times as long, as it opens a window per run.
 */
async function run(page: Page, within: string, rules: axe.RunOnly): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ context, runOnly }) => {
      if (window.axe === undefined) throw new Error('axe is not in the page');
      const { violations } = await window.axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => ({
          id,
          selector: target.join(' '),
          words: `${help} — ${failureSummary.split('\n').at(1)?.trim() ?? ''}`,
        })),
      );
    },
    { context: within, runOnly: rules },
  );
}

/** The only rule that can fail in one theme but not in the other. */
export function contrastViolations(page: Page): Promise<string[]> {
  return run(page, 'html', { type: 'rule', values: ['color-contrast'] }).then((found) =>
    found.map(({ id, selector, words }) => `${id}: ${selector} — ${words}`),
  );
}

/** WCAG 2.2 A and AA; one line per violation. */
export async function axeViolations(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const { id, selector, words } of await run(page, 'html', { type: 'tag', values: wcag22AA })) {
    if (id === 'target-size' && !(await isTooSmallInView(page, selector))) continue;
    lines.push(`${id}: ${selector} — ${words}`);
  }
  return lines;
}

/** A fixed bar may cover the target just now: counts only if still too small in the middle of the screen. */
async function isTooSmallInView(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await run(page, selector, { type: 'rule', values: ['target-size'] })).length > 0;
}

import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test as base } from 'vitest';
import { startApp } from './app.ts';
import { launchBrowser } from './browser.ts';
import { openPage, type OpenedPage, type OpenOptions } from './page.ts';

let copies = 0;

/** A copy of the demo town's data folder. */
export function copyOfTown(): string {
  copies += 1;
  const copy = path.join(inject('run'), `data-${process.pid}-${copies}`);
  cpSync(inject('town'), copy, { recursive: true });
  return copy;
}

/**
 * Vitest's `test` with our fixtures: `browser` and `app` live as long as the worker, `open` as long as the
 * test. Fails when an opened page logged an error, threw, or had a failed request.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads a fixture's needs from the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  // oxlint-disable-next-line no-empty-pattern -- the same
  .extend('app', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const app = await startApp({ dataDir: copyOfTown(), pids: path.join(inject('run'), 'pids') });
    onCleanup(async () => {
      await app.stop();
    });
    return app;
  })
  .extend('open', async ({ browser, app }, { onCleanup }) => {
    const opened: OpenedPage[] = [];
    onCleanup(async () => {
      const problems = opened.flatMap((one) => one.problems);
      await Promise.all(opened.map((one) => one.close()));
      // In the message too, as a list's diff at the end shows only its length.
      expect(problems, `what went wrong in the page: ${problems.join(' | ')}`).toEqual([]);
    });
    return async (address: string, options?: OpenOptions): Promise<OpenedPage> => {
      const one = await openPage(browser, app.origin, address, options);
      opened.push(one);
      return one;
    };
  });

export { describe, expect } from 'vitest';

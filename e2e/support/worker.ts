import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { startApp, type App } from './app.ts';
import { launchBrowser } from './browser.ts';

/** What the files of one worker share. */
interface Worker {
  copies: number;
  browser?: Promise<Browser>;
  app?: Promise<App>;
}

declare global {
  var e2eWorker: Worker | undefined;
}

/**
 * Kept on the global object: Vitest loads modules again for a worker's second file, and makes the fixtures of
 * a worker again for each `test` that extends ours. A server and a browser each are a gigabyte.
 */
const worker: Worker = (globalThis.e2eWorker ??= { copies: 0 });

/** A copy of the demo town's data folder. */
export function copyOfTown(): string {
  worker.copies += 1;
  const copy = path.join(inject('run'), `data-${process.pid}-${worker.copies}`);
  cpSync(inject('town'), copy, { recursive: true });
  return copy;
}

export function workersBrowser(): Promise<Browser> {
  worker.browser ??= launchBrowser();
  return worker.browser;
}

export function workersApp(): Promise<App> {
  worker.app ??= startApp({ dataDir: copyOfTown(), pids: path.join(inject('run'), 'pids') });
  return worker.app;
}

/** At the worker's end, as often as Vitest asks for it. */
export async function endWorker(): Promise<void> {
  const { browser, app } = worker;
  delete worker.browser;
  delete worker.app;
  await (await browser)?.close();
  await (await app)?.stop();
}

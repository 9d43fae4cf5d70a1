import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { node, root, startApp, testResults } from './app.ts';
import { operate } from './members.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo town and no server: copy it, never use it. */
    town: string;
    /** This run's folder, for copies and process ids. */
    run: string;
  }
}

function succeed(...args: readonly string[]): Promise<void> {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} did not succeed.`)),
    );
  });
}

async function build(): Promise<void> {
  await succeed('scripts/build.mjs');
  // Otherwise each worker's server would do it while the first pages are watched.
  await succeed('server/http/files/precompress.ts', 'dist');
}

function endLeftovers(pids: string): void {
  if (!existsSync(pids)) return;
  for (const pid of readdirSync(pids)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Already stopped.
    }
  }
}

const run = path.join(testResults, `run-${process.pid}`);
const pids = path.join(run, 'pids');

/** The demo town in a folder, with no server. Of the page, which is being built, it sees nothing. */
async function makeTown(dataDir: string): Promise<void> {
  const app = await startApp({ dataDir, pids, env: { DIST_DIR: path.join(run, 'no-page') } });
  // Otherwise every copy would index the whole town for the search.
  const deadline = Date.now() + 150_000;
  while (!(await operate(app, 'search', 'status')).includes(': 0件')) {
    if (Date.now() > deadline) throw new Error(`The town was not indexed:\n${app.logs()}`);
    await wait(250);
  }
  await app.stop();
  rmSync(path.join(pids, String(app.pid)), { force: true });
}

/** Before the run: builds the page if outdated, and seeds the demo town once. */
export async function setup(project: TestProject): Promise<void> {
  mkdirSync(run, { recursive: true });
  const town = path.join(run, 'town');
  // Both to their end: a build that is left alone would meet the next one.
  const made = await Promise.allSettled([build(), makeTown(town)]);
  const failed = made.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    teardown();
    throw failed.reason;
  }
  project.provide('town', town);
  project.provide('run', run);
}

/** After the run: leaves no process and no data. */
export function teardown(): void {
  endLeftovers(pids);
  rmSync(run, { recursive: true, force: true });
}

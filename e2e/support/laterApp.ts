import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, startApp, type App } from './app.ts';
import { expect } from './test.ts';

export interface LaterApp {
  readonly app: App;
  /** Sets the server's clock to noon of this day in Japan, running on. Answers that noon. */
  moveTo(day: string): Promise<Date>;
}

/** A server whose clock can be moved ahead. */
export async function startLaterApp(dataDir: string, pids: string): Promise<LaterApp> {
  const file = path.join(dataDir, 'ahead');
  writeFileSync(file, '0');
  const loader = pathToFileURL(path.join(root, 'e2e/support/laterClock.mjs')).href;
  const app = await startApp({
    dataDir,
    pids,
    env: { LATER_CLOCK: file, NODE_OPTIONS: `--import=${loader}` },
  });
  return {
    app,
    async moveTo(day) {
      const noon = new Date(`${day}T12:00:00+09:00`);
      const ahead = String(noon.getTime() - Date.now());
      writeFileSync(file, ahead);
      process.kill(app.pid, 'SIGUSR2');
      await expect.poll(() => readFileSync(`${file}.seen`, 'utf8')).toBe(ahead);
      return noon;
    },
  };
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from '../e2e/support/app.ts';
import { median } from './measure.ts';
import type { Row } from './measure.ts';

const runs = 5;
const afterStopMs = 2_000;
const afterKillMs = 4_000;

/** A second start of the demo town on the embedded database, after a stop and after `kill -9`. */
export async function start(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsumugi-start-'));
  try {
    const dataDir = path.join(folder, 'data');
    await (await startApp({ dataDir })).stop();
    const afterStop: number[] = [];
    const afterKill: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const killed = path.join(folder, `killed-${run}`);
      cpSync(dataDir, killed, { recursive: true });
      await (await startApp({ dataDir: killed })).stop('SIGKILL');
      afterStop.push(await startOf(dataDir));
      afterKill.push(await startOf(killed));
    }
    const row = (what: string, taken: readonly number[], goal: number): Row => ({
      bar: 'issue 12',
      what,
      goal: `≤ ${goal / 1000} s`,
      figure: `${(median(taken) / 1000).toFixed(2)} s`,
      met: median(taken) <= goal,
      note: `${runs} starts, the longest ${(Math.max(...taken) / 1000).toFixed(2)} s`,
    });
    return [
      row('a second start until it is ready', afterStop, afterStopMs),
      row('a start after kill -9 until it is ready', afterKill, afterKillMs),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startOf(dataDir: string): Promise<number> {
  const began = performance.now();
  const app = await startApp({ dataDir });
  const taken = performance.now() - began;
  await app.stop();
  return taken;
}

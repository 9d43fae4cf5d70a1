import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ratioRow } from '../measure.ts';
import type { Row } from '../measure.ts';

const compared = v.object({ ours: v.number(), theirs: v.number(), ratio: v.number() });
const figuresOf = v.object({
  append: compared,
  appendSharedOut: compared,
  toggle: compared,
  toggleAllKept: compared,
  memory: v.object({ inStore: v.number(), held: v.number(), asKept: v.number() }),
});

/** Bars 4 to 6 for the store alone; rendering is measured in the browser. */
export async function store(): Promise<Row[]> {
  const file = new URL('./storeRun.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--no-warnings', file], {
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: 300_000,
  });
  const { append, appendSharedOut, toggle, toggleAllKept, memory } = v.parse(figuresOf, JSON.parse(stdout));
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;
  return [
    ratioRow('4', 'page 500 against page 5 appended in the store, CPU, median page', 1.1, append),
    ratioRow('4', 'the same with far pages released and collected, mean of 16 pages', 1.1, appendSharedOut),
    ratioRow('5', 'a bookmark toggled with 10,000 cards loaded against 200, CPU', 1.2, toggle),
    ratioRow('5', 'the same, were no page ever released', 1.2, toggleAllKept),
    {
      bar: '6',
      what: 'store memory an item held (10,000 of them)',
      goal: '≤ 2.5 kB',
      figure: kilobytes(memory.inStore),
      met: memory.inStore <= 2500,
      note: `with what the feed holds itself ${kilobytes(memory.held)}`,
    },
    {
      bar: '6',
      what: 'memory an item loaded, as the feed keeps them',
      goal: '≤ 2.5 kB',
      figure: kilobytes(memory.asKept),
      met: memory.asKept <= 2500,
    },
  ];
}

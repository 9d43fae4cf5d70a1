import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { migratedFolder } from '../../db/testing/testDatabase.ts';
import { systemClock } from '../../lib/dates/clock.ts';
import { createMailOutbox } from './outbox.ts';

const script = fileURLToPath(new URL('testing/mailProcess.ts', import.meta.url));

interface Run {
  readonly folder: string;
  readonly laterMs: number;
  readonly from: number;
  readonly to: number;
  readonly mode: 'deliver' | 'enqueue' | 'hold';
}

/** Runs the process; `killAt` looks at each line it says and has it killed, with a signal nobody can catch. */
async function run({ folder, laterMs, from, to, mode }: Run, killAt: (line: string) => boolean) {
  const child = spawn(process.execPath, [script, folder, String(laterMs), String(from), String(to), mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    if (killAt(line)) child.kill('SIGKILL');
  });
  const [code, signal]: unknown[] = await once(child, 'close');
  return { lines, errors, ended: signal ?? code };
}

const minute = 60_000;

it('no mail is lost or doubled when the process is killed before, between and after', async () => {
  const folder = await migratedFolder();
  const place = { folder, from: 0, to: 0 };

  // Enqueued, and not one of them delivered.
  const first = await run({ ...place, laterMs: 0, to: 10, mode: 'enqueue' }, (line) => line === 'enqueued 9');
  expect(first).toMatchObject({ ended: 'SIGKILL', errors: [] });

  // While some are delivered but not struck off, and others are on their way; then once more at another moment.
  const third = (line: string, seen: string[]) => line.startsWith('delivered') && seen.push(line) === 3;
  const handedOver: string[] = [];
  const second = await run({ ...place, laterMs: 2 * minute, from: 10, to: 40, mode: 'hold' }, (line) =>
    third(line, handedOver),
  );
  expect(second).toMatchObject({ ended: 'SIGKILL', errors: [] });
  expect(handedOver.length).toBeGreaterThanOrEqual(3);
  const again: string[] = [];
  const delivering = await run({ ...place, laterMs: 6 * minute, from: 40, to: 60, mode: 'deliver' }, (line) =>
    third(line, again),
  );
  expect(delivering).toMatchObject({ ended: 'SIGKILL', errors: [] });

  const last = await run({ ...place, laterMs: 10 * minute, mode: 'deliver' }, () => false);
  expect(last).toMatchObject({ ended: 0, errors: [] });
  expect(last.lines.at(-1)).toBe('done');

  const outbox = createMailOutbox({
    folder: join(folder, 'mailbox'),
    from: 'x@tsumugi.example',
    clock: systemClock,
  });
  const mails = await outbox.list(1_000);
  const got = mails.map(({ to }) => Number(/\d+/u.exec(to)?.[0])).toSorted((a, b) => a - b);
  expect(got).toEqual(Array.from({ length: 60 }, (_, n) => n));
  await rm(folder, { recursive: true, force: true });
}, 120_000);

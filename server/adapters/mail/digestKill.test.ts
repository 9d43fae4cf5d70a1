import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { createMailOutbox } from './outbox.ts';
import { openDatabase } from '../../db/client.ts';
import { migratedFolder } from '../../db/testing/testDatabase.ts';
import { systemClock } from '../../lib/dates/clock.ts';

const script = fileURLToPath(new URL('testing/digestProcess.ts', import.meta.url));
const readers = 120;

/** Runs the process; it is killed, with a signal nobody can catch, after so many lines. */
async function run(folder: string, at: string, linesUntilKill: number) {
  const child = spawn(process.execPath, [script, folder, `2026-04-02T00:${at}:00Z`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  let said = 0;
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  createInterface({ input: child.stdout }).on('line', () => {
    said += 1;
    if (said === linesUntilKill) child.kill('SIGKILL');
  });
  const [code, signal]: unknown[] = await once(child, 'close');
  return { errors, ended: signal ?? code };
}

/** Everybody wants one mail a day, and one notice waits for each. */
async function fill(folder: string): Promise<void> {
  const database = await openDatabase({ dataDir: folder });
  const person = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const letter = JSON.stringify({
    template: 'followReceived',
    to: 'x@example.jp',
    data: { followerName: '丹羽 佐和子', companyName: '株式会社灯台舎' },
  });
  await sql`insert into users (id, email, role, registration_step, created_at)
    select ${person}, 'reader' || n || '@example.jp', 'CREATOR_USER', 'COMPLETED', '2026-03-01'
    from generate_series(1, ${readers}) as n`.execute(database.db);
  await sql`insert into notification_preferences (user_id, kind, mail, updated_at)
    select id, 'SAVED_SEARCH', 'DAILY', '2026-03-01' from users`.execute(database.db);
  await sql`insert into notification_settings (user_id, digest_at, updated_at)
    select id, '2026-03-31T23:00:00Z', '2026-03-01' from users`.execute(database.db);
  await sql`insert into activity_notifications (id, user_id, type, mail, letter, sent_at)
    select gen_random_uuid(), id, 'SAVED_SEARCH', 'DAILY', ${letter}::jsonb, '2026-04-01T10:00:00Z' from users`.execute(
    database.db,
  );
  await database.close();
}

test('each reader has one mail of the day, however often the server is killed while it queues and sends them', async () => {
  const folder = await migratedFolder();
  await fill(folder);
  // Each a while after the one before, whose locks are over.
  for (const [at, linesUntilKill] of [
    ['00', 1],
    ['05', 20],
    ['10', 40],
  ] as const)
    expect(await run(folder, at, linesUntilKill)).toEqual({ errors: [], ended: 'SIGKILL' });
  expect(await run(folder, '15', Infinity)).toEqual({ errors: [], ended: 0 });
  const outbox = createMailOutbox({
    folder: join(folder, 'mailbox'),
    from: 'x@tsumugi.example',
    clock: systemClock,
  });
  const got = (await outbox.list(10_000)).map(({ to }) => to).toSorted();
  expect(got).toEqual(Array.from({ length: readers }, (_, n) => `reader${n + 1}@example.jp`).toSorted());
  await rm(folder, { recursive: true, force: true });
}, 240_000);

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { testDatabase } from '../../db/testing/testDatabase.ts';
import * as v from 'valibot';
import { testClock } from '../dates/clock.ts';
import { uuidV7 } from '../ids.ts';
import { silentLog } from '../process/log.ts';
import { enqueue, HopelessEffectError, sweepFailedEffects } from './outbox.ts';
import { OutboxWorker } from './outboxWorker.ts';
import type { OutboxHandler } from './outbox.ts';

const clock = testClock('2026-04-01T09:00:00.000Z');
const newId = uuidV7(clock);
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
});

const effectOf = (kind: string) => ({ kind, shape: v.record(v.string(), v.unknown()) });
const worker = (handlers: Record<string, OutboxHandler>) =>
  new OutboxWorker({ db: database.db, clock, log: silentLog(), handlers });
const waiting = () =>
  database.db.selectFrom('outbox').select(['kind', 'attempts', 'failed_at', 'last_error']).execute();
const put = (kind: string, payload: Record<string, unknown>, options?: Parameters<typeof enqueue>[4]) =>
  database.db
    .transaction()
    .execute((trx) => enqueue(trx, { clock, newId }, effectOf(kind), payload, options));

describe('the outbox', () => {
  test('an effect happens when its transaction commits, and not when it does not', async () => {
    const done: unknown[] = [];
    await put('mail', { to: 'a' });
    await database.db
      .transaction()
      .execute(async (trx) => {
        await enqueue(trx, { clock, newId }, effectOf('mail'), { to: 'b' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await worker({ mail: async (payload) => void done.push(payload) }).drain();
    expect(done).toEqual([{ to: 'a' }]);
    expect(await waiting()).toEqual([]);
  });

  test('two effects of one key are one, until the first has happened', async () => {
    const done: unknown[] = [];
    await put('digest', { n: 1 }, { dedupeKey: 'today' });
    await put('digest', { n: 2 }, { dedupeKey: 'today' });
    const runner = worker({ digest: async (payload) => void done.push(payload) });
    await runner.drain();
    await put('digest', { n: 3 }, { dedupeKey: 'today' });
    await runner.drain();
    expect(done).toEqual([{ n: 1 }, { n: 3 }]);
  });

  test('what failed is tried again, later each time, and kept when it never works', async () => {
    let attempts = 0;
    const runner = worker({
      mail: async () => {
        attempts += 1;
        throw new Error('no server');
      },
    });
    await put('mail', {});
    await runner.drain();
    expect(attempts).toBe(1);
    await runner.drain();
    expect(attempts).toBe(1);
    clock.advance(2_000);
    await runner.drain();
    expect(attempts).toBe(2);
    clock.advance(2_000);
    await runner.drain();
    expect(attempts).toBe(2);
    for (let tries = 0; tries < 40; tries += 1) {
      clock.advance(60 * 60_000);
      await runner.drain();
    }
    expect(attempts).toBe(30);
    expect(await waiting()).toMatchObject([
      { kind: 'mail', attempts: 30, last_error: 'no server', failed_at: expect.any(Date) },
    ]);
  });

  test('a delayed effect waits, an unknown kind is left to a process that knows it', async () => {
    const done: string[] = [];
    const runner = worker({ later: async () => void done.push('later') });
    await put('later', {}, { delayMs: 5_000 });
    await put('unknown', {});
    await runner.drain();
    expect(done).toEqual([]);
    clock.advance(5_000);
    await runner.drain();
    expect(done).toEqual(['later']);
    expect(await waiting()).toMatchObject([{ kind: 'unknown', attempts: 0 }]);
  });

  test('an effect whose process died is taken over once its lock has run out', async () => {
    const done: string[] = [];
    await put('mail', {});
    await database.db
      .updateTable('outbox')
      .set({ locked_until: new Date(clock.now().getTime() + 60_000) })
      .execute();
    const runner = worker({ mail: async () => void done.push('sent') });
    await runner.drain();
    expect(done).toEqual([]);
    clock.advance(61_000);
    await runner.drain();
    expect(done).toEqual(['sent']);
  });

  test('two workers at once run each effect once', async () => {
    const done: unknown[] = [];
    for (let n = 0; n < 50; n += 1) await put('mail', { n });
    const handlers = { mail: async (payload: unknown) => void done.push(payload) };
    await Promise.all([worker(handlers).drain(), worker(handlers).drain()]);
    expect(done).toHaveLength(50);
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(50);
  });

  test('what cannot be helped is not tried again, and kept', async () => {
    let attempts = 0;
    const runner = worker({
      mail: async () => {
        attempts += 1;
        throw new HopelessEffectError('no such address');
      },
    });
    await put('mail', {});
    await runner.drain();
    clock.advance(60 * 60_000);
    await runner.drain();
    expect(attempts).toBe(1);
    expect(await waiting()).toMatchObject([{ last_error: 'no such address', failed_at: expect.any(Date) }]);
  });

  test('a slow effect keeps no other one waiting', async () => {
    const slow = Promise.withResolvers<void>();
    const mailed = Promise.withResolvers<void>();
    let sent = 0;
    const runner = worker({
      export: () => slow.promise,
      mail: async () => {
        sent += 1;
        if (sent === 60) mailed.resolve();
      },
    });
    await put('export', {});
    for (let n = 0; n < 60; n += 1) await put('mail', { n });
    const drained = runner.drain();
    await mailed.promise;
    expect(await waiting()).toContainEqual(expect.objectContaining({ kind: 'export' }));
    slow.resolve();
    await drained;
    expect(await waiting()).toEqual([]);
  });
});

test('what failed for good is kept for a month', async () => {
  await put('mail', {});
  await worker({ mail: () => Promise.reject(new HopelessEffectError('no such address')) }).drain();
  clock.advance(30 * 86_400_000);
  await sweepFailedEffects({ db: database.db, clock });
  expect(await waiting()).toHaveLength(1);
  clock.advance(1_000);
  await sweepFailedEffects({ db: database.db, clock });
  expect(await waiting()).toEqual([]);
});

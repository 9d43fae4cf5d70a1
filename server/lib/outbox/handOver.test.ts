import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../db/client.ts';
import { testDatabase } from '../../db/testing/testDatabase.ts';
import * as v from 'valibot';
import { testClock } from '../dates/clock.ts';
import { uuidV7 } from '../ids.ts';
import { silentLog } from '../process/log.ts';
import { DoubtfulEffectError, enqueue } from './outbox.ts';
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
const rows = () =>
  database.db
    .selectFrom('outbox')
    .select(['attempts', 'doubts', 'failed_at', 'handed_over_at', 'last_error', 'locked_until'])
    .execute();
const put = (kind: string) =>
  database.db.transaction().execute((trx) => enqueue(trx, { clock, newId }, effectOf(kind), {}));

describe('an effect that is handed over', () => {
  const never = Promise.withResolvers<void>().promise;
  /** A worker that dies in the middle: nothing it awaits goes on. */
  const dieIn = async (handler: (handOver: () => Promise<void>) => Promise<void>) => {
    const reached = Promise.withResolvers<void>();
    const dead = worker({
      mail: async (_payload, _id, handOver) => {
        await handler(handOver);
        reached.resolve();
        await never;
      },
    });
    void dead.drain();
    await reached.promise;
  };
  const count = () => {
    const runs: string[] = [];
    return { runs, runner: worker({ mail: async (_payload, id) => void runs.push(id) }) };
  };

  test('is run again when the process died before, and kept when it died after', async () => {
    await put('mail');
    await dieIn(async () => undefined);
    clock.advance(61_000);
    const before = count();
    await before.runner.drain();
    expect(before.runs).toHaveLength(1);

    await put('mail');
    await dieIn((handOver) => handOver());
    clock.advance(61_000);
    const after = count();
    await after.runner.drain();
    clock.advance(24 * 60 * 60_000);
    await after.runner.drain();
    expect(after.runs).toEqual([]);
    expect(await rows()).toMatchObject([
      { attempts: 1, failed_at: expect.any(Date), handed_over_at: expect.any(Date), locked_until: null },
    ]);
  });

  test('that may come twice is run once more after a death, and kept after a second one', async () => {
    const dying = () => {
      const reached = Promise.withResolvers<void>();
      const dead = worker({
        mail: async (_payload, _id, handOver) => {
          await handOver();
          reached.resolve();
          await never;
        },
      });
      void dead.drain();
      return reached.promise;
    };
    const repeats = { mail: () => true };
    const runs: string[] = [];
    const next = () =>
      new OutboxWorker({
        db: database.db,
        clock,
        log: silentLog(),
        handlers: { mail: async (_payload, id) => void runs.push(id) },
        repeats,
      });
    await put('mail');
    await dying();
    clock.advance(61_000);
    await next().drain();
    expect(runs).toHaveLength(1);
    expect(await rows()).toEqual([]);

    await put('mail');
    await dying();
    clock.advance(61_000);
    const again = Promise.withResolvers<void>();
    const second = new OutboxWorker({
      db: database.db,
      clock,
      log: silentLog(),
      handlers: {
        mail: async (_payload, _id, handOver) => {
          await handOver();
          again.resolve();
          await never;
        },
      },
      repeats,
    });
    void second.drain();
    await again.promise;
    clock.advance(61_000);
    await next().drain();
    expect(runs).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { doubts: 1, failed_at: expect.any(Date), handed_over_at: expect.any(Date) },
    ]);
  });

  test('is struck off all the same when only its lock had run out', async () => {
    const answer = Promise.withResolvers<void>();
    const handedOver = Promise.withResolvers<void>();
    const slow = worker({
      mail: async (_payload, _id, handOver) => {
        await handOver();
        handedOver.resolve();
        await answer.promise;
      },
    });
    await put('mail');
    const drained = slow.drain();
    await handedOver.promise;
    clock.advance(61_000);
    const other = count();
    await other.runner.drain();
    expect(await rows()).toMatchObject([{ failed_at: expect.any(Date) }]);
    answer.resolve();
    await drained;
    expect(other.runs).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('is tried again when the answer was no, whoever gave it up meanwhile', async () => {
    const answer = Promise.withResolvers<void>();
    const handedOver = Promise.withResolvers<void>();
    const slow = worker({
      mail: async (_payload, _id, handOver) => {
        await handOver();
        handedOver.resolve();
        await answer.promise;
      },
    });
    await put('mail');
    const drained = slow.drain();
    await handedOver.promise;
    clock.advance(61_000);
    await count().runner.drain();
    answer.reject(new Error('451 later'));
    await drained;
    expect(await rows()).toMatchObject([{ failed_at: null, handed_over_at: null, last_error: '451 later' }]);
    clock.advance(2_000);
    const { runs, runner } = count();
    await runner.drain();
    expect(runs).toHaveLength(1);
  });

  test('is not handed over by a worker that lost it to another one', async () => {
    const late = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let handedOver = false;
    const slow = worker({
      mail: async (_payload, _id, handOver) => {
        begun.resolve();
        await late.promise;
        await handOver();
        handedOver = true;
      },
    });
    await put('mail');
    const drained = slow.drain();
    await begun.promise;
    clock.advance(61_000);
    await dieIn(async () => undefined);
    late.resolve();
    await drained;
    expect(handedOver).toBe(false);
    // Nothing of the other one's was touched.
    expect(await rows()).toMatchObject([{ attempts: 2, failed_at: null, last_error: null }]);
  });

  test('in doubt is tried once more, five minutes later', async () => {
    let runs = 0;
    const runner = worker({
      mail: async (_payload, _id, handOver) => {
        runs += 1;
        await handOver();
        throw new DoubtfulEffectError('gone');
      },
    });
    await put('mail');
    await runner.drain();
    expect(await rows()).toMatchObject([{ doubts: 1, failed_at: null, handed_over_at: null }]);
    clock.advance(4 * 60_000);
    await runner.drain();
    expect(runs).toBe(1);
    clock.advance(60_000);
    await runner.drain();
    expect(runs).toBe(2);
    expect(await rows()).toMatchObject([
      { doubts: 2, failed_at: expect.any(Date), handed_over_at: expect.any(Date), last_error: 'gone' },
    ]);
  });
});

test('what a dead process held is taken over at once by the only one there can be', async () => {
  await put('mail');
  await put('unknown');
  await database.db
    .updateTable('outbox')
    .set({ locked_until: new Date(clock.now().getTime() + 60_000) })
    .execute();
  const sent = Promise.withResolvers<void>();
  const runner = new OutboxWorker({
    db: database.db,
    clock,
    log: silentLog(),
    handlers: { mail: async () => sent.resolve() },
    alone: true,
  });
  runner.start();
  await sent.promise;
  await runner.stop();
  expect(await database.db.selectFrom('outbox').select(['kind', 'locked_until']).execute()).toEqual([
    { kind: 'unknown', locked_until: expect.any(Date) },
  ]);
});

test('what happened while the database was away is struck off when it is back, and not run again', async () => {
  await put('mail');
  let runs = 0;
  const { db } = database;
  const deleting = vi.spyOn(db, 'deleteFrom').mockImplementationOnce(() => {
    throw new Error('connection lost');
  });
  const runner = worker({ mail: async () => void (runs += 1) });
  await runner.drain();
  clock.advance(61_000);
  await runner.drain();
  deleting.mockRestore();
  expect(runs).toBe(1);
  expect(await rows()).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Database } from '../../db/client.ts';
import { testDatabase } from '../../db/testing/testDatabase.ts';
import { testClock } from '../dates/clock.ts';
import { forget, hit, sweepRateLimits, takeBack } from './rateLimit.ts';

const clock = testClock('2026-04-01T09:00:00.000Z');
const limit = { name: 'sign-in', hits: 5, windowMs: 60_000 };
let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const tries = async (count: number, subject: string): Promise<number> => {
  const results = await Promise.allSettled(
    Array.from({ length: count }, () => hit({ db: database.db, clock }, limit, subject)),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
};

describe('rate limits', () => {
  test('let as many through as they say, however many come at once', async () => {
    expect(await tries(50, 'a')).toBe(5);
  });

  test('are each subject’s own', async () => {
    expect(await tries(5, 'b')).toBe(5);
    expect(await tries(1, 'c')).toBe(1);
  });

  test('say when to try again', async () => {
    await tries(5, 'd');
    await expect(hit({ db: database.db, clock }, limit, 'd')).rejects.toMatchObject({
      code: 'RateLimitExceededError',
      details: { retryAt: new Date('2026-04-01T09:01:12.000Z') },
    });
  });

  test('slide: the window before still counts for the part of it that lies within', async () => {
    clock.set('2026-04-01T10:00:59.000Z');
    expect(await tries(5, 'e')).toBe(5);
    clock.set('2026-04-01T10:01:15.000Z');
    // Three quarters of five still count.
    expect(await tries(5, 'e')).toBe(1);
    clock.set('2026-04-01T10:03:00.000Z');
    expect(await tries(5, 'e')).toBe(5);
  });

  test('of several at once, every one counts and has to let it through', async () => {
    clock.set('2026-04-01T11:00:00.000Z');
    const services = { db: database.db, clock };
    const both = [limit, { name: 'sign-in-hour', hits: 8, windowMs: 60 * 60_000 }];
    for (let times = 0; times < 5; times += 1) await hit(services, both, 'f');
    await expect(hit(services, both, 'f')).rejects.toMatchObject({
      details: { retryAt: new Date('2026-04-01T11:01:12.000Z') },
    });
    clock.set('2026-04-01T11:05:00.000Z');
    for (let times = 0; times < 3; times += 1) await hit(services, both, 'f');
    await expect(hit(services, both, 'f')).rejects.toMatchObject({
      details: { retryAt: new Date('2026-04-01T12:07:30.000Z') },
    });
    await forget(database.db, both, 'f');
    await hit(services, both, 'f');
  });

  test('what turned out right is taken back', async () => {
    const services = { db: database.db, clock };
    for (let times = 0; times < 20; times += 1) {
      await takeBack(database.db, await hit(services, [limit], 'g'));
    }
    expect(await tries(6, 'g')).toBe(5);
  });

  test('what turned out right in the next window is taken back from the one it was counted in', async () => {
    clock.set('2026-04-01T12:00:59.900Z');
    const counted = await hit({ db: database.db, clock }, limit, 'h');
    clock.set('2026-04-01T12:01:00.000Z');
    await takeBack(database.db, counted);
    expect(await tries(6, 'h')).toBe(5);
  });

  test('what is refused does not count: whoever waits as told is let through, and not a moment before', async () => {
    const services = { db: database.db, clock };
    const refusal = v.object({ details: v.object({ retryAt: v.date() }) });
    const retryAt = async (subject: string): Promise<Date> => {
      const error: unknown = await hit(services, limit, subject).catch((caught: unknown) => caught);
      return v.parse(refusal, error).details.retryAt;
    };
    clock.set('2026-04-01T13:00:17.000Z');
    const subject = 'i';
    expect(await tries(5, subject)).toBe(5);
    for (let times = 0; times < 8; times += 1) {
      expect(await tries(40, subject)).toBe(0);
      const promised = await retryAt(subject);
      clock.set(new Date(promised.getTime() - 1).toISOString());
      expect(await tries(1, subject)).toBe(0);
      clock.set(promised.toISOString());
      expect(await tries(1, subject)).toBe(1);
    }
  });

  test('rows that count no longer are swept', async () => {
    clock.set('2026-04-01T14:00:00.000Z');
    await sweepRateLimits({ db: database.db, clock });
    expect(await database.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  });
});
